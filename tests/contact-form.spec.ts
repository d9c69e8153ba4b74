import { readdirSync, readFileSync } from 'node:fs';
import type { Page, Request, Route } from '@playwright/test';
import { formService } from '../src/site/form-service.ts';
import { settings } from '../src/site/settings.ts';
import { arrive, arriveEarly, axeViolations, expect, hold, test } from './support/site.ts';

const entries = {
  name: 'Jordan Ellis',
  email: 'jordan@ellis.example',
  website: 'ellis.example',
  message: 'Two lawyers.\nOne county.',
};
type Entries = typeof entries;

const nothing: Entries = { name: '', email: '', website: '', message: '' };
const hostile: Entries = {
  name: '<img src=x onerror="window.hostile = true"> \u0007\u202e',
  email: "o'brien+b@ellis.example",
  website: 'javascript:window.hostile=true',
  message: '</textarea><script>window.hostile = true</script> $& \u0000\u001b[31m',
};

const success = "Message sent successfully!We'll get back to you within 24 hours.";
const failure = 'Error sending messagePlease try again or contact us directly.';

/** The ways to us that a failure offers: those that the owner has set. */
const directWays = [settings.whatsappNumber, settings.phone, settings.publicEmail].filter(Boolean);

const service = `**${formService.endpoint}`;

const form = (page: Page) => page.getByRole('form', { name: 'Contact' });
const button = (page: Page) => form(page).locator('button[type="submit"]');
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');

async function fill(page: Page, values: Entries): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`#${name}`).fill(value);
}

async function expectEntries(page: Page, values: Entries): Promise<void> {
  for (const [name, value] of Object.entries(values)) await expect(page.locator(`#${name}`)).toHaveValue(value);
}

const ok = (route: Route) => route.fulfill({ json: { success: true } });
const refuse = (route: Route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops' });

/** Replaces the form service; returns the requests that it got. */
async function answer(page: Page, respond: (route: Route) => Promise<void>): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(service, async (route) => {
    requests.push(route.request());
    await respond(route);
  });
  return requests;
}

test('Send posts the seven fields once, says that it worked, and clears the form', async ({ page }) => {
  const requests = await answer(page, ok);
  const letMessage = await hold(page, service);
  await arrive(page, '/contact');
  await fill(page, hostile);
  await button(page).dblclick();
  await page.locator('#name').press('Enter');
  await expect(button(page)).toHaveText('Sending...');
  await expect(button(page)).toBeDisabled();
  await expectEntries(page, hostile);
  letMessage();
  await expect(toast(page)).toHaveText(success);
  await expect(page.getByRole('status')).toHaveText(success);
  await expectEntries(page, nothing);
  await expect(button(page)).toHaveText('Send message');
  await expect(button(page)).toBeEnabled();
  expect(await axeViolations(page)).toEqual([]);

  expect(requests.map((request) => request.method())).toEqual(['POST']);
  expect(requests[0]?.headers()['content-type']).toBe('application/json');
  expect(requests[0]?.postDataJSON()).toEqual({
    access_key: formService.accessKey,
    ...hostile,
    to: settings.contactTo,
    subject: 'New contact submission',
  });
  expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
});

