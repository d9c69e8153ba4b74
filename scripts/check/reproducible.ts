import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { pageFiles } from '../read/built-pages.ts';
import { runCommand } from '../run-command.ts';

const first = 'test-results/first-build';

/** Builds again, without cached share images, and compares: a release should upload only what changed. */
function checkReproducible(): void {
  pageFiles('dist'); // Throws when there is no build to compare with.
  cpSync('dist', first, { recursive: true });
  rmSync('node_modules/.cache/share-images', { recursive: true, force: true });
  const build = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { encoding: 'utf8' });
  if (build.status !== 0)
    throw new Error(build.stderr || 'The system ended the second build. It may have run out of memory.');
  const { status, stdout } = spawnSync('git', ['diff', '--no-index', '--stat', first, 'dist'], { encoding: 'utf8' });
  rmSync(first, { recursive: true });
  if (status !== 0)
    throw new Error(`${stdout}Two builds differ. Look for a date, a random value or an order that depends on timing.`);
  console.log('Both builds have the same files.');
}

await runCommand('Usage: npx tsx scripts/check/reproducible.ts', checkReproducible);
