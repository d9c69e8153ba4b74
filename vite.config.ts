import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { imagetools } from 'vite-imagetools';
import { engineOptions } from './engine/build.ts';
import { articlePlugins } from './scripts/articles/plugin.ts';
import { inboxPlugin } from './scripts/serve/inbox.ts';
import { settingTable } from './src/site/settings.ts';

/** Next to dist/, which a complete build replaces (scripts/build.ts). */
const outDir = '.build';

/** People keep links to the guides, so their addresses stay when they are printed again. */
const assetFileNames = ({ names }: { names: string[] }): string =>
  /\.(?:docx|pdf|xlsx)$/.test(names[0] ?? '') ? 'guides/[name][extname]' : 'assets/[name]-[hash][extname]';

/** Every page is a `page.tsx`; its file is called after the page’s folder. */
const chunkFileNames = ({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }): string =>
  `assets/${(name === 'page' && facadeModuleId?.split('/').at(-2)?.replace(/[[\]]/g, '')) || '[name]'}-[hash].js`;

export default defineConfig(async ({ command, isSsrBuild }) => ({
  plugins: [
    // Instead of Vite (cssMinify): it writes media queries that Safari before 16.4 and Chrome before 104 can read.
    tailwindcss({ optimize: { minify: true } }),
    articlePlugins(command),
    react(),
    imagetools({ include: /\.(?:avif|jpe?g|png|webp)\?/i }),
    inboxPlugin,
  ],
  assetsInclude: ['**/*.{docx,xlsx}'],
  // No other variable reaches the browser.
  envPrefix: Object.values(settingTable).map(({ env }) => env),
  server: { port: Number(process.env.PORT) || 5173 },
  build: {
    outDir,
    cssCodeSplit: false,
    cssMinify: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The licenses of the packages in the pages' code, which have to be distributed with it.
    license: !isSsrBuild && { fileName: 'licenses.txt' },
    rolldownOptions: isSsrBuild
      ? { output: { assetFileNames } }
      : {
          checks: { bundlerTimings: false },
          // Radix names its functions by calls, which would keep unused ones in the bundle.
          treeshake: { manualPureFunctions: ['__name'] },
          output: {
            assetFileNames,
            chunkFileNames,
            // What many pages share comes in one file; otherwise a page would request up to thirty. Only states share their model.
            codeSplitting: {
              groups: [{ name: 'shared', test: /^(?!.*(?:src.states|market-model))/, minShareCount: 8 }],
            },
          },
        },
  },
  ssgOptions: {
    entry: 'src/prerender.tsx',
    ...engineOptions,
    // The dev server needs none of it.
    ...(command === 'build' && (await import('./scripts/build/pages.ts')).pageHooks(outDir)),
  },
}));
