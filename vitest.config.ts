import './scripts/read/placeholder-settings.mjs';
import { defineConfig } from 'vitest/config';

/** Unit tests lie beside what they test; tests/ is Playwright's. They need none of the build's plugins, and no `.env`. */
export default defineConfig({
  envDir: false,
  test: {
    include: ['{src,scripts}/**/*.test.ts'],
    testTimeout: 30_000,
    // No test changes a module, so files share them: loading them for each file would take a third of the time.
    isolate: false,
  },
});
