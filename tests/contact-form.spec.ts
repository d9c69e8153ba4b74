import { readdirSync, readFileSync } from 'node:fs';
import type { Page, Request, Route } from '@playwright/test';
import { settings } from '../src/site/settings.ts';
import { axeViolations } from './support/axe.ts';
import { listen } from './support/release.ts';
import { expect, gate, hold, hydrated, test } from './support/site.ts';

/** The contact form, against an endpoint that behaves and one that does not. */

const endpoint = `**${settings.contactEndpoint}`;

const entries = {
  name: 'Jordan Ellis',
  email: 'jordan@ellis.example',
  website: 'ellis.example',
  message: 'Two lawyers.\nOne county.',
};
type Entries = typeof entries;

const megabyte = 'Sixteen letters '.repeat(2 ** 16);

const success = { title: 'Message sent successfully!', text: "We'll get back to you within 24 hours." };
const failure = { title: 'Error sending message', text: 'Please try again or contact us directly.' };

const form = (page: Page) => page.getByRole('form', { name: 'Contact' });
const button = (page: Page) => form(page).locator('button[type="submit"]');
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');

async function fill(page: Page, values: Entries = entries): Promise<void> {
  for (const [name, value] of Object.entries(values)) await form(page).locator(`#${name}`).fill(value);
}

/** Sends the entries as the first message of a test, and waits until the service has the request. */
async function send(page: Page, requests: readonly unknown[]): Promise<void> {
  await fill(page);
  await button(page).click();
  await expect.poll(() => requests.length).toBe(1);
}

async function expectEntries(page: Page, values: Entries): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await expect(form(page).locator(`#${name}`)).toHaveValue(value);
  }
}

async function expectToast(page: Page, { title, text }: typeof success): Promise<void> {
  await expect(toast(page).locator('b')).toHaveText(title);
  await expect(toast(page).locator('p')).toHaveText(text);
}

/** Puts a form service in the place of the real one; the requests that it got. */
async function answer(page: Page, respond: (route: Route) => Promise<void>): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(endpoint, async (route) => {
    requests.push(route.request());
    await respond(route);
  });
  return requests;
}

const ok = (route: Route) => route.fulfill({ json: { success: true } });

/** As `answer`, but the service answers only once `open` is called. */
async function answerLate(page: Page, respond: (route: Route) => Promise<void> = ok) {
  const { opened, open } = gate();
  const requests = await answer(page, async (route) => {
    await opened;
    await respond(route);
  });
  return { requests, open };
}

