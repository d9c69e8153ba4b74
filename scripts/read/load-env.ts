// For scripts that run without Vite: the `.env` files, before settings.ts is evaluated. Import it first, for its effect.
// The build reads them here too. (Vite's own loadEnv would do, and costs each command half a second.)
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const files = ['.env.production.local', '.env.production', '.env.local', '.env'];

/** Each setting that a file names. */
export const namedInFiles: { file: string; name: string }[] = [];

const names = (of: object): string[] => Object.keys(of).filter((name) => name.startsWith('VITE_'));

// Without an `await`, because a command's other imports do not wait for one.
if (process.env.SITE_SETTINGS === 'placeholders') for (const name of names(process.env)) delete process.env[name];
else
  for (const file of files.filter((one) => existsSync(one))) {
    // Some editors begin a file with a byte order mark, which would be the first letter of the first name.
    const values = parseEnv(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
    for (const name of names(values)) {
      // The most specific file is read first, and what is set already stays.
      process.env[name] ??= values[name];
      namedInFiles.push({ file, name });
    }
  }
