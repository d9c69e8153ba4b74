import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { pageFiles } from '../checks/built-pages.ts';
import { startServer } from '../hosting/server.ts';
import { runCommand } from '../run-command.ts';
import { chromiumPath, median, wholeNumber } from './setup.ts';

/*
 * How long a click on a link takes until the next page's heading is painted. The first page of a visit is loaded, the others
 * are reached by links; the last click is measured, in a browser that has cached nothing before the visit.
 */
const usage = 'Usage: npm run bench:click -- [--visits /:/about,/:/about:/contact] [--runs 7]';

/** Milliseconds, of the network and after each step: enough for four round trips. */
const roundTrip = 150;
const wait = 1100;

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

/** Points at a link to `to`, waits for what that fetches, and clicks. @returns The milliseconds. */
async function follow(page: Page, to: string): Promise<number> {
  const link = page.locator(`a[href="${to}"]:not(.panel *):visible`).first();
  if ((await link.count()) === 0) throw new Error(`${new URL(page.url()).pathname} shows no link to ${to}.`);
  await link.hover();
  await page.waitForTimeout(wait);
  const [ms] = await Promise.all([page.evaluate(nextHeading), link.click()]);
  // Otherwise a link that happens to lie under the pointer on the next page would be prefetched.
  await page.mouse.move(2, 450);
  await page.waitForTimeout(wait);
  return ms;
}

async function visit(browser: Browser, origin: string, paths: string[]): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(20_000);
  const session = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency: roundTrip, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', conditions);
  await page.goto(origin + paths[0], { waitUntil: 'networkidle' });
  let ms = Number.NaN;
  for (const path of paths.slice(1)) ms = await follow(page, path);
  await page.close();
  return ms;
}

await runCommand(usage, async () => {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseArgs({ options: { visits: text(everyKind), runs: text('7') } });
  const runs = wholeNumber('runs', values.runs);
  const visits = values.visits.split(',').map((paths) => ({ paths: paths.split(':'), clicks: [] as number[] }));
  const wrong = visits.find(({ paths }) => paths.length < 2 || paths.some((path) => !path.startsWith('/')));
  if (wrong) throw new Error(`A visit is two paths or more with “:” between them, not “${wrong.paths.join(':')}”.`);
  pageFiles('dist'); // Complains when there is no build.
  const server = await startServer({ distDir: 'dist' });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  try {
    // In turns, so that what disturbs the machine for a while disturbs one run of each.
    for (let run = 1; run <= runs; run++)
      for (const { paths, clicks } of visits) {
        process.stderr.write(`\rrun ${run} of ${runs}: ${paths.join(' → ')}\x1b[K`);
        clicks.push(Math.round(await visit(browser, server.url, paths)));
      }
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
  process.stderr.write('\r\x1b[K');
  console.log(`From the click to the painted heading in ms: ${runs} runs, ${roundTrip} ms round trip`);
  console.table(
    visits.map(({ paths, clicks }) => {
      return {
        visit: paths.join(' → '),
        best: Math.min(...clicks),
        median: median(clicks),
        worst: Math.max(...clicks),
      };
    }),
  );
});
