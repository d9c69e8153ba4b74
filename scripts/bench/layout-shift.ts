import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Delays the fonts of a page by a second. */
export async function delayFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await setTimeout(1000);
    // The page may be gone by then.
    await route.continue().catch(() => {});
  });
}

/**
 * The sum of a page's layout shifts when its fonts come a second late, including the shifts while the page is scrolled to
 * its end. (The metric counts the worst five seconds; the sum can only be more.)
 */
export async function layoutShift(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<number> {
  const page = await browser.newPage({ viewport });
  try {
    await delayFonts(page);
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as LayoutShift[]) if (!entry.hadRecentInput) shifts.sum += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await setTimeout(300);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await setTimeout(300);
    return await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
  } finally {
    await page.close();
  }
}