test.describe('when the service fails', () => {
  test.use({ mayLog: /^error: Failed to load resource/ });

  test('the entries stay, the failure is shown until it is dismissed, and sending again works', async ({ page }) => {
    // The page's clock, for how long the toasts stay.
    await page.clock.install();
    let respond = ok;
    await answer(page, (route) => respond(route));
    await arrive(page, '/contact');
    await fill(page, entries);
    for (const fail of [refuse, (route: Route) => route.abort('connectionreset')]) {
      respond = fail;
      await button(page).click();
      await expect(page.getByRole('alert')).toHaveText(failure);
      await expect(button(page)).toHaveText('Send message');
      await expect(button(page)).toBeFocused();
      await expectEntries(page, entries);
      await page.clock.runFor(60_000);
      await expect(toast(page)).toContainText(failure);
      await expect(toast(page).getByRole('link')).toHaveCount(directWays.length);
      expect(await axeViolations(page)).toEqual([]);
      await toast(page).getByRole('button', { name: 'Dismiss' }).click();
      await expect(toast(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
    }
    respond = ok;
    await button(page).click();
    await expect(toast(page)).toHaveText(success);
    await expect(form(page)).toBeFocused();
    await page.clock.runFor(9_000);
    await expect(toast(page)).toHaveCount(0);
  });
});

test('a draft survives the privacy policy and Back, and a reload, until it is sent', async ({ page }) => {
  await answer(page, ok);
  await arrive(page, '/contact');
  await fill(page, entries);
  await form(page).getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  await page.goBack();
  await expectEntries(page, entries);
  // Leaves out what the browser itself restores.
  await page.goto('/about');
  await arrive(page, '/contact');
  await expectEntries(page, entries);
  await button(page).click();
  await expect(toast(page)).toHaveText(success);
  await page.goto('/about');
  await arrive(page, '/contact');
  await expectEntries(page, nothing);
});

test('a topic opens the message, and an unfinished draft neither hides it nor is lost to it', async ({ page }) => {
  const message = page.locator('#message');
  await arrive(page, '/contact?topic=the+guide');
  await message.fill('My own words.');
  await arrive(page, '/contact?topic=the+audit');
  await expect(message).toHaveValue('I am writing about the audit.');
  await arrive(page, '/contact?topic=the+guide');
  await expect(message).toHaveValue('My own words.');
});

test('a website that was typed on another page is in the form, and the page says whose rivals we look up', async ({
  page,
}) => {
  await arrive(page, '/contact?website=https%3A%2F%2Fwww.ellis.example%2Fteam');
  await expect(page.locator('#website')).toHaveValue('https://www.ellis.example/team');
  await expect(page.locator('.lede').getByText('ellis.example', { exact: true })).toBeVisible();
  await arrive(page, '/contact?website=call+now');
  await expect(page.locator('#website')).toHaveValue('call now');
  await expect(page.locator('.lede')).not.toContainText('call now');
});

async function subscribe(page: Page): Promise<void> {
  await arrive(page, '/resources');
  await page.getByLabel('Your email').fill(entries.email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL(/^[^?]+\/contact\?topic=[^&@]+$/);
  await expect(page.locator('#message')).toHaveValue(/the newsletter\. Please add me\.$/);
}

test('the newsletter box hands its email to the contact form, and no address ever contains it', async ({ page }) => {
  await subscribe(page);
  await expect(page.locator('#email')).toHaveValue(entries.email);
});

test('newsletter box and form work where storage is blocked', async ({ page }) => {
  await answer(page, ok);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Blocked.', 'SecurityError');
      },
    });
  });
  await subscribe(page);
  await fill(page, entries);
  await button(page).click();
  await expect(toast(page)).toHaveText(success);
});

test('letters typed before the app has started are sent too', async ({ page }) => {
  const start = await arriveEarly(page, '/contact');
  const requests = await answer(page, ok);
  await fill(page, entries);
  await start();
  await button(page).click();
  await expect(toast(page)).toHaveText(success);
  expect(requests.map((request) => request.postDataJSON())).toEqual([expect.objectContaining(entries)]);
});

test('errors are shown beside their fields until they are corrected, and nothing is sent', async ({ page }) => {
  const requests = await answer(page, ok);
  await arrive(page, '/contact');
  const field = (name: string) => page.locator(`#${name}`);
  await button(page).click();
  for (const name of ['name', 'email', 'website']) await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
  await expect(field('name')).toBeFocused();
  await expect(field('name')).toHaveAccessibleDescription('Enter your name.');
  expect(await axeViolations(page)).toEqual([]);

  await fill(page, { ...entries, email: 'jordan', website: '\t\u00a0' });
  await expect(field('name')).not.toHaveAttribute('aria-invalid');
  await button(page).click();
  await expect(field('email')).toBeFocused();
  await expect(field('email')).toHaveAccessibleDescription(/name@firm\.com/);
  await expect(field('website')).toHaveAccessibleDescription('Enter your website, such as yourfirm.com.');
  expect(requests).toEqual([]);

  // Any text is a website, and the message may stay empty.
  await fill(page, { ...entries, website: 'none yet', message: '' });
  await button(page).click();
  await expect(toast(page)).toHaveText(success);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts itself, ends on the thank-you page, and the message is kept', async ({ page }) => {
    const inbox = 'test-results/inbox';
    const name = `Jordan <b>Ellis</b> ${Date.now()}`;
    await page.goto('/contact');
    await fill(page, { ...entries, name: '  ' });
    await button(page).click();
    await expect(form(page).locator('input:invalid')).toHaveCount(1);
    await expect(page, 'the browser checks the fields by itself').toHaveURL('/contact');
    await fill(page, { ...entries, name });
    await button(page).click();
    await expect(page).toHaveURL('/thank-you#message');
    await expect(page.getByRole('heading', { level: 1, name: 'Message sent successfully!' })).toBeVisible();
    const messages = readdirSync(inbox).map((file) => JSON.parse(readFileSync(`${inbox}/${file}`, 'utf8')));
    expect(messages).toContainEqual(expect.objectContaining({ ...entries, name, message: expect.any(String) }));
  });
});
