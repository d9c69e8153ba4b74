import { readdirSync, readFileSync } from 'node:fs';
import type { Page, Request, Route } from '@playwright/test';
import { formService } from '../src/site/form-service.ts';
import { settings } from '../src/site/settings.ts';
import { arrive, arriveEarly, axeViolations, countDocuments, expect, hold, test } from './support/site.ts';

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

/** The ways to us that the owner has set, which a failure offers. */
const directWays = [settings.whatsappNumber, settings.phone, settings.publicEmail].filter(Boolean);

const service = `**${formService.endpoint}`;

const form = (page: Page) => page.getByRole('form', { name: 'Contact' });
const button = (page: Page) => form(page).locator('button[type="submit"]');
const receipt = (page: Page) => page.getByRole('region', { name: 'Received' });
const messages = '[aria-label^="Notifications"]';
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');

async function fill(page: Page, values: Entries): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`#${name}`).fill(value);
}

async function expectEntries(page: Page, values: Entries): Promise<void> {
  for (const [name, value] of Object.entries(values)) await expect(page.locator(`#${name}`)).toHaveValue(value);
}

const ok = (route: Route) => route.fulfill({ json: { success: true } });
const refuse = (route: Route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops' });

/** Opens the form and fills it in. */
async function write(page: Page): Promise<void> {
  await arrive(page, '/contact');
  await fill(page, entries);
}

async function send(page: Page): Promise<void> {
  await button(page).click();
  await expect(toast(page)).toHaveText(success);
}

async function leave(page: Page): Promise<void> {
  await form(page).getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
}

/** Replaces the form service; returns the requests that it got. */
async function answer(page: Page, respond: (route: Route) => Promise<void>): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(service, async (route) => {
    requests.push(route.request());
    await respond(route);
  });
  return requests;
}

test('Send posts the seven fields once, even if the app came late, says that it worked, and clears the form', async ({
  page,
}) => {
  const start = await arriveEarly(page, '/contact');
  const requests = await answer(page, ok);
  const letMessage = await hold(page, service);
  await fill(page, hostile);
  await start();
  await form(page).evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
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
  expect(await axeViolations(page, messages)).toEqual([]);

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
    await write(page);
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
      expect(await axeViolations(page, messages)).toEqual([]);
      await toast(page).getByRole('button', { name: 'Dismiss' }).click();
      await expect(toast(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
    }
    respond = ok;
    await send(page);
    await expect(receipt(page)).toBeFocused();
    await page.clock.runFor(9_000);
    await expect(toast(page)).toHaveCount(0);
  });
});

