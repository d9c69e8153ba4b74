import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Builds once more and compares: two builds of one commit must be alike to the byte, so that a release uploads only what changed. */

function digests(distDir: string): Map<string, string> {
  const files = readdirSync(distDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [file, createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

const first = digests('dist');
const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { encoding: 'utf8' });
if (status !== 0) {
  console.error(stderr);
  process.exit(1);
}
const second = digests('dist');
const different = [...new Set([...first.keys(), ...second.keys()])].filter(
  (file) => first.get(file) !== second.get(file),
);
if (different.length > 0) {
  console.error(`Two builds differ in ${different.length} files: ${different.slice(0, 10).join(', ')}.`);
  console.error('Look for a date, a random value or an order that depends on timing.');
  process.exit(1);
}
console.log(`Two builds are alike in all ${second.size} files.`);
