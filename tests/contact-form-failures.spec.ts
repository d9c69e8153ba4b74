import type { Route } from '@playwright/test';
import {
  answer,
  answerLate,
  button,
  endpoint,
  entries,
  expectEntries,
  expectToast,
  failure,
  fill,
  megabyte,
  ok,
  send,
  success,
  toast,
  visit,
} from './support/contact-form.ts';
import { axeViolations, blockStorage, expect, test } from './support/site.ts';

/** The contact form, against a service that fails, is late or refuses. */

test.describe('when the service fails', () => {
  // The browser names failed requests on the console.
  test.use({ mayLog: /^error: Failed to load resource/ });

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
    await blockStorage(page);
    const { requests, open } = await answerLate(page, (route) => route.fulfill({ status: 500 }));
    await visit(page);
    await send(page, requests);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/privacy-policy');
    const response = page.waitForResponse(endpoint);
    open();
    await response;
    await page.goBack();
    await fill(page);
    await answer(page, ok);
    await button(page).click();
    await expectToast(page, success);
  });

  for (const returns of ['after', 'before']) {
    test(`gives the message back to one who left meanwhile and returns ${returns} it fails`, async ({ page }) => {
      const { requests, open } = await answerLate(page, (route) => route.fulfill({ status: 500 }));
      const kept = () => page.evaluate(() => Object.values(sessionStorage).join());
      await visit(page);
      await send(page, requests);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy');
      if (returns === 'after') {
        open();
        await expect.poll(kept).toContain(entries.email);
        await page.goBack();
      } else {
        await page.goBack();
        await expectEntries(page, { name: '', email: '', website: '', message: '' });
        open();
      }
      await expectToast(page, failure);
      await expect(page.getByRole('alert')).toContainText(failure.title);
      await expectEntries(page, entries);
      await expect(page).toHaveURL('/contact');
      expect(await kept()).not.toContain('ordan');

      const again = await answer(page, ok);
      await button(page).click();
      await expectToast(page, success);
      expect(again[0]?.postDataJSON()).toEqual(requests[0]?.postDataJSON());
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
