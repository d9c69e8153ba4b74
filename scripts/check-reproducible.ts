import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCommand } from './build-command.mjs';
import { pageFiles } from './checks/built-pages.ts';
import { runCommand } from './run-command.ts';

/** What every file of a folder holds, by its path. */
function digests(distDir: string): Map<string, string> {
  const files = readdirSync(distDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [file, createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

/** Builds with nothing kept from earlier builds or shared between pages: what is only copied would always be alike. */
function buildAnew(): void {
  const cache = mkdtempSync(join(tmpdir(), 'build-cache-'));
  try {
    const { status, signal, stderr, error } = spawnSync(process.execPath, buildCommand, {
      encoding: 'utf8',
      env: { ...process.env, BUILD_CACHE: cache, SHARED_PARTS: 'off' },
    });
    if (error) throw error;
    if (status === null)
      throw new Error(`The second build was ended by ${signal}. Is there too little memory? Run: npm run build`);
    if (status !== 0) throw new Error(stderr);
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
}

/**
 * Builds once more and compares: two builds of one commit must be alike to the byte, so that a release uploads only what
 * changed.
 */
function checkReproducible(): void {
  pageFiles('dist'); // Complains when there is no build to compare with.
  const first = digests('dist');
  buildAnew();
  const second = digests('dist');
  const different = [...new Set([...first.keys(), ...second.keys()])].filter(
    (file) => first.get(file) !== second.get(file),
  );
  if (different.length > 0) {
    throw new Error(`Two builds differ in ${different.length} files: ${different.slice(0, 10).join(', ')}.
Look for a date, a random value or an order that depends on timing.`);
  }
  console.log(`Two builds are alike in all ${second.size} files, one of them with nothing kept or shared.`);
}

await runCommand('Usage: npx tsx scripts/check-reproducible.ts', checkReproducible);
