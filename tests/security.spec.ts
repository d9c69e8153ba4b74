import { parse } from 'node-html-parser';
import { expect, pagePaths, test, watchViolations } from './support/site.ts';

/** The response headers, and what each page's policy is there to stop. That it stops nothing else: every-page.spec.ts. */

test('every page carries the security headers and is asked for anew each time', async ({ request }) => {
  for (const path of [...pagePaths, '/no-such-page']) {
    const response = await request.get(path);
    const headers = response.headers();
    const page = parse(await response.text());
    const policy = page.querySelector('head meta[http-equiv="content-security-policy"]')?.getAttribute('content') ?? '';
    // No foreign origin, and nothing at all by the word.
    expect(policy.replace("style-src-attr 'unsafe-inline'", ''), path).not.toMatch(/unsafe|\*|https?:/);
    const directives = new Map(
      policy.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')];
      }),
    );
    expect(directives.get('default-src'), path).toBe("'none'");
    // Its own files, and its own inline texts by their hashes: nothing else runs, and no other style applies.
    expect(directives.get('script-src'), path).toMatch(/^'self'( 'sha256-[^' ]+')?$/);
    expect(directives.get('style-src'), path).toMatch(/^'self'( 'sha256-[^' ]+')?$/);
    expect(directives.get('base-uri'), path).toBe("'none'");
    expect(directives.get('form-action'), path).toMatch(/^'self'/);
    expect(headers['content-security-policy'], path).toBe("frame-ancestors 'none'");
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

test.describe('an injected script', () => {
  // The browser names what it refuses, and the picture that is not there.
  test.use({ mayLog: /Content Security Policy|^error: Failed to load resource/ });

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
