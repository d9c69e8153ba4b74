// For scripts that run without Vite: the `.env` files, before settings.ts is evaluated. Import it first, for its effect.
// The build reads them here too, so that the pages and the hosts' rules cannot differ. (Vite's own loadEnv would do, and
// costs each command half a second.)
import { existsSync, readFileSync, statSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The settings that a file names. @throws Error with one sentence when it cannot be read. */
function settingsIn(file: string): [name: string, value: string | undefined][] {
  if (statSync(file).isDirectory()) throw new Error(`${file} is a folder, and must be a file. Rename or delete it.`);
  // Some editors begin a file with a byte order mark, which would be the first letter of the first name.
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  return Object.entries(parseEnv(text)).filter(([name]) => name.startsWith('VITE_'));
}

/**
 * Sets what the files set, the most specific file first: what is set already stays. All of this happens before the first
 * `await`, because a command's other imports do not wait for it.
 */
async function loadFiles(files: readonly string[]): Promise<void> {
  const named: { file: string; name: string }[] = [];
  for (const file of files) {
    for (const [name, value] of settingsIn(file)) {
      process.env[name] ??= value;
      named.push({ file, name });
    }
  }
  if (named.length === 0) return;
  // Only now: it evaluates settings.ts.
  const { misspelledSettings } = await import('./check-settings.ts');
  const faults = misspelledSettings(named);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

if (process.env.SITE_SETTINGS === 'placeholders') await import('./placeholder-settings.mjs');
else {
  try {
    await loadFiles(
      ['.env.production.local', '.env.production', '.env.local', '.env'].filter((file) => existsSync(file)),
    );
  } catch (error) {
    // This is an import of a command: nothing else is loaded yet that could print the error as one sentence.
    console.error(process.env.DEBUG ? error : (error as Error).message);
    process.exit(1);
  }
}
