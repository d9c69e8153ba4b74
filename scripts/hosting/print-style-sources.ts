import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../run-command.ts';
import { pageStyleHashes } from './static-files.ts';

const distDir = resolve(import.meta.dirname, '../../dist');

/** Prints the value of the template's parameter StyleSources: `'sha256-…' 'sha256-…'`, as the built pages need it. */
async function printStyleSources(): Promise<void> {
  parseArgs({ options: {} });
  if (!existsSync(join(distDir, 'index.html'))) throw new Error('There is no built site in dist/. Run: npm run build');
  const hashes = await pageStyleHashes(distDir);
  console.log(hashes.map((hash) => `'${hash}'`).join(' '));
}

await runCommand('Usage: npx tsx scripts/hosting/print-style-sources.ts', printStyleSources);
