import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../chromium.ts';
import { startServer } from '../hosting/server.ts';
import { type HeadingWatch, watchHeadings } from './heading-watch.ts';
import { table } from './table.ts';

const usage =
  'Usage: npm run bench:click -- [--visits /:/about,/:/about:/contact] [--runs 7] [--rtt 150] [--cpu 1] [--dist dist]';

const texas = '/states/texas-divorce-lawyer-seo';
const alabama = '/states/alabama-divorce-lawyer-seo';

/** Every kind of page as a target: first from the page that the visit began with, then from a page reached in the app. */
const everyKind = [
  ['/about', '/'],
  ['/', '/about'],
  ['/', '/services/local-seo'],
  ['/', texas],
  ['/states', alabama],
  ['/', '/states'],
  ['/', '/contact'],
  [texas, '/terms-of-service'],
  ['/states', '/privacy-policy'],
  ['/', '/about', '/'],
  ['/', '/contact', '/about'],
  ['/', '/about', '/services/local-seo'],
  ['/', '/about', texas],
  ['/', '/states', alabama],
  ['/', texas, '/states'],
  ['/', texas, '/contact'],
  ['/', '/about', '/terms-of-service'],
  ['/', '/states', '/privacy-policy'],
];

interface Choices {
  /** Pages by their paths: the first is loaded, the others are reached by links. The last click is the one measured. */
  visits: string[][];
  runs: number;
  /** Round-trip time in milliseconds. */
  rtt: number;
  /** How many times slower the processor is made. */
  cpu: number;
  dist: string;
}

function numberOf(flag: string, value: string, least: number): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < least) {
    throw new Error(`--${flag} takes a whole number from ${least}, not “${value}”.`);
  }
  return number;
}

/** Reads the command line. @throws Error with one sentence when it makes no sense. */
function readChoices(): Choices {
  const { values } = parseArgs({
    options: {
      visits: { type: 'string', default: everyKind.map((paths) => paths.join(':')).join() },
      runs: { type: 'string', default: '7' },
      rtt: { type: 'string', default: '150' },
      cpu: { type: 'string', default: '1' },
      dist: { type: 'string', default: 'dist' },
    },
  });
  const visits = values.visits.split(',').map((visit) => visit.split(':'));
  const wrong = visits.find((paths) => paths.length < 2 || paths.some((path) => !path.startsWith('/')));
  if (wrong) throw new Error(`A visit is two paths or more with “:” between them, not “${wrong.join(':')}”.`);
  if (!existsSync(join(values.dist, 'index.html'))) {
    throw new Error(`There is no built site in ${values.dist}/. Run: npm run build`);
  }
  return {
    visits,
    runs: numberOf('runs', values.runs, 1),
    rtt: numberOf('rtt', values.rtt, 0),
    cpu: numberOf('cpu', values.cpu, 1),
    dist: resolve(values.dist),
  };
}

/** Each wait of a visit fails after this long. */
const timeoutMs = 10_000;

