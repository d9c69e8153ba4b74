// Reads the `.env` files for scripts that run without Vite. Import it before settings.ts, for its effect.
// The build reads them here, too. (Vite's own loadEnv would take half a second in each command.)
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const files = ['.env.production.local', '.env.production', '.env.local', '.env'];

export const namedInFiles: { file: string; name: string }[] = [];

const names = (of: object): string[] => Object.keys(of).filter((name) => name.startsWith('VITE_'));

// Not asynchronous, because a command's other imports would not wait.
if (process.env.SITE_SETTINGS === 'placeholders') for (const name of names(process.env)) delete process.env[name];
else {
  for (const file of files.filter((one) => existsSync(one))) {
    // Some editors begin a file with a byte order mark, which would become part of the first name.
    const values = parseEnv(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
    for (const name of names(values)) {
      // The most specific file is read first; what is already set stays.
      process.env[name] ??= values[name];
      namedInFiles.push({ file, name });
    }
  }
  if (process.env.NETLIFY && process.env.URL) process.env.VITE_SITE_ORIGIN ||= process.env.URL;
}
