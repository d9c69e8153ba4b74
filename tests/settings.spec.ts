import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { type BuiltPage, readPages, visibleText } from '../scripts/read/built-pages.ts';
import { startServer } from '../scripts/serve.ts';
import { settingTable } from '../src/site/settings.ts';
import { arrive, expect, test } from './support/site.ts';

/** Sites of owners who have set what is optional. No test may log anything, so the pages' policy refuses nothing. */

// The builds of two tests must not run at the same time.
test.describe.configure({ mode: 'default' });

async function openSite(name: string, settings: Record<`VITE_${string}`, string>) {
  const distDir = `test-results/site-with-${name}`;
  const { SITE_SETTINGS: _, ...inherited } = process.env;
  // An empty variable counts more than the owner's own in a .env file, which this test must not use.
  const unset = Object.fromEntries(Object.values(settingTable).map(([variable]) => [variable, '']));
  const build = ['--import', 'tsx', 'scripts/build.ts', '--dist', distDir];
  execFileSync(process.execPath, build, { env: { ...inherited, ...unset, ...settings }, stdio: 'pipe' });
  const { url, close } = await startServer({ distDir });
  return { url, close, pages: readPages(distDir) };
}

/** What Plausible's script does: it sends what the page has queued, and from then on each call. */
const plausibleScript = `
const { domain } = document.currentScript.dataset;
const send = (n, { u = location.href, props } = {}) =>
  fetch('https://plausible.io/api/event', { method: 'POST', body: JSON.stringify({ n, u, d: domain, p: props }) });
const { q } = plausible;
plausible = send;
for (const call of q) send(...call);`;

/** What Google's script does. It reads only \`arguments\` objects, and answers a request with an image. */
const googleScript = `
let id;
const send = (call) => {
  if (String(call) !== '[object Arguments]') return;
  const [command, name, values] = call;
  if (command === 'config') id = name;
  if (command !== 'event') return;
  const query = new URLSearchParams({ tid: id, en: name, ...values });
  fetch('https://region1.google-analytics.com/g/collect?' + query, { method: 'POST' });
  new Image().src = 'https://www.google-analytics.com/g/collect?' + query;
};
dataLayer.forEach(send);
dataLayer.push = send;`;

const textOf = (path: string, pages: readonly BuiltPage[]): string =>
  pages.filter((page) => page.path === path).map(({ main }) => visibleText(main))[0] ?? '';

type Sent = [name: string, detail: string | undefined];

const cors = { 'access-control-allow-origin': '*' };
const pixel = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');

/** Replaces Plausible; returns what it is sent. */
async function countWithPlausible(page: Page): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route('https://plausible.io/js/script.manual.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: plausibleScript }),
  );
  await page.route('https://plausible.io/api/event', (route) => {
    const { n, u, d, p = {} } = route.request().postDataJSON();
    expect(d).toBe('firm.example');
    sent.push([n, n === 'pageview' ? new URL(u).pathname : (p.campaign ?? p.file)]);
    return route.fulfill({ status: 202, headers: cors, body: 'ok' });
  });
  return sent;
}

/** Replaces Google Analytics; returns what it is sent. */
async function countWithGoogle(page: Page): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route('https://www.googletagmanager.com/gtag/js?id=G-TEST123', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: googleScript }),
  );
  await page.route('https://*.google-analytics.com/g/collect?*', (route) => {
    const { searchParams: query } = new URL(route.request().url());
    expect(query.get('tid')).toBe('G-TEST123');
    if (route.request().resourceType() === 'image') return route.fulfill({ contentType: 'image/gif', body: pixel });
    const title = query.get('page_title');
    sent.push([query.get('en') ?? '', title ?? query.get('campaign') ?? query.get('file') ?? undefined]);
    return route.fulfill({ status: 204, headers: cors });
  });
  return sent;
}

