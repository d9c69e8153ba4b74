import { parseArgs } from 'node:util';
import { type BuiltPage, readPages } from './checks/built-pages.ts';
import { type Fault, headFaults } from './checks/head-rules.ts';
import { inLinkFaults, inLinks } from './checks/in-links.ts';
import { jsonLdFaults } from './checks/json-ld.ts';
import { formerNameFaults, outputFaults } from './checks/outputs.ts';
import { pageFaults } from './checks/page-rules.ts';
import { has, htmlValidateFaults, nuFaults, sitemapFaults } from './checks/validators.ts';
import { shareImageFaults } from './make/share-images.ts';
import { runCommand } from './run-command.ts';

interface Check {
  /** What sound pages do, after their number. */
  verdict: string;
  faults: (pages: readonly BuiltPage[], distDir: string) => Fault[] | Promise<Fault[]>;
  /** Why it cannot run on this machine, if it cannot. */
  absent?: () => string | false;
}

const checks: Record<string, Check> = {
  pages: {
    verdict: 'have sound heads and bodies, keep to their budgets and the agency’s name, and are in all lists',
    faults: (pages, distDir) => [
      ...headFaults(pages),
      ...pages.flatMap(pageFaults),
      ...outputFaults(pages, distDir),
      ...formerNameFaults(distDir),
    ],
  },
  'json-ld': {
    verdict: 'say in their structured data what they say to people',
    faults: (pages) => pages.flatMap(jsonLdFaults),
  },
  'share-images': { verdict: 'show an image that previews accept', faults: shareImageFaults },
  sitemap: {
    verdict: 'stand behind a valid sitemap',
    absent: () =>
      !has('xmllint', '--version') && 'xmllint is not on this machine (Debian: apt-get install libxml2-utils)',
    faults: sitemapFaults,
  },
  'in-links': {
    verdict: 'are near the home page and linked from the text of others',
    faults: (pages) => inLinkFaults(inLinks(pages)),
  },
  'html-validate': { verdict: 'pass html-validate', faults: htmlValidateFaults },
  nu: {
    verdict: 'pass the Nu HTML checker',
    absent: () =>
      !has('java', '-version') && 'there is no Java on this machine (Debian: apt-get install default-jre-headless)',
    faults: nuFaults,
  },
};

/**
 * Checks the built pages: `check-dist.ts json-ld nu`, or everything without a name. Prints every fault and exits 1 if there
 * is one. A check whose program is not on the machine says so and is skipped.
 */
async function checkDist(): Promise<void> {
  const { values: flags, positionals: names } = parseArgs({
    options: { dist: { type: 'string', default: 'dist' } },
    allowPositionals: true,
  });
  const unknown = names.filter((name) => !Object.hasOwn(checks, name));
  if (unknown.length > 0)
    throw new Error(`There is no check “${unknown.join(', ')}”. There are: ${Object.keys(checks).join(', ')}.`);

  const pages = readPages(flags.dist);
  let count = 0;
  for (const [name, { absent, faults: find, verdict }] of Object.entries(checks)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const reason = absent?.();
    const faults = reason ? [] : await find(pages, flags.dist);
    for (const fault of faults) console.error(`  ${fault}.`);
    count += faults.length;
    if (reason) console.log(`${name}: skipped, ${reason}.`);
    else if (faults.length === 0) console.log(`${pages.length} pages ${verdict}.`);
  }
  if (count > 0) throw new Error(`${count} ${count === 1 ? 'fault' : 'faults'} in ${pages.length} pages.`);
}

await runCommand('Usage: npm run check:dist -- [--dist dist] [name …]', checkDist);
