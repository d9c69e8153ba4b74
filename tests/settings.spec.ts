import { execFileSync } from 'node:child_process';
import type { Page, Route } from '@playwright/test';
import { readPages } from '../scripts/read/built-pages.ts';
import { startServer } from '../scripts/serve/server.ts';
import { settingTable } from '../src/site/settings.ts';
import { arrive, axeViolations, expect, hold, test } from './support/site.ts';

/** The site of an owner who has set the optional settings. The test may log nothing, so the pages' policy refuses nothing. */

/** Builds and serves a site with these settings and no others. */
async function openSite(settings: Record<`VITE_${string}`, string>) {
  const distDir = 'test-results/site-with-settings';
  const { SITE_SETTINGS: _, ...inherited } = process.env;
  // An empty variable counts more than the owner's own in a .env file, which this test must not use.
  const unset = Object.fromEntries(Object.values(settingTable).map(({ env }) => [env, '']));
  const build = ['--import', 'tsx', 'scripts/build.ts', '--dist', distDir];
  execFileSync(process.execPath, build, { env: { ...inherited, ...unset, ...settings }, stdio: 'pipe' });
  return { pages: readPages(distDir), ...(await startServer({ distDir })) };
}

/**
 * Does everything that the service counts. It opens two pages, the second before the service has come, books, sends a message,
 * opens another page, downloads, and fails twice in the same way.
 */
async function useTheSite(page: Page, url: string): Promise<void> {
  await page.context().route('https://booking.example/**', (route) => route.fulfill({ body: 'Booked.' }));
  await page.route('**/api/contact', (route) => route.fulfill({ json: { success: true } }));
  const letService = await hold(page, /\/analytics-service-/);
  await arrive(page, `${url}/about`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(`${url}/contact`);
  letService();
  await expect(page.locator('script[src*="gtag"]')).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: 'Free Consultation' }).click();
  const form = page.getByRole('form', { name: 'Contact' });
  for (const [name, value] of Object.entries({ Name: 'Jo', Email: 'jo@firm.example', Website: 'firm.example' }))
    await form.getByLabel(name).fill(value);
  await form.getByRole('button').click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Free SEO Guides' }).click();
  await page.locator('a[download]').first().click();
  for (let count = 0; count < 2; count++)
    await page.evaluate(() =>
      dispatchEvent(new ErrorEvent('error', { message: 'Broken at /contact?website=a.example.' })),
    );
}

/** Opens a page, on which nothing of the service may be before the visitor agrees. */
async function agree(page: Page, url: string, hosts: RegExp): Promise<void> {
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(request.url()));
  await arrive(page, url);
  const question = page.getByRole('region', { name: 'Cookies' });
  await expect(question).toBeVisible();
  expect(await axeViolations(page, '[aria-label="Cookies"]')).toEqual([]);
  expect(requests.filter((request) => hosts.test(request))).toEqual([]);
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => requests.some((request) => hosts.test(request))).toBe(true);
}

const hosts = /^https:\/\/[^/]*\.google(-analytics|tagmanager)\.com\//;

/** Makes the requests that the page’s policy must allow Google’s script. */
const script = `fetch('https://region1.google-analytics.com/g/collect'); new Image().src = 'https://www.google-analytics.com/g/collect'`;

/** The calls in the list of Google’s script, which reads only `arguments` objects. */
const calls = `dataLayer.filter((call) => String(call) === '[object Arguments]' && call[0] === 'event')
  .map(([, name, { page_title, campaign, file, message } = {}]) =>
    [name, page_title ?? campaign ?? file ?? message ?? null])`;

test('Google Analytics counts pages, bookings, messages, downloads, and errors; the pages have what else is set', async ({
  page,
}) => {
  const { url, close, pages } = await openSite({
    VITE_ANALYTICS: 'ga4:G-TEST123:ask',
    VITE_WHATSAPP_NUMBER: 'none',
    VITE_COMPANY_PROFILE_URL: 'none',
    VITE_FOUNDER_PROFILE_URL: 'none',
    VITE_PHONE: '+1 202-555-0143',
    VITE_LEGAL_NAME: 'Firm Growth, LLC',
    VITE_ADDRESS: '100 Main Street, Austin, TX 78701',
    VITE_PUBLIC_EMAIL: 'office@firm.example',
    VITE_ANNOUNCEMENT: 'Fees rise in July: [read more](/services), or [register](https://zoom.example/webinar).',
    VITE_GOOGLE_SITE_VERIFICATION: 'google-code',
    VITE_BING_SITE_VERIFICATION: 'BING0CODE',
    VITE_NEWSLETTER_ACTION: 'https://news.example/subscribe',
  });
  for (const { path, html } of pages) {
    expect(html.match(/whatsapp|wa\.me|linkedin/gi), path).toBeNull();
    for (const part of [
      'href="tel:+12025550143"',
      '"telephone":"+1 202-555-0143"',
      'Firm Growth, LLC, 100 Main Street, Austin, TX 78701',
      'href="mailto:office@firm.example"',
      '"legalName":"Firm Growth, LLC","address":"100 Main Street, Austin, TX 78701","email":"office@firm.example"',
      '"google-code"',
      '"BING0CODE"',
    ])
      expect(html, path).toContain(part);
  }

  await page.route(hosts, (route: Route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      ...(route.request().resourceType() === 'script' && { contentType: 'text/javascript', body: script }),
    }),
  );
  // The newsletter’s box is also at the end of each article, and the page’s policy lets it post.
  const withBox = pages.filter(({ path }) => path.startsWith('/resources'));
  expect(withBox.length).toBeGreaterThan(1);
  for (const { path, html } of withBox)
    expect(html, path).toContain('action="https://news.example/subscribe" method="post"');
  await page.route('https://news.example/**', (route) => route.fulfill({ body: route.request().postData() ?? '' }));
  await page.goto(url + withBox.at(-1)?.path);
  await page.getByLabel('Your email').fill('jo@firm.example');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.locator('body')).toHaveText('email=jo%40firm.example');

  await agree(page, url, hosts);
  await useTheSite(page, url);
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
  await expect(page.locator('script[src="https://www.googletagmanager.com/gtag/js?id=G-TEST123"]')).toHaveCount(1);
  const viewOf = (path: string) => ['page_view', pages.find((built) => built.path === path)?.title];
  await expect
    .poll(() => page.evaluate(calls))
    .toEqual([
      viewOf('/about'),
      viewOf('/contact'),
      ['booking_link_followed', 'header'],
      ['message_sent', null],
      viewOf('/resources'),
      ['guide_downloaded', expect.stringMatching(/\.pdf$/)],
      ['script_error', 'Broken at /contact'],
    ]);

  await arrive(page, `${url}/contact`);
  await expect(page.getByRole('main').getByRole('link', { name: '+1 202-555-0143' })).toBeVisible();
  // Where WhatsApp would be.
  await expect(page.getByRole('banner').getByRole('link', { name: '+1 202-555-0143' }).first()).toBeVisible();
  const announcement = page.getByRole('region', { name: 'Announcement' });
  await expect(announcement.getByRole('link', { name: 'read more' })).toHaveAttribute('href', '/services');
  await expect(announcement.getByRole('link', { name: 'register' })).toHaveAttribute(
    'href',
    'https://zoom.example/webinar',
  );
  await announcement.getByRole('button', { name: 'Close' }).click();
  await expect(announcement).toBeHidden();
  await arrive(page, `${url}/privacy-policy`);
  await expect(announcement).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Google Analytics. It sets cookies');
  await expect(page.getByRole('main')).not.toContainText(/no analytics|sets no cookies|Plausible/i);
  close();
});
