import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { pageFiles } from '../checks/built-pages.ts';
import { startServer } from '../hosting/server.ts';
import { runCommand } from '../run-command.ts';
import { median, openBrowser, slowDown, wholeNumber } from './setup.ts';

/*
 * How long a click on a link takes until the next page's heading is painted. The first page of a visit is loaded, the others
 * are reached by links; the last click is measured, in a browser that has cached nothing before the visit.
 */
const usage =
  'Usage: npm run bench:click -- [--visits /:/about,/:/about:/contact] [--runs 7] [--rtt 150] [--cpu 1] [--dist dist]';

/** Every kind of page as a target: from the page that the visit began with, then from one that the app has shown. */
const everyKind =
  `/about:/ /:/about /:/services/local-seo /:TEXAS /states:ALABAMA /:/states /:/contact TEXAS:/terms-of-service
/states:/privacy-policy /:/about:/ /:/contact:/about /:/about:/services/local-seo /:/about:TEXAS /:/states:ALABAMA
/:TEXAS:/states /:TEXAS:/contact /:/about:/terms-of-service /:/states:/privacy-policy`
    .replace(/TEXAS|ALABAMA/g, (state) => `/states/${state.toLowerCase()}-divorce-lawyer-seo`)
    .replace(/\s+/g, ',');

/** Runs in the page. Resolves to the milliseconds from the next click to the frame that shows another heading. */
function nextHeading(): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('No other heading within 10 s of a click.')), 10_000);
    const old = document.querySelector('h1')?.textContent;
    let pressed = Number.NaN;
    document.addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('h1')?.textContent;
      if (!heading || heading === old) return;
      observer.disconnect();
      // A task that a frame's callback puts off runs after that frame is painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Runs in the page. What was fetched over the network until now, without pictures and fonts: no heading waits for those. */
const fetched = (): string[] =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ transferSize, name }) => transferSize > 0 && /\.(js|css|json)$/.test(name))
    .map(({ name }) => name);

/** `requests`: what was fetched between the click and the heading, nothing where pointing at the link has brought all. */
type Click = { ms: number; requests: string[] };

/** Points at a link to `to`, waits for what that fetches, and clicks. */
async function follow(page: Page, to: string, wait: number): Promise<Click> {
  const link = page.locator(`a[href="${to}"]:not(nav [role="group"] *):visible`).first();
  if ((await link.count()) === 0) throw new Error(`${new URL(page.url()).pathname} shows no link to ${to}.`);
  await link.hover();
  await page.waitForTimeout(wait);
  const before = await page.evaluate(fetched);
  const [ms] = await Promise.all([page.evaluate(nextHeading), link.click()]);
  const requests = (await page.evaluate(fetched)).filter((name) => !before.includes(name));
  // Otherwise a link that happens to lie under the pointer on the next page would be prefetched.
  await page.mouse.move(2, 450);
  await page.waitForTimeout(wait);
  return { ms, requests };
}

async function visit(browser: Browser, origin: string, paths: string[], rtt: number, cpu: number): Promise<Click> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(20_000);
  await slowDown(page, rtt, -1, cpu);
  await page.goto(origin + paths[0], { waitUntil: 'networkidle' });
  let click: Click = { ms: Number.NaN, requests: [] };
  // Enough for four round trips.
  for (const path of paths.slice(1)) click = await follow(page, path, 500 * cpu + 4 * rtt);
  await page.close();
  return click;
}

await runCommand(usage, async () => {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseArgs({
    options: { visits: text(everyKind), runs: text('7'), rtt: text('150'), cpu: text('1'), dist: text('dist') },
  });
  const [runs, cpu] = [wholeNumber('runs', values.runs), wholeNumber('cpu', values.cpu)];
  const rtt = wholeNumber('rtt', values.rtt, 0);
  const visits = values.visits.split(',').map((paths) => ({ paths: paths.split(':'), clicks: [] as Click[] }));
  const wrong = visits.find(({ paths }) => paths.length < 2 || paths.some((path) => !path.startsWith('/')));
  if (wrong) throw new Error(`A visit is two paths or more with “:” between them, not “${wrong.paths.join(':')}”.`);
  pageFiles(values.dist);
  const server = await startServer({ distDir: values.dist });
  const browser = await openBrowser();
  try {
    // In turns, so that what disturbs the machine for a while disturbs one run of each.
    for (let run = 1; run <= runs; run++)
      for (const { paths, clicks } of visits) {
        process.stderr.write(`\rrun ${run} of ${runs}: ${paths.join(' → ')}\x1b[K`);
        clicks.push(await visit(browser, server.url, paths, rtt, cpu));
      }
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
  process.stderr.write('\r\x1b[K');
  console.log(
    `From the click to the painted heading in ms: ${runs} runs, ${rtt} ms round trip, processor ${cpu} times slower`,
  );
  console.table(
    visits.map(({ paths, clicks }) => {
      const ms = clicks.map((click) => Math.round(click.ms));
      const requests = Math.max(...clicks.map((click) => click.requests.length));
      return { visit: paths.join(' → '), best: Math.min(...ms), median: median(ms), worst: Math.max(...ms), requests };
    }),
  );
  for (const name of new Set(visits.flatMap(({ clicks }) => clicks.flatMap(({ requests }) => requests))))
    console.log(`Fetched after a click: ${name}`);
});
