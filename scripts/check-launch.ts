import './hosting/load-env.ts';
import { parseArgs } from 'node:util';
import { launchTopics, printTopics } from './launch/report.ts';
import { readSource } from './launch/source.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run check:launch`: lists what is still sample content or a placeholder, with file and line. It informs and exits
 * with 0; with `--strict` it exits with 1 while anything is left.
 */
function checkLaunch(): void {
  const { values: flags } = parseArgs({ options: { strict: { type: 'boolean', default: false } } });
  const topics = launchTopics(readSource('src'), process.env);
  console.log(printTopics(topics));
  if (flags.strict && topics.some(({ findings }) => findings.length > 0)) process.exitCode = 1;
}

await runCommand('Usage: npm run check:launch -- [--strict]', checkLaunch);
