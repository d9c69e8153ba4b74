import '../read/load-env.ts';
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { type BuiltPage, readPages } from '../read/built-pages.ts';
import { runCommand } from '../run-command.ts';
import { formerNameProblems } from './former-names.ts';
import { inLinkProblems } from './in-links.ts';
import { jsonLdProblems } from './json-ld.ts';
import { linkProblems } from './links.ts';
import { outlineProblems } from './outline.ts';
import { headProblems, type Problem, pageProblems } from './page-rules.ts';
import { similarityProblems } from './similarity.ts';
import { htmlValidateProblems, nuProblems } from './validators.ts';

type Check = (pages: readonly BuiltPage[], distDir: string) => Problem[] | Promise<Problem[]>;

const checks: Record<string, Check> = {
  pages: (pages, distDir) => [...headProblems(pages), ...pages.flatMap(pageProblems), ...formerNameProblems(distDir)],
  'json-ld': (pages) => pages.flatMap(jsonLdProblems),
  'in-links': inLinkProblems,
  links: linkProblems,
  similarity: similarityProblems,
  outline: outlineProblems,
  'html-validate': htmlValidateProblems,
  nu: nuProblems,
};

/** For a check that cannot run on this machine: `npm test` reports it as skipped, with the last line as the reason. */
const cannotRun = 75;

/** Checks the built pages: `npm run check:dist -- json-ld nu`, or everything without a name. Exits 1 if there is a problem. */
async function checkDist(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const names = positionals.length > 0 ? positionals : Object.keys(checks);
  const pages = readPages('dist');
  let count = 0;
  for (const name of names) {
    const check = checks[name];
    if (!check) throw new Error(`There is no check “${name}”. There are: ${Object.keys(checks).join(', ')}.`);
    if (name === 'nu' && spawnSync('java', ['-version']).status !== 0) {
      process.exitCode = cannotRun;
      continue;
    }
    const problems = await check(pages, 'dist');
    for (const problem of problems) console.error(`  ${problem}.`);
    count += problems.length;
    if (problems.length === 0) console.log(`${name}: no problems in ${pages.length} pages.`);
  }
  if (count > 0) throw new Error(`${count} ${count === 1 ? 'problem' : 'problems'} in ${pages.length} pages.`);
  if (process.exitCode === cannotRun)
    console.log('nu needs Java, which is not installed. On Debian: apt-get install default-jre-headless');
}

await runCommand('Usage: npm run check:dist -- [name …]', checkDist);
