import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { imagetools } from 'vite-imagetools';
import { engineOptions } from './engine/build.ts';
import { articlesPlugin } from './scripts/read/articles.ts';
import { inboxPlugin } from './scripts/serve/inbox.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Next to dist/, which a complete build replaces (scripts/build.ts). */
const outDir = '.build';

/** Makes `import bytes from './guide.pdf?bytes'` the size of the file. */
const fileSizes: Plugin = {
  name: 'file-sizes',
  enforce: 'pre',
  load: (id) => (id.endsWith('?bytes') ? `export default ${statSync(id.slice(0, -'?bytes'.length)).size}` : undefined),
};

export default defineConfig(async ({ command, isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    articlesPlugin(command),
    react(),
    imagetools({ include: /\.(?:avif|jpe?g|png|webp)\?/i }),
    fileSizes,
    inboxPlugin,
  ],
  server: { port: Number(process.env.PORT ?? 5173) },
  resolve: {
    alias: {
      // The engine imports react-helmet-async; unhead writes the head, so the browser gets two empty components.
      ...(!isSsrBuild && { 'react-helmet-async': path('./engine/no-helmet.ts') }),
    },
  },
  build: {
    outDir,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The licenses of the packages in the pages' code, which have to be distributed with it.
    license: !isSsrBuild && { fileName: 'licenses.txt' },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          checks: { bundlerTimings: false },
          // Radix names its functions by calls, which would keep unused ones in the bundle.
          treeshake: { manualPureFunctions: ['__name'] },
          // What many pages share comes in one file; otherwise a page would request up to thirty.
          output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 8 }] } },
        },
  },
  ssgOptions: {
    entry: 'src/main.tsx',
    ...engineOptions,
    // The dev server needs none of it.
    ...(command === 'build' && (await import('./scripts/build/pages.ts')).pageHooks(outDir)),
  },
}));
