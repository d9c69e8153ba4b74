import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import { pageFiles } from '../checks/built-pages.ts';
import { startServer } from '../hosting/server.ts';
import { runCommand } from '../run-command.ts';
import { chromiumPath, median, openBrowser } from './setup.ts';

/*
 * What loading a page costs a visitor: Lighthouse on a simulated phone, beside the same page without its scripts and with
 * throttling that is applied; layout shift with fonts that come a second late; bytes.
 */
const usage = 'Usage: npm run bench:load -- [--pages /,/contact] [--runs 5] [--dist dist]';

const [texas, alabama] = ['/states/texas-divorce-lawyer-seo', '/states/alabama-divorce-lawyer-seo'];
const defaultPages = ['/', texas, alabama, '/states', '/contact'].join();
const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

const withoutScripts: Flags = { blockedUrlPatterns: ['*.js'] };
const throttling = { requestLatencyMs: 150, downloadThroughputKbps: 1600, cpuSlowdownMultiplier: 4 };
const applied: Flags = { throttlingMethod: 'devtools', throttling };

/** Lighthouse in a new browser: one that knows the site opens its connections ahead. */
async function audit(url: string, flags: Flags = {}, attempts = 3) {
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'];
  const chrome = await launch({ chromePath: chromiumPath(), chromeFlags });
  const options = { ...flags, port: chrome.port, logLevel: 'silent' } as const;
  const result = await lighthouse(url, options).finally(() => chrome.kill());
  if (!result || result.lhr.runtimeError) {
    // On a busy machine a run sometimes ends without a trace, which says nothing about the page.
    if (attempts > 1) return audit(url, flags, attempts - 1);
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { audits, categories } = result.lhr;
  const ms = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  const { items = [] } = (audits['network-requests']?.details ?? {}) as { items?: Record<string, string>[] };
  return {
    fcp: ms('first-contentful-paint'),
    lcp: ms('largest-contentful-paint'),
    tbt: ms('total-blocking-time'),
    /** Performance, accessibility, best practices, SEO. */
    scores: Object.values(categories).map(({ score }) => (score ?? 0) * 100),
    scripts: items.filter(({ resourceType }) => resourceType === 'Script').map(({ url = '' }) => new URL(url).pathname),
  };
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** The sum of the layout shifts when the fonts come a second late, until the page is scrolled to its end. */
async function lateFonts(browser: Browser, url: string, width: number): Promise<number> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
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
  const sum = await page.evaluate(() =>
    (window as unknown as { shifts: Shift[] }).shifts
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .reduce((all, { value }) => all + value, 0),
  );
  await page.close();
  return sum;
}

await runCommand(usage, async () => {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseArgs({ options: { pages: text(defaultPages), runs: text('5'), dist: text('dist') } });
  const { dist, runs } = values;
  pageFiles(dist);
  const server = await startServer({ distDir: dist });
  const browser = await openBrowser();
  const brotli = (files: string[]): number =>
    files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(dist, file))).length, 0);
  const times: object[] = [];
  const costs: object[] = [];
  for (const path of values.pages.split(',')) {
    const url = server.url + path;
    const all: Awaited<ReturnType<typeof audit>>[][] = [];
    // In turns, so that what disturbs the machine disturbs all.
    for (let run = 0; run < Number(runs); run++)
      all.push([await audit(url), await audit(url, withoutScripts), await audit(url, applied)]);
    const middle = (kind: number, metric: 'fcp' | 'lcp' | 'tbt') =>
      Math.round(median(all.map((audits) => audits[kind]?.[metric] ?? Number.NaN)));
    times.push({
      page: path,
      ...{ FCP: middle(0, 'fcp'), LCP: middle(0, 'lcp'), TBT: middle(0, 'tbt') },
      ...{ 'FCP no JS': middle(1, 'fcp'), 'LCP no JS': middle(1, 'lcp'), 'TBT no JS': middle(1, 'tbt') },
      ...{ 'FCP applied': middle(2, 'fcp'), 'TBT applied': middle(2, 'tbt') },
    });
    const scripts = [...new Set(all.flatMap(([audited]) => audited?.scripts ?? []))];
    const cost: Record<string, unknown> = { page: path, HTML: brotli([fileOf(path)]), JS: brotli(scripts) };
    cost.files = scripts.length;
    cost.scores = all[0]?.[0]?.scores.join(' ');
    for (const width of [360, 412, 768, 1024, 1440])
      cost[`CLS ${width}`] = (await lateFonts(browser, url, width)).toFixed(4);
    costs.push(cost);
  }
  await Promise.all([browser.close(), server.close()]);
  console.log(`Milliseconds, median of ${runs}: Lighthouse on a simulated phone; applied: 150 ms, 1.6 Mbit/s, 4x`);
  console.table(times);
  console.log('Bytes after brotli; scores of Lighthouse; layout shift with fonts a second late, at each width');
  console.table(costs);
});
