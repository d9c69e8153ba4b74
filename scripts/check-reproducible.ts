import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pageFiles } from './checks/built-pages.ts';
import { runCommand } from './run-command.ts';

/** What every file of dist holds, by its path. */
function digests(): Map<string, string> {
  const files = readdirSync('dist', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [file, createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

/**
 * Builds once more, with no share image kept, and compares: two builds of one commit must be alike to the byte, so that a
 * release uploads only what changed.
 */
function checkReproducible(): void {
  pageFiles('dist'); // Complains when there is no build to compare with.
  const first = digests();
  rmSync('node_modules/.cache/share-images', { recursive: true, force: true });
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr || 'The second build was ended by the system. Is there too little memory?');
  const second = digests();
  const different = [...new Set([...first.keys(), ...second.keys()])].filter(
    (file) => first.get(file) !== second.get(file),
  );
  if (different.length > 0) {
    throw new Error(`Two builds differ in ${different.length} files: ${different.slice(0, 10).join(', ')}.
Look for a date, a random value or an order that depends on timing.`);
  }
  console.log(`Two builds are alike in all ${second.size} files.`);
}

await runCommand('Usage: npx tsx scripts/check-reproducible.ts', checkReproducible);
