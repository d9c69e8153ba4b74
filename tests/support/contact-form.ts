import type { Page, Request, Route } from '@playwright/test';
import { settings } from '../../src/site/settings.ts';
import { arrive, expect, gate } from './site.ts';

/** What the specs of the contact form share: its parts, and a form service in the place of the real one. */

export const endpoint = `**${settings.contactEndpoint}`;

export const entries = {
  name: 'Jordan Ellis',
  email: 'jordan@ellis.example',
  website: 'ellis.example',
  message: 'Two lawyers.\nOne county.',
};
export type Entries = typeof entries;

export const megabyte = 'Sixteen letters '.repeat(2 ** 16);

export const success = { title: 'Message sent successfully!', text: "We'll get back to you within 24 hours." };
export const failure = { title: 'Error sending message', text: 'Please try again or contact us directly.' };

export const form = (page: Page) => page.getByRole('form', { name: 'Contact' });
export const button = (page: Page) => form(page).locator('button[type="submit"]');
export const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');

export async function fill(page: Page, values: Entries = entries): Promise<void> {
  for (const [name, value] of Object.entries(values)) await form(page).locator(`#${name}`).fill(value);
}

/** Sends the entries as the first message of a test, and waits until the service has the request. */
export async function send(page: Page, requests: readonly unknown[]): Promise<void> {
  await fill(page);
  await button(page).click();
  await expect.poll(() => requests.length).toBe(1);
}

export async function expectEntries(page: Page, values: Entries): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await expect(form(page).locator(`#${name}`)).toHaveValue(value);
  }
}

export async function expectToast(page: Page, { title, text }: typeof success): Promise<void> {
  await expect(toast(page).locator('b')).toHaveText(title);
  await expect(toast(page).locator('p')).toHaveText(text);
}

/** Puts a form service in the place of the real one; the requests that it got. */
export async function answer(page: Page, respond: (route: Route) => Promise<void>): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(endpoint, async (route) => {
    requests.push(route.request());
    await respond(route);
  });
  return requests;
}

/** Success, with an answer that cannot be read: only its status counts. */
export const ok = (route: Route) => route.fulfill({ contentType: 'application/json', body: '<!{"success":' });

/** As `answer`, but the service answers only once `open` is called. */
export async function answerLate(page: Page, respond: (route: Route) => Promise<void> = ok) {
  const { opened, open } = gate();
  const requests = await answer(page, async (route) => {
    await opened;
    await respond(route);
  });
  return { requests, open };
}

/** A page on which the form works. */
export const visit = (page: Page) => arrive(page, '/contact');
