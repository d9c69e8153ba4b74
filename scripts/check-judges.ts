import { parseArgs } from 'node:util';
import { type BuiltPage, readPages } from './checks/built-pages.ts';
import { htmlValidateFaults } from './checks/html-validate.ts';
import { inLinkFaults, inLinks } from './checks/in-links.ts';
import { jsonLd } from './checks/json-ld.ts';
import { hasJava, nuFaults } from './checks/nu.ts';
import type { Fault } from './checks/page-rules.ts';
import { hasXmllint, sitemapFaults } from './checks/sitemap-xsd.ts';
import { shareImageFaults } from './make/share-image-faults.ts';
import { runCommand } from './run-command.ts';

interface Judge {
  /** What it says of sound pages, after their number. */
  verdict: string;
  /** Why it cannot run on this machine, if it cannot. */
  absent?: () => string | false;
  faults: (pages: readonly BuiltPage[], distDir: string) => Fault[] | Promise<Fault[]>;
}

const judges: Record<string, Judge> = {
  'json-ld': {
    verdict: 'say in their structured data what they say to people',
    faults: (pages) => pages.flatMap((page) => jsonLd(page).map((fault) => `${page.path} ${fault}`)),
  },
  'share-images': {
    verdict: 'show an image that previews accept',
    faults: shareImageFaults,
  },
  sitemap: {
    verdict: 'stand behind a valid sitemap',
    absent: () => !hasXmllint() && 'xmllint is not on this machine (Debian: apt-get install libxml2-utils)',
    faults: (_, distDir) => sitemapFaults(distDir),
  },
  'in-links': {
    verdict: 'are near the home page and linked from the text of others',
    faults: (pages) => inLinkFaults(inLinks(pages)),
  },
  'html-validate': {
    verdict: 'pass html-validate',
    faults: htmlValidateFaults,
  },
  nu: {
    verdict: 'pass the Nu HTML checker',
    absent: () => !hasJava() && 'there is no Java on this machine (Debian: apt-get install default-jre-headless)',
    faults: nuFaults,
  },
};

/**
 * Asks the judges that have opinions of their own about the built pages: `tsx scripts/check-judges.ts json-ld nu`, or all
 * of them without a name. Prints every fault and exits 1 if there is one. A judge whose program is not on the machine
 * says so and is skipped.
 */
async function askJudges(): Promise<void> {
  const { values: flags, positionals: names } = parseArgs({
    options: { dist: { type: 'string', default: 'dist' } },
    allowPositionals: true,
  });
  const unknown = names.filter((name) => !Object.hasOwn(judges, name));
  if (unknown.length > 0) {
    throw new Error(`There is no judge “${unknown.join(', ')}”. There are: ${Object.keys(judges).join(', ')}.`);
  }

  const pages = readPages(flags.dist);
  let count = 0;
  for (const [name, judge] of Object.entries(judges)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const absent = judge.absent?.();
    if (absent) {
      console.log(`${name}: skipped, ${absent}.`);
      continue;
    }
    const faults = await judge.faults(pages, flags.dist);
    for (const fault of faults) console.error(`  ${fault}.`);
    count += faults.length;
    if (faults.length === 0) console.log(`${pages.length} pages ${judge.verdict}.`);
  }
  if (count > 0) throw new Error(`\n${count} faults.`);
}

await runCommand('Usage: npx tsx scripts/check-judges.ts [--dist dist] [name …]', askJudges);
