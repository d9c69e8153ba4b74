import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { finishPage } from './scripts/build/finish-page.ts';
import type { PrerenderedPage } from './src/head/prerendered-page.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The build goes to a folder of its own first, so that a failed one leaves dist as it was (scripts/build.ts). */
const outDir = process.env.BUILD_OUT ?? 'dist';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), react()],
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
  },
  ssgOptions: {
    dirStyle: 'flat',
    beastiesOptions: false,
    onPageRendered: (route, html, context) => finishPage(route, html, context as unknown as PrerenderedPage, outDir),
  },
}));
