import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { pageFiles } from '../checks/built-pages.ts';
import { startServer } from '../hosting/server.ts';
import { runCommand } from '../run-command.ts';
import { chromiumPath, median, wholeNumber } from './setup.ts';

/*
 * What loading a page costs a visitor: Lighthouse on a simulated phone, beside the same page without scripts. Bytes of
 * JavaScript and layout shift have limits in tests/loading.spec.ts and tests/slow-line.spec.ts.
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
  const middle = (values: (number | undefined)[]): number => Math.round(median(values.map(Number)));
  const rows: object[] = [];
  try {
    for (const path of pages) {
      const [full, without] = [[] as Audit[], [] as Audit[]];
      // In turns, so that what disturbs the machine disturbs all.
      for (let run = 1; run <= runs; run++) {
        process.stderr.write(`\r${path}: run ${run} of ${runs}\x1b[K`);
        full.push(await audit(own + path));
        without.push(await audit(plain + path));
      }
      const row: Record<string, number | string> = { page: path };
      for (const [title, id] of Object.entries(metrics)) {
        row[title] = middle(full.map(({ ms }) => ms[id]));
        row[`${title} no JS`] = middle(without.map(({ ms }) => ms[id]));
      }
      row.scores = [0, 1, 2, 3].map((index) => middle(full.map(({ scores }) => scores[index]))).join(' ');
      rows.push(row);
    }
    process.stderr.write('\r\x1b[K');
    console.log(`Milliseconds and scores of Lighthouse on a simulated phone, median of ${runs}`);
    console.table(rows);
  } finally {
    await Promise.all(servers.map((server) => server.close()));
    rmSync(bare, { recursive: true, force: true });
  }
});
