// Reads the `.env` files for scripts that run without Vite. Import it before settings.ts, for its effect.
// The build imports it as well, because Vite’s loadEnv costs each command half a second.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

const files = ['.env.production.local', '.env.production', '.env.local', '.env'];

export interface NamedVariable {
  /** A file, or `The environment`. */
  source: string;
  name: string;
  /** A # without quotation marks has cut off its end. */
  isCut?: boolean;
}

const namesIn = (source: string, variables: object): NamedVariable[] =>
  Object.keys(variables)
    .filter((name) => name.startsWith('VITE_'))
    .map((name) => ({ source, name }));

/** The text of a file in UTF-8 or, as Windows PowerShell writes it, UTF-16. Without its byte order mark. */
function readText(file: string): string {
  const bytes = readFileSync(file);
  const encodings: Record<number, string> = { 255: 'utf-16le', 254: 'utf-16be' };
  return new TextDecoder(encodings[bytes[0] ?? 0]).decode(bytes);
}

/** Adds the settings of a folder's `.env` files to an environment. @returns Every `VITE_` name, with where it is. */
export function loadEnv(env: NodeJS.ProcessEnv, folder = '.'): NamedVariable[] {
  const named = namesIn('The environment', env);
  if (env.SITE_SETTINGS === 'placeholders') {
    for (const { name } of named) delete env[name];
    return [];
  }
  for (const file of files.filter((name) => existsSync(join(folder, name)))) {
    const text = readText(join(folder, file));
    const values = parseEnv(text);
    const cut = [...text.matchAll(/^\s*(?:export\s+)?(\w+)[^\S\n]*=[^\S\n]*[^\s"'`#][^\n]*#/gm)].map(
      ([, name]) => name,
    );
    const names = namesIn(file, values).map((named) => ({ ...named, isCut: cut.includes(named.name) }));
    // The most specific file is read first. A value that is already set stays.
    for (const { name } of names) env[name] ??= values[name];
    named.push(...names);
  }
  if (env.NETLIFY && env.URL) env.VITE_SITE_ORIGIN ||= env.URL;
  return named;
}

// Not asynchronous, because a command's other imports would not wait.
export const namedVariables = loadEnv(process.env);
