import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { bootScript } from './scripts/build/vite-plugin-boot.ts';
import { inboxPlugin } from './scripts/hosting/inbox.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The build goes to a folder of its own first, so that a failed one leaves dist as it was (scripts/build.ts). */
const outDir = process.env.BUILD_OUT ?? 'dist';

/** The prerender puts the styles of the browser's build into pages (scripts/build/critical-css.ts). */
const noStyles: Plugin = {
  name: 'no-styles',
  enforce: 'pre',
  load: { filter: { id: /\.css$/ }, handler: () => '' },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [...(isSsrBuild ? [noStyles] : tailwindcss()), react(), inboxPlugin(), bootScript()],
  resolve: {
    alias: {
      // The engine imports react-helmet-async; unhead owns the head, so the browser gets two empty components.
      ...(!isSsrBuild && { 'react-helmet-async': path('./src/head/no-helmet.ts') }),
    },
  },
  build: {
    outDir,
    emptyOutDir: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          // Nearly all of it runs in every visit: a browser that knows the hint compiles it while it downloads, on another
          // thread, instead of piece by piece while the page has to respond to touches.
          postBanner: ({ name }) => (name === 'engine' ? '//# allFunctionsCalledOnLoad' : ''),
          // Few files, by when they are needed: the engine and the layout at once, the kit with the first page that wakes.
          codeSplitting: {
            groups: [
              {
                name: 'engine',
                test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|unhead|@unhead|hookable|vite-react-ssg)\//,
              },
              // Apart, so that it need not wait for the app.
              { name: 'late-fonts', test: /src\/layout\/late-fonts\// },
              {
                name: 'layout',
                test: /src\/(lib\/(?!copy-text|format)|site\/(?!claims)|ui\/(link|icon|deferred|drawn-at-once)|content\/(services|state-menu)\b)/,
              },
              {
                name: 'kit',
                test: /src\/(lib\/(copy-text|format)|site\/claims|content\/notes|head\/(page-head|head-tags|graph|structured-data)|sections|charts\/(timeline|service-glyph)|ui\/(sheet|hero|copy|exhibit))/,
              },
            ],
          },
        },
      },
    }),
  },
  ssgOptions: {
    dirStyle: 'flat',
    // scripts/build/finish-page.ts writes the few that a page needs (patches/README.md).
    preloadLinks: false,
    // Nothing waits for a disk or a network, so rendering several pages at a time would only take more memory.
    concurrency: 1,
    beastiesOptions: false,
  },
}));
