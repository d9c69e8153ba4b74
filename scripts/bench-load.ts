import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from './browsers.ts';
import { pageFiles } from './read/built-pages.ts';
import { runCommand } from './run-command.ts';
import { startServer } from './serve.ts';

/* What Lighthouse does not say of a page: its bytes after brotli, and the layout shift with fonts that come a second late. */

const [texas, alabama] = ['/states/texas-divorce-lawyer-seo', '/states/alabama-divorce-lawyer-seo'];
const defaultPages = ['/', texas, alabama, '/states', '/contact'].join();
const widths = [360, 412, 768, 1024, 1440];

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Loads a page and scrolls to its end. @returns The sum of its layout shifts, and the scripts that it loaded. */
async function load(browser: Browser, url: string, width: number) {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.route('**/*.woff2', (route) => setTimeout(() => route.continue().catch(() => {}), 1000));
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, { shifts });
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.waitForTimeout(300);
  const shift = await page.evaluate(() =>
    (window as unknown as { shifts: Shift[] }).shifts
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .reduce((all, { value }) => all + value, 0),
  );
  await page.close();
  return { shift, scripts };
}

await runCommand('Usage: npm run bench:load -- [--pages /,/contact]', async () => {
  const { pages } = parseArgs({ options: { pages: { type: 'string', default: defaultPages } } }).values;
  pageFiles('dist');
  const server = await startServer({ distDir: 'dist' });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const brotli = (file: string): number => brotliCompressSync(readFileSync(join('dist', file))).length;
  const rows: Record<string, number | string>[] = [];
  for (const page of pages.split(',')) {
    const row: (typeof rows)[number] = { page, HTML: brotli(page === '/' ? 'index.html' : `${page}.html`) };
    for (const width of widths) {
      const { shift, scripts } = await load(browser, server.url + page, width);
      row.JS = scripts.reduce((sum, file) => sum + brotli(file), 0);
      row.files = scripts.length;
      row[`shift ${width}`] = shift.toFixed(4);
    }
    rows.push(row);
  }
  await Promise.all([browser.close(), server.close()]);
  console.table(rows);
});