/** @throws When it takes too long. */
const inTime = <Value>(what: string, promise: Promise<Value>): Promise<Value> => {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took more than ${timeoutMs / 1000} s.`)), timeoutMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};

/** Waits until nothing has been in flight for half a second: what is prefetched may request more. */
function quiet(page: Page, inFlight: Set<unknown>): Promise<void> {
  return new Promise((done) => {
    let since = Date.now();
    const timer = setInterval(() => {
      if (inFlight.size > 0) since = Date.now();
      if (Date.now() - since < 500) return;
      clearInterval(timer);
      done();
    }, 50);
    page.once('close', () => clearInterval(timer));
  });
}

interface Click {
  /** From the click to the new heading on the screen, in milliseconds. */
  ms: number;
  /** Code, styles and data that were requested over the network between the click and the heading. */
  requests: string[];
}

const watchOf = () => (window as unknown as { headingWatch: HeadingWatch }).headingWatch;

/** Points at a link to `to`, waits for what that fetches, and clicks. */
async function follow(page: Page, to: string, inFlight: Set<unknown>): Promise<Click> {
  const link = page.locator(`a[href="${to}"]:not(.panel *):visible`).first();
  if ((await link.count()) === 0) throw new Error(`${new URL(page.url()).pathname} shows no link to ${to}.`);
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await inTime(`What a link to ${to} asks for`, quiet(page, inFlight));
  const since = await page.evaluate(() => performance.now());
  await page.evaluate(`(${watchOf})().start()`);
  await link.hover(); // Late pictures may have moved it.
  await page.mouse.down();
  await page.mouse.up();
  // Otherwise a link that happens to lie under the pointer on the next page would be prefetched.
  await page.mouse.move(2, 450);
  const ms = await inTime(`The heading of ${to}`, page.evaluate(`(${watchOf})().painted`) as Promise<number>);
  const end = await page.evaluate(() => performance.now());
  await inTime(`What a click on ${to} asks for`, quiet(page, inFlight));
  const requests = await page.evaluate(
    ({ start, end }) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        // Later ones are the new page's own, for its calls to action in view. What the cache answers has no transfer size.
        // No heading waits for pictures or fonts.
        .filter(({ startTime, transferSize }) => startTime > start && startTime < end && transferSize > 0)
        .filter(({ name, initiatorType }) => initiatorType !== 'img' && !/icon|woff2/.test(name))
        .map(({ name }) => name),
    { start: since, end },
  );
  return { ms, requests };
}

/** One visit in a browser that has cached nothing. */
async function visit(browser: Browser, origin: string, paths: string[], { rtt, cpu }: Choices): Promise<Click> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: rtt,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const inFlight = new Set<unknown>();
    page.on('request', (request) => inFlight.add(request));
    page.on('requestfinished', (request) => inFlight.delete(request));
    page.on('requestfailed', (request) => inFlight.delete(request));
    await page.addInitScript(watchHeadings);
    const [first = '/', ...others] = paths;
    await page.goto(origin + first, { waitUntil: 'load' });
    let click: Click | undefined;
    for (const path of others) click = await follow(page, path, inFlight);
    return click as Click;
  } finally {
    await context.close();
  }
}

async function run(choices: Choices): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error('There is no Chromium: run `npx tsx scripts/chromium.ts`, or set CHROMIUM_PATH.');
  const server = await startServer({ distDir: choices.dist });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const clicks = choices.visits.map((): Click[] => []);
    // In turns, so that what disturbs the machine for a while disturbs one run of each.
    for (let time = 1; time <= choices.runs; time++) {
      for (const [index, paths] of choices.visits.entries()) {
        process.stderr.write(`\rrun ${time} of ${choices.runs}, visit ${index + 1} of ${choices.visits.length}    `);
        clicks[index]?.push(await visit(browser, server.url, paths, choices));
      }
    }
    process.stderr.write('\n');
    const slower = choices.cpu > 1 ? `, processor ${choices.cpu} times slower` : '';
    console.log(
      `\nFrom the click to the painted heading, ${choices.runs} runs at ${choices.rtt} ms round-trip time${slower}\n`,
    );
    const rows = choices.visits.map((paths, index) => {
      const ms = (clicks[index] ?? []).map((click) => click.ms).sort((a, b) => a - b);
      const times = [ms[0], ms[Math.floor(ms.length / 2)], ms.at(-1)].map((time) => (time ?? Number.NaN).toFixed(0));
      const requests = Math.max(...(clicks[index] ?? []).map((click) => click.requests.length));
      return [paths.join(' → '), ...times, `${requests}`];
    });
    console.log(table(['visit; its last click is measured', 'best ms', 'median ms', 'worst ms', 'requests'], rows));
    for (const name of new Set(clicks.flat().flatMap((click) => click.requests))) console.log(`Asked for: ${name}`);
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
}

try {
  await run(readChoices());
} catch (error) {
  console.error(`${(error as Error).message}\n${usage}`);
  process.exit(1);
}