test('a draft survives the privacy policy and Back, and a reload, until it is sent', async ({ page }) => {
  await answer(page, ok);
  await write(page);
  await leave(page);
  await page.goBack();
  await expectEntries(page, entries);
  // Without the parts that the browser itself restores.
  await page.goto('/about');
  await arrive(page, '/contact');
  await expectEntries(page, entries);
  await send(page);
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

test('what is typed while the message is on its way stays, and what was sent is cleared', async ({ page }) => {
  await answer(page, ok);
  const letMessage = await hold(page, service);
  await write(page);
  await button(page).click();
  await page.locator('#message').fill('And another question.');
  letMessage();
  await expect(toast(page)).toHaveText(success);
  await expect(receipt(page)).toContainText('Two lawyers.');
  await expectEntries(page, { ...nothing, message: 'And another question.' });
  await page.reload();
  await expectEntries(page, { ...nothing, message: 'And another question.' });
});

test('who leaves before the answer hears of it on the next page, and a message that was sent is no draft', async ({
  page,
}) => {
  await answer(page, ok);
  const letMessage = await hold(page, service);
  await write(page);
  await button(page).click();
  await leave(page);
  letMessage();
  await expect(page.getByRole('status')).toHaveText(success);
  await toast(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expectEntries(page, nothing);
  await expect(receipt(page)).toContainText(entries.website);
});

test.describe('when the service never answers', () => {
  test.use({ mayLog: /^error: Failed to load resource/ });

  test('a failure is told on the next page, and the entries wait in the form', async ({ page }) => {
    await page.clock.install();
    await hold(page, service);
    await write(page);
    await button(page).click();
    await leave(page);
    await page.clock.runFor(31_000);
    await expect(page.getByRole('alert')).toHaveText(failure);
    await page.goBack();
    await expectEntries(page, entries);
    await expect(button(page)).toBeEnabled();
  });
});

test('a receipt says what was sent and when the answer comes, stays, and puts the message back to correct it', async ({
  page,
}) => {
  const requests = await answer(page, ok);
  await page.clock.setFixedTime(new Date(2026, 10, 28, 16, 51));
  await write(page);
  await send(page);
  for (const words of [...Object.values(entries), 'November 28, 2026', 'by Sunday, 4:51\u00a0p.m.'])
    await expect(receipt(page)).toContainText(words.replaceAll('\n', ' '));
  await expect(receipt(page).getByRole('link', { name: 'Pick a time.' })).toHaveAttribute(
    'href',
    /utm_campaign=contact$/,
  );
  expect(await axeViolations(page, 'main')).toEqual([]);

  await button(page).click();
  await expect(page.locator('#name')).toHaveAccessibleDescription('Enter your name.');
  await expect(page.getByRole('status')).toBeEmpty();
  await expect(toast(page)).toHaveCount(0);

  await page.reload();
  await expect(receipt(page)).toContainText(entries.email);
  await receipt(page).getByRole('button', { name: 'Send it again.' }).click();
  await expect(page.locator('#email')).toBeFocused();
  await page.locator('#email').fill('other@ellis.example');
  await button(page).click();
  await expect(receipt(page)).toContainText('other@ellis.example');
  expect(requests.map((request) => request.postDataJSON().email)).toEqual([entries.email, 'other@ellis.example']);
  expect(requests[1]?.postDataJSON().message).toBe(entries.message);
});

test('what comes with a pasted address is not sent, and a doubtful one is questioned and sent', async ({ page }) => {
  const requests = await answer(page, ok);
  const email = page.locator('#email');
  await arrive(page, '/contact');
  await fill(page, { ...entries, website: ' ellis.example.\u200b' });
  await email.fill('\u00a0<mailto:jordan@ellis.example>,');
  await email.press('Enter');
  await expect(toast(page)).toHaveText(success);
  expect(requests[0]?.postDataJSON()).toMatchObject({ email: entries.email, website: entries.website });

  await fill(page, { ...entries, email: 'jane@firm' });
  await expect(email).toHaveAccessibleDescription('Is jane@firm complete?');
  await button(page).click();
  await expect(receipt(page)).toContainText('jane@firm');
  expect(requests).toHaveLength(2);
});

/** The first of the page’s two, in the hero. */
const site = (page: Page) => page.getByLabel('Your website:').first();

test('a website typed on another page opens a page for that request, and only the name and the county are left to type', async ({
  page,
}) => {
  const requests = await answer(page, ok);
  await arrive(page, '/');
  await site(page).fill('https://www.Ellis.example/team');
  await site(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who outranks ellis.example?');
  await expect(page.locator('#name')).toBeFocused();
  await expect(page.locator('#website')).toHaveValue('https://www.Ellis.example/team');
  expect(await axeViolations(page, 'main form')).toEqual([]);
  const opening = 'Please check who outranks ellis.example. Our county and state: ';
  await page.locator('#message').focus();
  await page.keyboard.type('Dane, Wisconsin');
  await expect(page.locator('#message')).toHaveValue(`${opening}Dane, Wisconsin`);
  await page.locator('#name').fill(entries.name);
  await page.locator('#email').fill(entries.email);
  await expect(button(page)).toHaveText('Email me the answer');
  await send(page);
  expect(requests[0]?.postDataJSON()).toMatchObject({
    subject: 'New contact submission',
    message: `${opening}Dane, Wisconsin`,
  });
  await expectEntries(page, nothing);
  await receipt(page).getByRole('link').first().focus();
  await page.reload();
  await expect(receipt(page)).toContainText('Dane, Wisconsin');
  await expectEntries(page, nothing);
});

test('what is no website stays where it was typed; other addresses and long ones open the plain form', async ({
  page,
}) => {
  await arrive(page, '/');
  const documents = countDocuments(page);
  for (const typed of ['', 'asdf']) {
    await site(page).fill(typed);
    await site(page).press('Enter');
    await expect(site(page)).toHaveAccessibleDescription('Your website, such as yourfirm.com.');
    await expect(site(page)).toBeFocused();
  }
  expect(await axeViolations(page, 'main form')).toEqual([]);
  expect(documents.count).toBe(0);
  const heading = page.getByRole('heading', { level: 1 });
  // src/lib/typed-text.test.ts has the other kinds.
  await site(page).fill('my site is ellis.example');
  await site(page).press('Enter');
  await expect(page.locator('#website')).toHaveValue('my site is ellis.example');
  await expect(heading).toContainText('Contact us');
  await expect(page.locator('#message')).toHaveValue('');
  const long = `https://ellis.example/${'team/'.repeat(20)}`;
  await arrive(page, `/contact?${new URLSearchParams({ website: `${long}?${'x'.repeat(100)}` })}`);
  await expect(page.locator('#website')).toHaveValue(long);
  await expect(heading).toHaveText('Who outranks ellis.example?');
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
  await send(page);
});

test('errors are shown beside their fields until they are corrected, and nothing is sent', async ({ page }) => {
  const requests = await answer(page, ok);
  await arrive(page, '/contact');
  const field = (name: string) => page.locator(`#${name}`);
  await button(page).click();
  for (const name of ['name', 'email', 'website']) await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
  await expect(field('name')).toBeFocused();
  await expect(field('name')).toHaveAccessibleDescription('Enter your name.');
  expect(await axeViolations(page, 'main form')).toEqual([]);

  await fill(page, { ...entries, email: 'jordan', website: '\t\u00a0' });
  await expect(field('name')).not.toHaveAttribute('aria-invalid');
  await button(page).click();
  await expect(field('email')).toBeFocused();
  await expect(field('email')).toHaveAccessibleDescription(/name@firm\.com/);
  await expect(field('website')).toHaveAccessibleDescription('Enter your website, such as yourfirm.com.');
  expect(requests).toEqual([]);

  // Any text is a website, and the message may stay empty.
  await fill(page, { ...entries, website: 'none yet', message: '' });
  await send(page);
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
