// For scripts that run without Vite: the same `.env` files that the build reads, before settings.ts is evaluated.
// Import it first, for its effect. (Vite's own loadEnv would do, and costs each command half a second.)
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

// The most specific file first: what is set already stays.
for (const file of ['.env.production.local', '.env.production', '.env.local', '.env']) {
  if (!existsSync(file)) continue;
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
    if (name.startsWith('VITE_')) process.env[name] ??= value;
  }
}
