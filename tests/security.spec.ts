import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { inlineHash } from '../scripts/hosting/content-security-policy.ts';
import { inlineScript } from '../src/inline-script.ts';
import { countDocuments, expect, pagePaths, test, wake } from './support/site.ts';

/** The response headers, and every page at work under the Content-Security-Policy that they set. */

const dist = process.env.DIST ?? 'dist';

test('every page carries the security headers and is asked for anew each time', async ({ request }) => {
  for (const path of [...pagePaths, '/no-such-page']) {
    const response = await request.get(path);
    const headers = response.headers();
    const directives = new Map(
      (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')];
      }),
    );
    expect(directives.get('default-src'), path).toBe("'none'");
    expect(directives.get('script-src'), path).toBe(`'self' '${inlineHash(inlineScript)}'`);
    expect(directives.get('style-src'), path).not.toContain('unsafe');
    expect(directives.get('base-uri'), path).toBe("'none'");
    expect(directives.get('frame-ancestors'), path).toBe("'none'");
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.stringContaining('origin'),
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': expect.stringContaining('must-revalidate'),
    });
  }
});

test('files whose names change with their contents are kept for good', async ({ request }) => {
  for (const folder of ['assets', 'maps']) {
    for (const file of readdirSync(`${dist}/${folder}`)) {
      const { 'cache-control': cacheControl = '', 'x-content-type-options': sniff } = (
        await request.head(`/${folder}/${file}`)
      ).headers();
      expect(cacheControl, file).toContain('immutable');
      expect(sniff, file).toBe('nosniff');
    }
  }
  for (const missing of ['/assets/no-such-file-12345678.js', '/maps/no-such-state-0123456789ab.svg']) {
    expect((await request.get(missing)).headers()['cache-control'], missing).not.toContain('immutable');
  }
});

/** Collects what the browser refused because of the policy, over all documents of the page. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) => {
      (window as unknown as { reportViolation: (text: string) => void }).reportViolation(
        `${effectiveDirective} ${blockedURI} on ${documentURI}`,
      );
    });
  });
  return violations;
}

test.describe('an injected script', () => {
  test.use({ mayLog: true });

  test('does not run', async ({ page }) => {
    const violations = await watchViolations(page);
    await page.goto('/');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.injected = true';
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.injected = true">');
      const foreign = Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' });
      document.body.append(foreign);
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.body.append(style);
    });
    await expect.poll(() => violations.length).toBeGreaterThanOrEqual(4);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    await expect(page.locator('body')).toBeVisible();
  });
});

/** What a visitor does on a page: wakes it, opens the menu and a question, scrolls through, sends the form. */
async function useEverything(page: Page): Promise<void> {
  await wake(page);
  const services = page.getByRole('button', { name: 'Services', exact: true });
  if (await services.count()) {
    await services.hover();
    await expect(page.getByRole('link', { name: 'View All Services' })).toBeVisible();
  }
  const question = page.locator('.acc button').last();
  if (await question.count()) {
    await question.click();
    await expect(question).toHaveAttribute('aria-expanded', 'true');
  }
  const search = page.getByRole('searchbox');
  if (await search.count()) await search.fill('zz');
  const form = page.getByRole('form', { name: 'Contact' });
  if (await form.count()) {
    await form.locator('button').click();
    for (const input of await form.locator('[required]').all()) await input.fill('jordan@ellis.example');
    await form.locator('button').click();
    await expect(page.locator('.toasts .toast')).toBeVisible();
  }
  await page.mouse.wheel(0, 100_000);
}

const groups = 4;
for (let group = 0; group < groups; group++) {
  const paths = pagePaths.filter((_, index) => index % groups === group);

  test(`the policy stands in the way of nothing (${paths.join(', ')})`, async ({ page }) => {
    test.slow();
    const violations = await watchViolations(page);
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        await useEverything(page);
        const documents = countDocuments(page);
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: /^(Terms of Service|Privacy Policy)$/ })
          .last()
          .click();
        await expect(page).toHaveURL(/terms-of-service|privacy-policy/);
        await expect(page.locator('.prose, main h2').first()).toBeVisible();
        expect(documents.count).toBe(0);
      });
    }
    expect(violations).toEqual([]);
  });
}
