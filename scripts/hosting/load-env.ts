// For scripts that run without Vite: the `.env` files, before settings.ts is evaluated. Import it first, for its effect.
// The build reads them here too, so that the pages and the hosts' rules cannot differ. (Vite's own loadEnv would do, and
// costs each command half a second.)
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

if (process.env.SITE_SETTINGS === 'placeholders') await import('./placeholder-settings.mjs');
else {
  // The most specific file first: what is set already stays.
  for (const file of ['.env.production.local', '.env.production', '.env.local', '.env']) {
    if (!existsSync(file)) continue;
    for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
      if (name.startsWith('VITE_')) process.env[name] ??= value;
    }
  }
}
