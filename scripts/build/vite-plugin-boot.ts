import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Adds the script that pages load first, which fetches the app (src/boot.ts), to the browser's bundle. The engine takes
 * its one entry from index.html; finish-page.ts puts this one in its place.
 */
export function bootScript(): Plugin {
  return {
    name: 'boot-script',
    apply: 'build',
    buildStart() {
      if (this.environment.config.consumer !== 'client') return;
      this.emitFile({ type: 'chunk', id: fileURLToPath(new URL('../../src/boot.ts', import.meta.url)), name: 'boot' });
    },
  };
}
