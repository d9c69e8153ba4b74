import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { pageFiles } from '../checks/built-pages.ts';
import { startServer } from '../hosting/server.ts';
import { runCommand } from '../run-command.ts';
import { chromiumPath, median, openBrowser, slowDown, wholeNumber } from './setup.ts';

/*
 * What loading a page costs a visitor: Lighthouse on a simulated phone, beside the same page without scripts; the first paint
 * and the blocking under applied throttling; layout shift with fonts that come a second late; bytes.
 */
const usage = 'Usage: npm run bench:load -- [--pages /,/contact] [--runs 5] [--dist dist]';

const [texas, alabama] = ['/states/texas-divorce-lawyer-seo', '/states/alabama-divorce-lawyer-seo'];
const defaultPages = ['/', texas, alabama, '/states', '/contact'].join();
const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** A copy of a built site whose pages run no scripts. */
function withoutScripts(dist: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'bench-load-'));
  cpSync(dist, copy, { recursive: true });
  for (const file of pageFiles(copy).map((name) => join(copy, name)))
    writeFileSync(file, readFileSync(file, 'utf8').replace(/<script type="module">.*?<\/script>/gs, ''));
  return copy;
}

/** Lighthouse's audits whose milliseconds are shown. */
const metrics = { FCP: 'first-contentful-paint', LCP: 'largest-contentful-paint', TBT: 'total-blocking-time' };

interface Audit {
  /** By audit. */
  ms: Record<string, number>;
  /** From 0 to 100: performance, accessibility, best practices, SEO. */
  scores: number[];
}

/** Lighthouse with its defaults, in a new browser: one that knows the site opens its connections ahead. */
async function audit(url: string, attempts = 3): Promise<Audit> {
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'];
  const chrome = await launch({ chromePath: chromiumPath(), chromeFlags });
  const result = await lighthouse(url, { port: chrome.port, logLevel: 'silent' }).finally(() => chrome.kill());
  if (!result || result.lhr.runtimeError) {
    // On a busy machine a run sometimes ends without a trace, which says nothing about the page.
    if (attempts > 1) return audit(url, attempts - 1);
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { audits, categories } = result.lhr;
  return {
    ms: Object.fromEntries(Object.values(metrics).map((id) => [id, audits[id]?.numericValue ?? Number.NaN])),
    scores: Object.values(categories).map(({ score }) => (score ?? 0) * 100),
  };
}

/** Runs in the page before anything else, and keeps what the browser reports. */
function observe(): void {
  const seen: PerformanceEntry[] = [];
  Object.assign(window, { seen });
  for (const type of ['paint', 'longtask', 'layout-shift'])
    new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({ type, buffered: true });
}
type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean };
const seenBy = (page: Page): Promise<Entry[]> =>
  page.evaluate(() => (window as unknown as { seen: Entry[] }).seen.map((entry) => entry.toJSON()));

/** One load with the network and the processor slowed down for real. */
async function slowLoad(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await slowDown(page, 150, 1.6e6 / 8, 4);
  const scripts = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(new URL(request.url()).pathname));
  await page.addInitScript(observe);
  await page.goto(url);
  await page.waitForTimeout(5000);
  const seen = await seenBy(page);
  await page.close();
  const fcp = seen.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN;
  const tasks = seen.filter(({ entryType, startTime }) => entryType === 'longtask' && startTime > fcp);
  return { fcp, blocking: tasks.reduce((sum, { duration }) => sum + duration - 50, 0), scripts: [...scripts] };
}

/** The sum of the layout shifts when the fonts come a second late, until the page is scrolled to its end. */
async function lateFonts(browser: Browser, url: string, width: number): Promise<number> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.route('**/*.woff2', (route) => setTimeout(() => route.continue().catch(() => {}), 1000));
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.waitForTimeout(300);
  const shifts = (await seenBy(page)).filter(({ hadRecentInput }) => hadRecentInput === false);
  await page.close();
  return shifts.reduce((sum, { value = 0 }) => sum + value, 0);
}

await runCommand(usage, async () => {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseArgs({ options: { pages: text(defaultPages), runs: text('5'), dist: text('dist') } });
  const { dist } = values;
  const runs = wholeNumber('runs', values.runs);
  const built = pageFiles(dist);
  const pages = values.pages.split(',');
  const unknown = pages.find((path) => !built.includes(fileOf(path)));
  if (unknown !== undefined) throw new Error(`--pages names “${unknown}”, which is no page of ${dist}/.`);
  const bare = withoutScripts(dist);
  const servers = await Promise.all([dist, bare].map((distDir) => startServer({ distDir })));
  const [own = '', plain = ''] = servers.map(({ url }) => url);
  const browser = await openBrowser();
  const brotli = (files: string[]): number =>
    files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(dist, file))).length, 0);
  const middle = (values: (number | undefined)[]): number => Math.round(median(values.map(Number)));
  const times: object[] = [];
  const costs: object[] = [];
  try {
    for (const path of pages) {
      const [full, without, slow] = [[] as Audit[], [] as Audit[], [] as Awaited<ReturnType<typeof slowLoad>>[]];
      // In turns, so that what disturbs the machine disturbs all.
      for (let run = 1; run <= runs; run++) {
        process.stderr.write(`\r${path}: run ${run} of ${runs}\x1b[K`);
        full.push(await audit(own + path));
        without.push(await audit(plain + path));
        slow.push(await slowLoad(browser, own + path));
      }
      const row: Record<string, number | string> = { page: path };
      for (const [title, id] of Object.entries(metrics)) {
        row[title] = middle(full.map(({ ms }) => ms[id]));
        row[`${title} no JS`] = middle(without.map(({ ms }) => ms[id]));
      }
      row['FCP applied'] = middle(slow.map(({ fcp }) => fcp));
      row['blocking applied'] = middle(slow.map(({ blocking }) => blocking));
      times.push(row);
      const scripts = [...new Set(slow.flatMap((load) => load.scripts))];
      const cost: typeof row = { page: path, HTML: brotli([fileOf(path)]), JS: brotli(scripts), files: scripts.length };
      cost.scores = [0, 1, 2, 3].map((index) => middle(full.map(({ scores }) => scores[index]))).join(' ');
      for (const width of [360, 412, 768, 1024, 1440])
        cost[`CLS ${width}`] = (await lateFonts(browser, own + path, width)).toFixed(4);
      costs.push(cost);
    }
    process.stderr.write('\r\x1b[K');
    console.log(`Milliseconds, median of ${runs}: Lighthouse on a simulated phone; applied: 150 ms, 1.6 Mbit/s, 4x`);
    console.table(times);
    console.log('Bytes after brotli; scores of Lighthouse; layout shift with fonts a second late, at each width');
    console.table(costs);
  } finally {
    await Promise.all([browser.close(), ...servers.map((server) => server.close())]);
    rmSync(bare, { recursive: true, force: true });
  }
});
