import { readdirSync, readFileSync } from 'node:fs';
import { settings } from '../src/site/settings.ts';
import {
  answer,
  answerLate,
  button,
  endpoint,
  entries,
  expectEntries,
  expectToast,
  fill,
  form,
  megabyte,
  ok,
  send,
  success,
  toast,
  visit,
} from './support/contact-form.ts';
import { axeViolations, expect, hold, hydrated, test } from './support/site.ts';

/** The contact form, against a service that answers and a visitor who errs. */

test.describe('when the service answers', () => {
  test('sends the seven fields as JSON, says so, and starts over', async ({ page }) => {
    const { requests, open } = await answerLate(page);
    await visit(page);
    await fill(page);
    await expect(button(page)).toHaveText('Send message');
    await button(page).click();
    await expect(button(page)).toHaveText('Sending...');
    await expect(button(page)).toBeDisabled();
    await expectEntries(page, entries);
    open();

    await expectToast(page, success);
    await expect(page.getByRole('status')).toContainText(success.title);
    await expectEntries(page, { name: '', email: '', website: '', message: '' });
    await expect(button(page)).toHaveText('Send message');
    await expect(button(page)).toBeEnabled();
    await expect(form(page)).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);

    expect(requests).toHaveLength(1);
    expect(requests[0]?.method()).toBe('POST');
    expect(requests[0]?.headers()['content-type']).toBe('application/json');
    expect(requests[0]?.postDataJSON()).toEqual({
      access_key: settings.contactAccessKey,
      ...entries,
      to: settings.contactTo,
      subject: expect.stringMatching(/./),
    });
  });

  test('sends once, however often it is pressed', async ({ page }) => {
    const { requests, open } = await answerLate(page);
    await visit(page);
    await fill(page);
    await button(page).dblclick();
    await page.locator('#name').press('Enter');
    await form(page).evaluate((element: HTMLFormElement) => element.requestSubmit());
    open();
    await expectToast(page, success);
    expect(requests).toHaveLength(1);
  });

  test('leaves what is typed while it sends', async ({ page }) => {
    const { requests, open } = await answerLate(page);
    await visit(page);
    await send(page, requests);
    const newer = { website: 'ellis-law.example', message: 'Two lawyers.\nTwo counties.' };
    for (const [name, value] of Object.entries(newer)) await page.locator(`#${name}`).fill(value);
    open();
    await expectToast(page, success);
    await expectEntries(page, { name: '', email: '', ...newer });
    await expect(page.locator('#message')).toBeFocused();
    await fill(page, { ...entries, ...newer });
    await button(page).click();
    await expectEntries(page, { name: '', email: '', website: '', message: '' });
    expect(requests.map((request) => request.postDataJSON())).toEqual([
      expect.objectContaining(entries),
      expect.objectContaining({ ...entries, ...newer }),
    ]);
  });

  test.describe('a form whose code cannot be had', () => {
    // A file that cannot be had is said on the console.
    test.use({ mayLog: /^error: Failed to load resource|^thrown: .*dynamically imported/ });

    test('is sent by the browser', async ({ page }) => {
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
      const requests = await answer(page, (route) =>
        route.fulfill({ status: 303, headers: { location: '/thank-you' } }),
      );
      await page.goto('/contact');
      await fill(page);
      await button(page).click();
      await expect(page).toHaveURL('/thank-you');
      expect(requests.map((request) => request.method())).toEqual(['POST']);
    });
  });

  test('loses no letter that was typed before its code was there', async ({ page }) => {
    const letCode = await hold(page, /\/assets\/.*\.js$/);
    const requests = await answer(page, ok);
    await page.goto('/contact');
    await fill(page);
    letCode();
    await hydrated(page);
    await button(page).click();
    await expectToast(page, success);
    expect(requests.map((request) => request.postDataJSON())).toEqual([expect.objectContaining(entries)]);
  });

  test('stays closed to a robot in the spam trap, and tells it that all is well', async ({ page }) => {
    const requests = await answer(page, ok);
    await visit(page);
    const trap = page.locator('[inert] input');
    await expect(trap).not.toBeInViewport();
    await fill(page);
    await trap.evaluate((input: HTMLInputElement) => {
      input.value = '555-0100';
    });
    await button(page).click();
    await expectToast(page, success);
    expect(requests).toEqual([]);
  });

  test('takes hostile entries for plain data, and shows them nowhere', async ({ page }) => {
    const hostile = {
      name: '<img src=x onerror="window.hostile = true"> \u0007\u202e',
      email: "o'brien+b@ellis.example",
      website: 'javascript:window.hostile=true',
      message: `</textarea><script>window.hostile = true</script> $& \u0000\u001b[31m ${megabyte}`,
    };
    const requests = await answer(page, ok);
    await visit(page);
    await fill(page, hostile);
    const before = await page.locator('body *').count();
    await button(page).click();
    await expectToast(page, success);
    expect(requests[0]?.postDataJSON()).toMatchObject(hostile);
    expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
    await expect(page.locator('body')).not.toContainText('onerror');
    await toast(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast(page)).toHaveCount(0);
    expect(Math.abs((await page.locator('body *').count()) - before)).toBeLessThan(10);
  });

  test('lets the visitor leave while it sends', async ({ page }) => {
    const { requests, open } = await answerLate(page);
    await visit(page);
    await send(page, requests);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/privacy-policy');
    const response = page.waitForResponse(endpoint);
    open();
    await response;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(toast(page)).toHaveCount(0);
    // And the form is itself again on return.
    await page.goBack();
    await expect(button(page)).toHaveText('Send message');
    await expect(button(page)).toBeEnabled();
    await expectEntries(page, { name: '', email: '', website: '', message: '' });
    await expect(toast(page)).toHaveCount(0);
  });

  test('opens with what an address asks for, as plain text', async ({ page }) => {
    await page.goto(`/contact?${new URLSearchParams({ topic: 'the <b>guide</b>', email: 'jordan@ellis.example' })}`);
    await expect(page.locator('#message')).toHaveValue(/the <b>guide<\/b>/);
    await expect(page.locator('#email')).toHaveValue('');
    await expect(page.locator('#name')).toHaveValue('');
  });
});