/** A page on which the form works. */
async function visit(page: Page): Promise<void> {
  await page.goto('/contact');
  await hydrated(page);
}

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

  test('reads nothing but the status', async ({ page }) => {
    await answer(page, (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body: '<!{"success":' }),
    );
    await visit(page);
    await fill(page);
    await button(page).click();
    await expectToast(page, success);
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
    test.use({ mayLog: true });

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

test.describe('when the service fails', () => {
  // The browser names failed requests on the console.
  test.use({ mayLog: true });

  test('keeps the entries and says so, each time and until it is read, and succeeds at last', async ({ page }) => {
    // The page's clock, for how long the toasts stay.
    await page.clock.install();
    let respond = ok;
    const requests = await answer(page, (route) => respond(route));
    await visit(page);
    await fill(page);
    const failures: ((route: Route) => Promise<void>)[] = [
      (route) => route.fulfill({ status: 400, json: { success: false } }),
      (route) => route.fulfill({ status: 429 }),
      (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops' }),
      (route) => route.abort('connectionreset'),
      (route) => route.abort('internetdisconnected'),
    ];
    for (const [index, fail] of failures.entries()) {
      respond = fail;
      await button(page).click();
      await expectToast(page, failure);
      await expect(page.getByRole('alert')).toContainText(failure.title);
      await expect(button(page)).toHaveText('Send message');
      await expect(button(page)).toBeFocused();
      await expectEntries(page, entries);
      expect(requests).toHaveLength(index + 1);
      if (index === 0) expect(await axeViolations(page)).toEqual([]);
      if (index === failures.length - 1) {
        await page.clock.pauseAt(Date.now() + 60_000);
        await expectToast(page, failure);
      }
      await toast(page).getByRole('button', { name: 'Dismiss' }).click();
      await expect(toast(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
    }
    respond = ok;
    await button(page).click();
    await expectToast(page, success);
    await page.clock.runFor(7_000);
    await expectToast(page, success);
    await page.clock.runFor(2_000);
    await expect(toast(page)).toHaveCount(0);
  });

  test('sends where storage is blocked, though nothing is kept', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('Blocked.', 'SecurityError');
        },
      });
    });
    const expectSilence = listen(page);
    const answered = gate();
    let respond = async (route: Route) => {
      await answered.opened;
      await route.fulfill({ status: 500 });
    };
    const requests = await answer(page, (route) => respond(route));
    await visit(page);
    await send(page, requests);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/privacy-policy');
    const response = page.waitForResponse(endpoint);
    answered.open();
    await response;
    await page.goBack();
    await fill(page);
    respond = ok;
    await button(page).click();
    await expectToast(page, success);
    expectSilence();
  });

  for (const returns of ['after', 'before']) {
    test(`gives the message back to a visitor who left while it was sent and returns ${returns} it fails`, async ({
      page,
    }) => {
      const answered = gate();
      let respond = async (route: Route) => {
        await answered.opened;
        await route.fulfill({ status: 500 });
      };
      const requests = await answer(page, (route) => respond(route));
      const kept = () => page.evaluate(() => Object.values(sessionStorage).join());
      await visit(page);
      await fill(page);
      await button(page).click();
      await expect.poll(() => requests.length).toBe(1);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy');
      if (returns === 'after') {
        answered.open();
        await expect.poll(kept).toContain(entries.email);
        await page.goBack();
      } else {
        await page.goBack();
        await expectEntries(page, { name: '', email: '', website: '', message: '' });
        answered.open();
      }
      await expectToast(page, failure);
      await expect(page.getByRole('alert')).toContainText(failure.title);
      await expectEntries(page, entries);
      await expect(page).toHaveURL('/contact');
      expect(await kept()).not.toContain('ordan');

      respond = ok;
      await button(page).click();
      await expectToast(page, success);
      expect(requests[1]?.postDataJSON()).toEqual(requests[0]?.postDataJSON());
    });
  }

  test('gives it back on a page that is loaded anew, and leaves the focus where it is', async ({ page }) => {
    const { requests, open } = await answerLate(page, (route) => route.abort('connectionreset'));
    await visit(page);
    await send(page, requests);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/privacy-policy');
    open();
    await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain(entries.email);
    await visit(page);
    await expectToast(page, failure);
    await expectEntries(page, entries);
    await expect(page.locator('body')).toBeFocused();
  });

  test('gives up on an answer after thirty seconds', async ({ page }) => {
    // Time in this page runs a hundred times faster for those who wait with a signal.
    await page.addInitScript(() => {
      const { timeout } = AbortSignal;
      AbortSignal.timeout = (milliseconds) => {
        document.documentElement.dataset.timeout = String(milliseconds);
        return timeout.call(AbortSignal, milliseconds / 100);
      };
    });
    await answer(page, () => new Promise(() => {}));
    await visit(page);
    await fill(page);
    await button(page).click();
    await expectToast(page, failure);
    await expectEntries(page, entries);
    await expect(page.locator('html')).toHaveAttribute('data-timeout', '30000');
  });

  test('keeps a message that the service finds too long', async ({ page }) => {
    const long = { ...entries, message: megabyte };
    await visit(page);
    await fill(page, long);
    const refused = page.waitForResponse(endpoint);
    await button(page).click();
    expect((await refused).status()).toBe(413);
    await expectToast(page, failure);
    await expectEntries(page, long);
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
