import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { type BuiltPage, readPages } from '../read/built-pages.ts';
import { runCommand } from '../run-command.ts';
import { inLinkProblems, inLinks } from './in-links.ts';
import { jsonLdProblems } from './json-ld.ts';
import { formerNameProblems, outputProblems, shareImageProblems } from './outputs.ts';
import { headProblems, type Problem, pageProblems } from './page-rules.ts';
import { htmlValidateProblems, nuProblems, sitemapProblems } from './validators.ts';

type Check = (pages: readonly BuiltPage[], distDir: string) => Problem[] | Promise<Problem[]>;

const checks: Record<string, Check> = {
  pages: (pages, distDir) => [
    ...headProblems(pages),
    ...pages.flatMap(pageProblems),
    ...outputProblems(pages, distDir),
    ...formerNameProblems(distDir),
  ],
  'json-ld': (pages) => pages.flatMap(jsonLdProblems),
  'share-images': shareImageProblems,
  sitemap: sitemapProblems,
  'in-links': (pages) => inLinkProblems(inLinks(pages)),
  'html-validate': htmlValidateProblems,
  nu: nuProblems,
};

/** Checks the built pages: `npm run check:dist -- json-ld nu`, or everything without a name. Exits 1 if there is a problem. */
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
    const problems = await check(pages, flags.dist);
    for (const problem of problems) console.error(`  ${problem}.`);
    count += problems.length;
    if (problems.length === 0) console.log(`${name}: ${pages.length} pages are sound.`);
  }
  if (count > 0) throw new Error(`${count} ${count === 1 ? 'problem' : 'problems'} in ${pages.length} pages.`);
}

await runCommand('Usage: npm run check:dist -- [--dist dist] [name …]', checkDist);
