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

const textOf = (path: string, pages: readonly BuiltPage[]): string =>
  pages.filter((page) => page.path === path).map(({ main }) => visibleText(main))[0] ?? '';

/** Does what the services count. Until its script arrives, which no test lets it, each keeps what it is told in a list. */
async function useTheSite(page: Page, url: string, script: string, collector: string): Promise<void> {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' } });
  });
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
  expect(asked).toContain(script);
  // The page's policy lets the script send what it was told.
  await page.evaluate((address) => fetch(address), collector);
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
  await useTheSite(page, url, 'https://plausible.io/js/script.manual.js', 'https://plausible.io/api/event');
  await expect(page.locator('script[data-domain]')).toHaveAttribute('data-domain', 'firm.example');
  await expect
    .poll(() => page.evaluate('plausible.q'))
    .toEqual([
      ['pageview', { u: `${url}/about` }],
      ['booking_link_followed', { props: { campaign: 'header' } }],
      ['pageview', { u: `${url}/contact` }],
      ['message_sent', {}],
      ['guide_downloaded', { props: { file: 'guide.pdf' } }],
      ['pageview', { u: `${url}/about` }],
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
  const script = 'https://www.googletagmanager.com/gtag/js?id=G-TEST123';
  await useTheSite(page, url, script, 'https://region1.google-analytics.com/g/collect');
  const viewOf = (wanted: string) => ({ page_title: pages.find(({ path }) => path === wanted)?.title });
  // Google's script reads only `arguments` objects.
  const told = 'dataLayer.map((call) => String(call) === "[object Arguments]" && [...call]).slice(1)';
  await expect
    .poll(() => page.evaluate(told))
    .toEqual([
      ['config', 'G-TEST123', { send_page_view: false }],
      ['event', 'page_view', expect.objectContaining(viewOf('/about'))],
      ['event', 'booking_link_followed', { campaign: 'header' }],
      ['event', 'page_view', expect.objectContaining(viewOf('/contact'))],
      ['event', 'message_sent', undefined],
      ['event', 'guide_downloaded', { file: 'guide.pdf' }],
      ['event', 'page_view', expect.objectContaining(viewOf('/about'))],
    ]);

  const policy = textOf('/privacy-policy', pages);
  expect(policy).toContain('Google Analytics. It sets cookies');
  expect(policy).not.toMatch(/no analytics|sets no cookies|Plausible/i);
  await page.goto(url);
  await expect(page.locator('meta[name="google-site-verification"]')).toHaveAttribute('content', 'google-code');
  await expect(page.locator('meta[name="msvalidate.01"]')).toHaveAttribute('content', 'BING0CODE');
  close();
});