/** Does what the service counts. */
async function useTheSite(page: Page, url: string): Promise<void> {
  await page.context().route('https://booking.example/**', (route) => route.fulfill({ body: 'Booked.' }));
  await page.route('**/api/contact', (route) => route.fulfill({ json: { success: true } }));
  await arrive(page, `${url}/about`);
  await page.getByRole('banner').getByRole('link', { name: 'Free Consultation' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  const form = page.getByRole('form', { name: 'Contact' });
  for (const [name, value] of Object.entries({ Name: 'Jo', Email: 'jo@firm.example', Website: 'firm.example' }))
    await form.getByLabel(name).fill(value);
  await form.getByRole('button').click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toBeVisible();
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/guide.pdf', download: '' });
    link.addEventListener('click', (event) => event.preventDefault());
    document.body.append(link);
    link.click();
  });
  await page.goBack();
  await expect(page).toHaveURL(`${url}/about`);
}

test('Plausible counts pages, bookings, messages, and downloads; no WhatsApp, no profiles, a telephone number', async ({
  page,
}) => {
  const { url, close, pages } = await openSite('plausible', {
    VITE_ANALYTICS: 'plausible:firm.example',
    VITE_WHATSAPP_NUMBER: 'none',
    VITE_COMPANY_PROFILE_URL: 'none',
    VITE_FOUNDER_PROFILE_URL: 'none',
    VITE_PHONE: '+1 202-555-0143',
  });
  const sent = await countWithPlausible(page);
  await useTheSite(page, url);
  await expect
    .poll(() => sent)
    .toEqual([
      ['pageview', '/about'],
      ['booking_link_followed', 'header'],
      ['pageview', '/contact'],
      ['message_sent', undefined],
      ['guide_downloaded', 'guide.pdf'],
      ['pageview', '/about'],
    ]);

  const policy = textOf('/privacy-policy', pages);
  expect(policy).toContain('Plausible Analytics');
  expect(policy).not.toMatch(/no analytics|Google Analytics/i);
  for (const { path, html, graph } of pages) {
    expect(html.match(/whatsapp|wa\.me|linkedin/gi), path).toBeNull();
    expect(html.match(/href="tel:[^"]*"/g), path).toContain('href="tel:+12025550143"');
    expect(graph, path).toContainEqual(expect.objectContaining({ telephone: '+1 202-555-0143' }));
  }
  await page.goto(`${url}/contact`);
  for (const part of ['main', 'contentinfo'] as const)
    await expect(page.getByRole(part).getByRole('link', { name: '+1 202-555-0143' })).toBeVisible();
  close();
});

test('Google Analytics counts the same under each page’s own title; Google and Bing find their codes', async ({
  page,
}) => {
  const { url, close, pages } = await openSite('ga4', {
    VITE_ANALYTICS: 'ga4:G-TEST123',
    VITE_GOOGLE_SITE_VERIFICATION: 'google-code',
    VITE_BING_SITE_VERIFICATION: 'BING0CODE',
  });
  const sent = await countWithGoogle(page);
  await useTheSite(page, url);
  const titleOf = (wanted: string) => pages.find(({ path }) => path === wanted)?.title;
  await expect
    .poll(() => sent)
    .toEqual([
      ['page_view', titleOf('/about')],
      ['booking_link_followed', 'header'],
      ['page_view', titleOf('/contact')],
      ['message_sent', undefined],
      ['guide_downloaded', 'guide.pdf'],
      ['page_view', titleOf('/about')],
    ]);

  const policy = textOf('/privacy-policy', pages);
  expect(policy).toContain('Google Analytics. It sets cookies');
  expect(policy).not.toMatch(/no analytics|sets no cookies|Plausible/i);
  await page.goto(url);
  await expect(page.locator('meta[name="google-site-verification"]')).toHaveAttribute('content', 'google-code');
  await expect(page.locator('meta[name="msvalidate.01"]')).toHaveAttribute('content', 'BING0CODE');
  close();
});
