import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { type BuiltPage, readPages } from './checks/built-pages.ts';
import { inLinkFaults, inLinks } from './checks/in-links.ts';
import { jsonLdFaults } from './checks/json-ld.ts';
import { formerNameFaults, outputFaults, shareImageFaults } from './checks/outputs.ts';
import { type Fault, headFaults, pageFaults } from './checks/page-rules.ts';
import { htmlValidateFaults, nuFaults, sitemapFaults } from './checks/validators.ts';
import { runCommand } from './run-command.ts';

type Check = (pages: readonly BuiltPage[], distDir: string) => Fault[] | Promise<Fault[]>;

const checks: Record<string, Check> = {
  pages: (pages, distDir) => [
    ...headFaults(pages),
    ...pages.flatMap(pageFaults),
    ...outputFaults(pages, distDir),
    ...formerNameFaults(distDir),
  ],
  'json-ld': (pages) => pages.flatMap(jsonLdFaults),
  'share-images': shareImageFaults,
  sitemap: sitemapFaults,
  'in-links': (pages) => inLinkFaults(inLinks(pages)),
  'html-validate': htmlValidateFaults,
  nu: nuFaults,
};

/** Checks the built pages: `check-dist.ts json-ld nu`, or everything without a name. Exits 1 if there is a fault. */
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
  for (const [name, check] of Object.entries(checks)) {
    if (names.length > 0 && !names.includes(name)) continue;
    if (name === 'nu' && spawnSync('java', ['-version']).status !== 0) {
      console.log('nu: skipped, java is not on this machine (Debian: apt-get install default-jre-headless).');
      continue;
    }
    const faults = await check(pages, flags.dist);
    for (const fault of faults) console.error(`  ${fault}.`);
    count += faults.length;
    if (faults.length === 0) console.log(`${name}: ${pages.length} pages are sound.`);
  }
  if (count > 0) throw new Error(`${count} ${count === 1 ? 'fault' : 'faults'} in ${pages.length} pages.`);
}

await runCommand('Usage: npm run check:dist -- [--dist dist] [name …]', checkDist);
