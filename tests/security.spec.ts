import { expect, test } from './support/site.ts';

/** The response headers, and what each page's policy stops. That it stops nothing else: the fixture `quiet`. */

test('pages carry the security headers, and browsers ask for them each time', async ({ request }) => {
  for (const path of ['/', '/no-such-page']) {
    const response = await request.get(path);
    expect(response.headers(), path).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.stringContaining('origin'),
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': expect.stringContaining('must-revalidate'),
    });
  }
});

test.describe('an injected script', () => {
  // The browser logs what it refuses, and the picture that is not there.
  test.use({ mayLog: /Content Security Policy|^error: Failed to load resource/ });

  test('does not run, and neither does an injected style apply', async ({ page }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
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
    await expect.poll(() => refused.length).toBeGreaterThanOrEqual(4);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    await expect(page.locator('body')).toBeVisible();
  });
});
