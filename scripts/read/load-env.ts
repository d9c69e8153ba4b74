// Reads the `.env` files for scripts that run without Vite. Import it before settings.ts, for its effect.
// The build reads them here, too. (Vite's own loadEnv would take half a second in each command.)
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

const files = ['.env.production.local', '.env.production', '.env.local', '.env'];

const names = (of: object): string[] => Object.keys(of).filter((name) => name.startsWith('VITE_'));

/** Adds the settings of a folder's `.env` files to an environment. @returns Every name in those files. */
export function loadEnv(env: NodeJS.ProcessEnv, folder = '.'): { file: string; name: string }[] {
  if (env.SITE_SETTINGS === 'placeholders') {
    for (const name of names(env)) delete env[name];
    return [];
  }
  const named = files
    .filter((file) => existsSync(join(folder, file)))
    .flatMap((file) => {
      // Some editors begin a file with a byte order mark, which would become part of the first name.
      const values = parseEnv(readFileSync(join(folder, file), 'utf8').replace(/^\uFEFF/, ''));
      // The most specific file is read first; what is already set stays.
      for (const name of names(values)) env[name] ??= values[name];
      return names(values).map((name) => ({ file, name }));
    });
  if (env.NETLIFY && env.URL) env.VITE_SITE_ORIGIN ||= env.URL;
  return named;
}

// Not asynchronous, because a command's other imports would not wait.
export const namedInFiles = loadEnv(process.env);
