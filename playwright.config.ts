import './scripts/read/placeholder-settings.ts';
import { defineConfig } from '@playwright/test';
import { type Engine, findChromium } from './scripts/browsers.ts';

const { PORT = '4174', DIST = 'dist' } = process.env;
const port = Number(PORT);
if (!/^\d+$/.test(PORT) || port < 1 || port > 65_535)
  throw new Error(`PORT takes a number from 1 to 65535, not “${PORT}”.`);

const executablePath = findChromium();

/** Browser tests of the built site, served as its hosts would serve it. Build first: npm run build. */
export default defineConfig<object, { engine: Engine }>({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  projects: [
    { name: 'chromium', testIgnore: '**/tests/engines/**' },
    { name: 'webkit', testDir: 'tests/engines', use: { engine: 'webkit' } },
    { name: 'firefox', testDir: 'tests/engines', use: { engine: 'firefox' } },
  ],
  globalSetup: './tests/support/check-build.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only on retry is flaky.
  retries: 0,
  workers: 2,
  reporter: [['dot']],
  // axe over a long page at two widths takes seconds here, and a busy machine stretches them.
  timeout: 120_000,
  // A busy machine takes its time to hydrate a page.
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // Recording costs time, most of all a picture of every frame. Here: npm test -- --only browser-tests --trace on
    trace: process.env.CI ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        // There is no graphics card, and emulating one on the processor costs a tenth of the time.
        '--disable-gpu',
        '--disable-software-rasterizer',
        // Without a window Chromium would round the widths of letters, which no visitor's does.
        '--font-render-hinting=none',
        // No test reaches another host, whatever a page asks for.
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost',
      ],
      chromiumSandbox: process.getuid?.() !== 0,
    },
  },
  webServer: {
    command: `node --import tsx scripts/serve.ts --port ${port} --dist ${DIST} --inbox test-results/inbox --until-stdin-ends`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
