import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../chromium.ts';
import { type RunningServer, startServer } from '../hosting/server.ts';
import { layoutShift } from './layout-shift.ts';
import { type Choices, fileOf, readChoices, usage } from './load-choices.ts';
import { table } from './table.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** One Lighthouse run: milliseconds, and scores from 0 to 100. */
interface Run {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  scores: Record<Category, number>;
  /** Addresses of the scripts that the page loaded by itself. */
  scripts: string[];
}

/** A copy of a built site whose pages have neither scripts nor links that fetch them. */
function withoutScripts(dist: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'bench-load-'));
  cpSync(dist, copy, { recursive: true });
  for (const file of readdirSync(copy, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )) {
    const path = join(copy, file);
    const html = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      html.replace(/<script type="module"[^>]*>[^<]*<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, ''),
    );
  }
  return copy;
}

/** On a busy machine a run sometimes ends without a trace. That says nothing about the page, so the run is repeated. */
const attempts = 3;

const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'];

/**
 * Lighthouse with its defaults: a phone, with the network and the processor simulated. Each time in a browser that has seen
 * no page yet: one that has learns how many connections a site needs, and opens them ahead.
 */
async function audit(url: string, chromePath: string, attempt = 1): Promise<Run> {
  const chrome = await launch({ chromePath, chromeFlags });
  const result = await lighthouse(url, {
    port: chrome.port,
    logLevel: 'silent',
    onlyCategories: [...categories],
  }).finally(() => chrome.kill());
  if (!result || result.lhr.runtimeError) {
    if (attempt < attempts) return audit(url, chromePath, attempt + 1);
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { audits, categories: scored } = result.lhr;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const { items: requests = [] } = (audits['network-requests']?.details ?? {}) as {
    items?: { resourceType?: string; url: string }[];
  };
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scores: Object.fromEntries(
      categories.map((category) => [category, Math.round((scored[category]?.score ?? 0) * 100)]),
    ) as Record<Category, number>,
    scripts: requests.filter(({ resourceType }) => resourceType === 'Script').map((request) => request.url),
  };
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const brotli = (file: string): number => brotliCompressSync(readFileSync(file)).length;
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

interface Measured {
  path: string;
  own: Run[];
  bare: Run[];
  /** Layout shift with fonts that come a second late, on a phone and on a desk. */
  late: { phone: number; desk: number };
}

/** Rows of one page, beside the same page without scripts. */
function timesRow({ path, own, bare, late }: Measured): string[] {
  const middle = (runs: Run[], name: 'fcp' | 'lcp' | 'tbt' | 'cls') => median(runs.map((run) => run[name]));
  const both = (name: 'fcp' | 'lcp') => {
    const [ours, plain] = [middle(own, name), middle(bare, name)];
    return [ours.toFixed(0), plain.toFixed(0), (ours / plain).toFixed(3)];
  };
  const cls = Math.max(...own.map((run) => run.cls));
  return [
    path,
    ...both('fcp'),
    ...both('lcp'),
    middle(own, 'tbt').toFixed(0),
    middle(bare, 'tbt').toFixed(0),
    ...[cls, late.phone, late.desk].map((shift) => shift.toFixed(4)),
  ];
}

function bytesRow({ path, own }: Measured, dist: string): string[] {
  const scripts = [...new Set(own.flatMap((run) => run.scripts))].map((url) => join(dist, new URL(url).pathname));
  return [
    path,
    kilobytes(brotli(fileOf(dist, path))),
    kilobytes(scripts.reduce((sum, file) => sum + brotli(file), 0)),
    `${scripts.length}`,
    // Another program may have disturbed a run, so the median score counts.
    ...categories.map((category) => `${median(own.map((run) => run.scores[category]))}`),
  ];
}

async function run({ pages, runs, dist }: Choices): Promise<void> {
  const chromePath = findChromium();
  if (!chromePath) throw new Error('There is no Chromium: run `npx tsx scripts/chromium.ts`, or set CHROMIUM_PATH.');
  const bareDist = withoutScripts(dist);
  const servers: RunningServer[] = [];
  const browser = await chromium.launch({ executablePath: chromePath, args: ['--no-sandbox'] });
  try {
    const [own, bare] = (await Promise.all([dist, bareDist].map((distDir) => startServer({ distDir })))) as [
      RunningServer,
      RunningServer,
    ];
    servers.push(own, bare);
    const measured: Measured[] = [];
    for (const path of pages) {
      const page: Measured = { path, own: [], bare: [], late: { phone: 0, desk: 0 } };
      // In turns, so that what disturbs the machine disturbs both.
      for (let time = 1; time <= runs; time++) {
        process.stderr.write(`\r${path}: run ${time} of ${runs}    `);
        page.own.push(await audit(own.url + path, chromePath));
        page.bare.push(await audit(bare.url + path, chromePath));
      }
      page.late = {
        phone: await layoutShift(browser, own.url + path, { width: 412, height: 823 }),
        desk: await layoutShift(browser, own.url + path, { width: 1350, height: 940 }),
      };
      process.stderr.write('\n');
      measured.push(page);
    }
    const paints = ['FCP ms', 'no JS', 'ratio', 'LCP ms', 'no JS', 'ratio', 'TBT ms', 'no JS'];
    console.log(`\nLighthouse, mobile, simulated, median of ${runs}; CLS: the worst, then with fonts a second late\n`);
    console.log(table(['page', ...paints, 'CLS', 'phone', 'desk'], measured.map(timesRow)));
    console.log('\nBytes in thousands, compressed with brotli; scores\n');
    console.log(
      table(
        ['page', 'HTML', 'JS', 'files', ...categories],
        measured.map((page) => bytesRow(page, dist)),
      ),
    );
  } finally {
    await Promise.all([browser.close(), ...servers.map((server) => server.close())]);
    rmSync(bareDist, { recursive: true, force: true });
  }
}

try {
  await run(readChoices(process.argv.slice(2)));
} catch (error) {
  console.error(`${(error as Error).message}\n${usage}`);
  process.exit(1);
}
