import { existsSync } from 'node:fs';
import { addresses } from '../infra/addresses.fixture.ts';
import { resolveAddress, withQuery } from '../infra/clean-urls.js';
import { expect, hydrated, statePaths, test } from './support/site.ts';

/** On hosts that can't redirect, the app does it. scripts/serve/hosts.test.ts tests the others. */

const dist = process.env.DIST ?? 'dist';
const [state = ''] = statePaths;
/** One address for each meaning. scripts/serve/hosts.test.ts asks the same function for all of them. */
const rows = [
  ...new Map(addresses.map(([address, meant]) => [meant, address])),
  [state, state.replace('divorce', 'Divorce')],
];

/** The file that a page's address means, or else the not-found page. */
function fileOf(path: string): string {
  const { file = '/404.html' } = resolveAddress('', path, {});
  return dist + (existsSync(dist + file) ? file : '/404.html');
}

// The browser logs the status of the not-found page, and the page its path.
test.use({ mayLog: /^error: Failed to load resource|No page at/ });

test('an address with a slip shows its page and then its right address', async ({ page, baseURL }) => {
  for (const [index, [meant = '', address]] of rows.entries()) {
    // By turns, a host that finds nothing there, and one that ignores the mistake.
    const file = (path: string) => fileOf(index % 2 ? path : (resolveAddress('', path, {}).location ?? path));
    await page.route('**', (route) => {
      const type = route.request().resourceType();
      if (type === 'script') return route.continue();
      if (type !== 'document') return route.abort();
      const path = file(new URL(route.request().url()).pathname);
      return route.fulfill({ path, status: path.endsWith('/404.html') ? 404 : 200, contentType: 'text/html' });
    });
    await page.goto(`${baseURL}${address}?a=1#b`);
    await expect(page).toHaveURL(`${withQuery(meant, '?a=1')}#b`);
    await hydrated(page);
    const isMissing = fileOf(meant.split('?')[0] ?? '').endsWith('/404.html');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(isMissing ? /^Oops!/ : /^(?!Oops!)/);
    await page.unrouteAll();
  }
});

test('a copy of a page in an archive or a translator’s window stays as it is', async ({ page, baseURL }) => {
  for (const address of [
    '/web/2026/https://agency.example/about',
    '/translate?u=https%3A%2F%2Fagency.example%2Fabout',
  ]) {
    await page.route(`**${address}`, (route) => route.fulfill({ path: `${dist}/about.html` }));
    await page.goto(baseURL + address, { waitUntil: 'networkidle' });
    await expect(page).toHaveTitle(/^About/);
    await expect(page).toHaveURL(address);
  }
});
