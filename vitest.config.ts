import './scripts/read/placeholder-settings.mjs';
import { defineConfig } from 'vitest/config';

/** Unit tests are beside what they test. They need none of the build's plugins, and no `.env`. */
export default defineConfig({
  envDir: false,
  test: {
    // Those in tests/facts read the built site: vitest run --dir tests/facts
    include: ['**/*.test.ts'],
    exclude: ['node_modules', 'tests'],
    testTimeout: 30_000,
    // No test changes a module, so files share them: loading them for each file would take a third of the time.
    isolate: false,
  },
});
