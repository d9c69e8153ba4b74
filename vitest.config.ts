import { defineConfig } from 'vitest/config';

/** Unit tests lie beside what they test; tests/ is Playwright's. They need none of the build's plugins. */
export default defineConfig({ test: { include: ['{src,scripts}/**/*.test.ts'], testTimeout: 30_000 } });
