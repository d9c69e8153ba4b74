import type { Browser, Page } from '@playwright/test';
import chromium from '@sparticuz/chromium';
import { articlePaths, test as base, expect, handWrittenPath } from './support/site.ts';

/**
 * README promises Safari 15.4 and Chrome 99 a page that reads and sends. The test asks Chromium 103, which also lacks ranges in
 * media queries, container queries, `:has()`, and popovers.
 */
const test = base.extend<object, { browser: Browser }>({
  browser: [
    async ({ playwright }, use) => {
      // As its package was made for servers without a screen.
      const args = ['--no-sandbox', '--no-zygote', '--disable-gpu'];
      const browser = await playwright.chromium.launch({ executablePath: await chromium.executablePath, args });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});
// One worker unpacks the browser.
test.describe.configure({ mode: 'default' });
test.skip(process.platform !== 'linux' || process.arch !== 'x64', 'The package brings Chromium for Linux on x64.');
test.use({ viewport: { width: 390, height: 844 } });

/** Playwright’s own expectations call functions that this browser lacks, so the tests ask the page. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
}

test('pages have one column on a phone, and a link to the footer’s lists as their menu', async ({ page }) => {
  for (const path of ['/', '/states', '/contact', '/divorce-lawyers-lp1', handWrittenPath, articlePaths[0] ?? '/'])
    await test.step(path, async () => {
      await arrive(page, path);
      const found = await page.evaluate(() => {
        const shown = ['nav[aria-label="Main"]', '[popovertarget]', 'header a[href="#pages"]'].filter(
          (part) => document.querySelector<HTMLElement>(part)?.offsetHeight,
        );
        const height = document.querySelector('header')?.offsetHeight ?? 0;
        return { shown, isOneLine: height < 73, width: document.documentElement.scrollWidth };
      });
      // The landing pages have no menu.
      const shown = path.includes('-lp') ? [] : ['header a[href="#pages"]'];
      expect(found).toEqual({ shown, isOneLine: true, width: 390 });
    });
  await arrive(page, '/');
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="#pages"]')?.click());
  await page.waitForFunction(() => document.activeElement?.id === 'pages');
});

test('a message is sent', async ({ page }) => {
  await arrive(page, '/contact');
  const fields = { name: 'Ana', email: 'ana@firm.example', website: 'firm.example', message: 'Do you work in Reno?' };
  for (const [id, value] of Object.entries(fields)) {
    await page.evaluate((field) => document.getElementById(field)?.focus(), id);
    await page.keyboard.insertText(value);
  }
  await page.evaluate(() => document.querySelector<HTMLInputElement>('#message')?.form?.requestSubmit());
  await page.waitForFunction(() => document.body.textContent?.includes('Message sent successfully!'));
});
