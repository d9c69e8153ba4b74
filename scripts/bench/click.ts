import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { pageFiles } from '../checks/built-pages.ts';
import { startServer } from '../hosting/server.ts';
import { runCommand } from '../run-command.ts';
import { median, openBrowser } from './setup.ts';

/*
 * How long a click on a link takes until the next page's heading is painted. The first page of a visit is loaded, the others
 * are reached by links; the last click is measured, in a browser that has cached nothing before the visit.
 */
const usage = 'Usage: npm run bench:click -- [--visits /:/about,/:/about:/contact] [--runs 7] [--dist dist]';
const defaultVisits = '/:/about,/:/states/texas-divorce-lawyer-seo,/:/contact';
/** Of a round trip, in milliseconds. */
const latency = 150;

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

/** `requests`: code that was fetched between the click and the heading; none where pointing at the link has brought all. */
type Click = { ms: number; requests: number };

/** Points at a link to `to`, waits for what that fetches, and clicks. */
async function follow(page: Page, to: string): Promise<Click> {
  const wait = () => page.waitForTimeout(500 + 4 * latency); // Enough for four round trips.
  let requests = 0;
  const count = (request: { resourceType(): string }) => {
    if (['script', 'stylesheet', 'fetch'].includes(request.resourceType())) requests++;
  };
  const link = page.locator(`a[href="${to}"]:not(.panel *):visible`).first();
  if ((await link.count()) === 0) throw new Error(`${new URL(page.url()).pathname} shows no link to ${to}.`);
  await link.hover();
  await wait();
  page.on('request', count);
  const [ms] = await Promise.all([page.evaluate(nextHeading), link.click()]);
  page.off('request', count);
  // Otherwise a link that happens to lie under the pointer on the next page would be prefetched.
  await page.mouse.move(2, 450);
  await wait();
  return { ms, requests };
}

async function visit(browser: Browser, origin: string, paths: string[]): Promise<Click> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', conditions);
  await page.goto(origin + paths[0], { waitUntil: 'networkidle' });
  let click: Click = { ms: Number.NaN, requests: 0 };
  for (const path of paths.slice(1)) click = await follow(page, path);
  await page.close();
  return click;
}

await runCommand(usage, async () => {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseArgs({ options: { visits: text(defaultVisits), runs: text('7'), dist: text('dist') } });
  const visits = values.visits.split(',').map((paths) => ({ paths: paths.split(':'), clicks: [] as Click[] }));
  pageFiles(values.dist);
  const server = await startServer({ distDir: values.dist });
  const browser = await openBrowser();
  // In turns, so that what disturbs the machine for a while disturbs one run of each.
  for (let run = 0; run < Number(values.runs); run++)
    for (const { paths, clicks } of visits) clicks.push(await visit(browser, server.url, paths));
  await Promise.all([browser.close(), server.close()]);
  console.log(`From the click to the painted heading in ms: ${values.runs} runs, ${latency} ms round trip`);
  console.table(
    visits.map(({ paths, clicks }) => {
      const ms = clicks.map((click) => Math.round(click.ms));
      const requests = Math.max(...clicks.map((click) => click.requests));
      return { visit: paths.join(' → '), best: Math.min(...ms), median: median(ms), worst: Math.max(...ms), requests };
    }),
  );
});
