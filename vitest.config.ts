import { defineConfig } from 'vitest/config';

/** Tests that build or edit a copy of the project, and say nothing of the owner’s edits. A release leaves them out. */
const ofCopies = ['engine/**/*.test.ts', 'scripts/owner-edits.test.ts', 'scripts/commands.test.ts'];
const ofSite = ['tests/site/*.test.ts'];
const setupFiles = 'scripts/read/placeholder-settings.ts';

/** Unit tests are beside what they test; the site’s read what is built. */
export default defineConfig({
  // The tests need none of the build's plugins, and no `.env`.
  envDir: false,
  test: {
    // Some tests start compilers and builds, and a busy machine stretches them.
    testTimeout: 120_000,
    // Files share their modules, because loading them for each would take a third of the time. A test that changes one restores it.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['**/*.test.ts'], exclude: ['node_modules', 'tests', ...ofCopies], setupFiles },
      },
      { extends: true, test: { name: 'copies', include: ofCopies, setupFiles } },
      { extends: true, test: { name: 'site', include: ofSite, setupFiles } },
      // For “npm run release”: the site that goes live, with its own settings.
      { extends: true, test: { name: 'release', include: ofSite, setupFiles: 'scripts/read/load-env.ts' } },
    ],
  },
});
