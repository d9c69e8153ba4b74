import { parseArgs } from 'node:util';
import { readPages } from './checks/built-pages.ts';
import { headRules } from './checks/head-rules.ts';
import { outputRules } from './checks/output-rules.ts';
import { pageRules } from './checks/page-rules.ts';
import { siteRules } from './checks/site-rules.ts';
import { runCommand } from './run-command.ts';

/** Checks the built pages: structure, head, safety, files and sizes. Prints every fault and exits 1 if there is one. */
function checkDist(): void {
  const { values: flags } = parseArgs({ options: { dist: { type: 'string', default: 'dist' } } });
  const pages = readPages(flags.dist);
  const aroundPages = [...siteRules, ...outputRules];
  const faults = [
    ...headRules.flatMap((rule) => rule(pages)),
    ...pages.flatMap((page) => pageRules.flatMap((rule) => rule(page).map((fault) => `${page.path} ${fault}`))),
    ...aroundPages.flatMap((rule) => rule(pages, flags.dist)),
  ];
  for (const fault of faults) console.error(`  ${fault}.`);
  if (faults.length > 0)
    throw new Error(`\n${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in ${pages.length} pages.`);
  console.log(`${pages.length} pages keep ${headRules.length + pageRules.length + aroundPages.length} rules.`);
}

await runCommand('Usage: npm run check:dist -- [--dist dist]', checkDist);