test.describe('when the browser is not content', () => {
  test('nothing is sent, and each error is said beside its field until it is corrected', async ({ page }) => {
    const requests = await answer(page, ok);
    await visit(page);
    const field = (name: string) => page.locator(`#${name}`);
    for (const name of ['name', 'email', 'website']) await expect(field(name)).toHaveAttribute('required');
    await expect(field('email')).toHaveAttribute('type', 'email');
    await expect(field('website')).toHaveAttribute('type', 'text');
    await expect(field('message')).not.toHaveAttribute('required');
    await expect(field('message')).toHaveAttribute('rows', '4');
    const known = { name: 'name', email: 'email', website: 'url' };
    for (const [name, what] of Object.entries(known)) await expect(field(name)).toHaveAttribute('autocomplete', what);

    await button(page).click();
    for (const name of ['name', 'email', 'website']) await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field('name')).toBeFocused();
    await expect(field('name')).toHaveAccessibleDescription(/^Enter /);
    expect(await axeViolations(page)).toEqual([]);

    await fill(page, { ...entries, email: 'jordan', message: '' });
    await expect(field('name')).not.toHaveAttribute('aria-invalid');
    await button(page).click();
    await expect(field('email')).toBeFocused();
    await expect(field('email')).toHaveAccessibleDescription(/name@firm\.com/);
    expect(requests).toEqual([]);

    // Blanks are no entry.
    await fill(page, { ...entries, name: '  ', website: '\t\u00a0' });
    await button(page).click();
    await expect(field('name')).toBeFocused();
    await expect(field('name')).toHaveAccessibleDescription('Enter your name.');
    await expect(field('website')).toHaveAccessibleDescription('Enter your website, such as yourfirm.com.');
    expect(requests).toEqual([]);
    await fill(page, { ...entries, name: ' \u2028Jo\u2028' });
    await expect(field('name')).not.toHaveAttribute('aria-invalid');

    // Any text is a website, and the message may stay empty.
    await fill(page, { ...entries, website: 'none yet', message: '' });
    await button(page).click();
    await expectToast(page, success);
    expect(requests[0]?.postDataJSON()).toMatchObject({ website: 'none yet', message: '' });
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  const inbox = 'test-results/inbox';
  const kept = (name: string) =>
    readdirSync(inbox)
      .map((file) => JSON.parse(readFileSync(`${inbox}/${file}`, 'utf8')))
      .filter((message) => message.name === name);

  test('posts itself, ends on the thank-you page, and the message is kept', async ({ page, request }) => {
    const name = `Jordan <b>Ellis</b> ${Date.now()}`;
    await page.goto('/contact');
    await button(page).click();
    await expect(page, 'the browser checks the required fields by itself').toHaveURL('/contact');
    await fill(page, { ...entries, name: '  ', website: ' ' });
    await button(page).click();
    await expect(form(page).locator('input:invalid')).toHaveCount(2);
    await expect(page, 'blanks are no entry').toHaveURL('/contact');
    await fill(page, { ...entries, name });
    await button(page).click();
    await expect(page).toHaveURL('/thank-you');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(kept(name)).toEqual([
      expect.objectContaining({ email: entries.email, website: entries.website, to: settings.contactTo }),
    ]);
    // And nobody can read it over the web.
    expect((await request.get(settings.contactEndpoint)).status()).toBe(405);
    for (const file of readdirSync(inbox)) expect((await request.get(`/.inbox/${file}`)).status()).toBe(404);
  });
});
