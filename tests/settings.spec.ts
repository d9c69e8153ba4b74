import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { pageFiles, parsePage } from '../scripts/read/built-pages.ts';
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
  const htmlOf = (file: string) => readFileSync(join(distDir, file), 'utf8');
  return { url, close, htmlOf, files: pageFiles(distDir) };
}

/** Answers for a service: its script does what the page's policy must let it do. It leaves the calls in their list. */
const answer = (body: string) => (route: Route) =>
  route.fulfill({
    headers: { 'access-control-allow-origin': '*' },
    ...(route.request().resourceType() === 'script' && { contentType: 'text/javascript', body }),
  });

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

/** What the service has been told then, by the name of a page view and what describes the two pages. */
const counted = (view: string, about: string, contact: string) => [
  [view, about],
  ['booking_link_followed', 'header'],
  [view, contact],
  ['message_sent', null],
  ['guide_downloaded', 'guide.pdf'],
  [view, about],
];

test('Plausible counts pages, bookings, messages, and downloads; no WhatsApp, no profiles, a telephone number', async ({
  page,
}) => {
  const { url, close, files, htmlOf } = await openSite('plausible', {
    VITE_ANALYTICS: 'plausible:firm.example',
    VITE_WHATSAPP_NUMBER: 'none',
    VITE_COMPANY_PROFILE_URL: 'none',
    VITE_FOUNDER_PROFILE_URL: 'none',
    VITE_PHONE: '+1 202-555-0143',
  });
  await page.route('https://plausible.io/**', answer('fetch("https://plausible.io/api/event", { method: "POST" })'));
  await useTheSite(page, url);
  await expect(page.locator('script[data-domain="firm.example"]')).toHaveCount(1);
  const calls = () =>
    page.evaluate(
      'plausible.q.map(([name, { u, props }]) => [name, u ? new URL(u).pathname : Object.values(props ?? [null])[0]])',
    );
  await expect.poll(calls).toEqual(counted('pageview', '/about', '/contact'));

  for (const file of files) {
    const html = htmlOf(file);
    expect(html.match(/whatsapp|wa\.me|linkedin/gi), file).toBeNull();
    for (const part of ['href="tel:+12025550143"', '"telephone":"+1 202-555-0143"']) expect(html, file).toContain(part);
  }
  await page.goto(`${url}/contact`);
  for (const part of ['main', 'contentinfo'] as const)
    await expect(page.getByRole(part).getByRole('link', { name: '+1 202-555-0143' })).toBeVisible();
  await page.goto(`${url}/privacy-policy`);
  await expect(page.getByRole('main')).toContainText('Plausible Analytics');
  await expect(page.getByRole('main')).not.toContainText(/no analytics|Google Analytics/i);
  close();
});

test('Google Analytics counts the same under each page’s own title; Google and Bing find their codes', async ({
  page,
}) => {
  const { url, close, htmlOf } = await openSite('ga4', {
    VITE_ANALYTICS: 'ga4:G-TEST123',
    VITE_GOOGLE_SITE_VERIFICATION: 'google-code',
    VITE_BING_SITE_VERIFICATION: 'BING0CODE',
  });
  await page.route(
    /^https:\/\/[^/]*\.google(-analytics|tagmanager)\.com\//,
    answer(
      `fetch('https://region1.google-analytics.com/g/collect'); new Image().src = 'https://www.google-analytics.com/g/collect'`,
    ),
  );
  await useTheSite(page, url);
  await expect(page.locator('script[src="https://www.googletagmanager.com/gtag/js?id=G-TEST123"]')).toHaveCount(1);
  // Google's script reads only `arguments` objects.
  const calls = () =>
    page.evaluate(
      `dataLayer.filter((call) => String(call) === '[object Arguments]' && call[0] === 'event')
        .map(([, name, { page_title, campaign, file } = {}]) => [name, page_title ?? campaign ?? file ?? null])`,
    );
  const [about = '', contact = ''] = ['about.html', 'contact.html'].map((file) => parsePage(file, htmlOf(file)).title);
  await expect.poll(calls).toEqual(counted('page_view', about, contact));

  await page.goto(`${url}/privacy-policy`);
  await expect(page.getByRole('main')).toContainText('Google Analytics. It sets cookies');
  await expect(page.getByRole('main')).not.toContainText(/no analytics|sets no cookies|Plausible/i);
  await expect(page.locator('meta[name="google-site-verification"]')).toHaveAttribute('content', 'google-code');
  await expect(page.locator('meta[name="msvalidate.01"]')).toHaveAttribute('content', 'BING0CODE');
  close();
});
