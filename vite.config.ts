import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { imagetools } from 'vite-imagetools';
import { inboxPlugin } from './scripts/serve/inbox.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Beside dist/, which the build replaces only when all is well (scripts/build.ts). */
const outDir = '.build';

export default defineConfig(async ({ command, isSsrBuild }) => ({
  plugins: [tailwindcss(), react(), imagetools(), inboxPlugin()],
  resolve: {
    alias: {
      // The engine imports react-helmet-async; unhead owns the head, so the browser gets two empty components.
      ...(!isSsrBuild && { 'react-helmet-async': path('./src/head/no-helmet.ts') }),
    },
  },
  build: {
    outDir,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The licenses of the packages in the pages' code, which ask to go where the code goes.
    license: !isSsrBuild && { fileName: 'licenses.txt' },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // Radix names its functions by calls, which keep those that nobody uses.
          treeshake: { manualPureFunctions: ['__name'] },
          // What most pages share comes in one file: left alone, each page would ask for over twenty.
          output: { codeSplitting: { groups: [{ name: 'shared', test: /src\//, minShareCount: 6 }] } },
        },
  },
  ssgOptions: {
    entry: 'src/main.tsx',
    preloadLinks: false,
    beastiesOptions: false,
    // The page is written by unhead (scripts/build/pages.ts), without what Vite links to.
    onBeforePageRender: () => readFileSync(path('./index.html'), 'utf8').replace(/<script.*<\/script>/, ''),
    // The dev server needs none of it.
    ...(command === 'build' && (await import('./scripts/build/pages.ts')).pageHooks(outDir)),
  },
}));
