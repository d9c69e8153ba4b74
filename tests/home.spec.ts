import type { Page } from '@playwright/test';
import { serviceIds, services } from '../src/content/services.ts';
import { arrive, countDocuments, expect, hold, hydrated, test } from './support/site.ts';

/** The home page. */

test('the hero’s second button scrolls smoothly to the testimonials and takes the focus along', async ({ page }) => {
  await arrive(page, '/');
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    document.addEventListener('scroll', () => places.push(scrollY));
  });
  await page.getByRole('link', { name: 'View Case Studies' }).first().click();
  const target = page.locator('#testimonials');
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  await expect(page).toHaveURL('/#testimonials');
  // The header stays on top; the section must not begin below it.
  await expect
    .poll(async () => {
      const { y = 0 } = (await target.boundingBox()) ?? {};
      return y;
    })
    .toBeLessThan(200);
  expect(await page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().top)).toBe(0);
  // It was seen on its way there, as no jump is.
  const places = (await page.evaluate('places')) as number[];
  const end = await page.evaluate(() => scrollY);
  expect(places.filter((place) => place > 0 && place < end - 10)).not.toEqual([]);
});

/** What is animated, or would be if it changed. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const moves = ({ animationName, transitionDuration }: CSSStyleDeclaration) =>
      animationName !== 'none' || /[1-9]/.test(transitionDuration);
    return [...document.querySelectorAll('body *')]
      .filter((element) => ['', '::before', '::after'].some((part) => moves(getComputedStyle(element, part))))
      .map(({ outerHTML }) => outerHTML.slice(0, 80));
  });

test('jumps where motion is not welcome, and nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive(page, '/');
  expect(await moving(page)).toEqual([]);
  await page.getByRole('link', { name: 'View Case Studies' }).first().click();
  expect(await page.evaluate(() => document.querySelector('#testimonials')?.getBoundingClientRect().top)).toBeLessThan(
    200,
  );
  await page.getByRole('button', { name: 'Services' }).hover();
  await expect(page.getByRole('link', { name: 'View All Services' })).toBeVisible();
  expect(await moving(page)).toEqual([]);
});

test('each service leads to its page in the app, also where only the cell is pressed', async ({ page }) => {
  await arrive(page, '/');
  const documents = countDocuments(page);
  for (const id of serviceIds) {
    const cell = page.locator('article', {
      has: page.getByRole('link', { name: `Learn More about ${services[id].name}` }),
    });
    await cell.click({ position: { x: 12, y: 12 } });
    await expect(page).toHaveURL(services[id].path);
    await page.goBack();
    await expect(page).toHaveURL('/');
  }
  expect(documents.count).toBe(0);
});

/** Its questions, which other pages have too. */
test('questions open one at a time, and the open one closes', async ({ page }) => {
  await arrive(page, '/');
  const questions = page.locator('main h3 button');
  await questions.nth(1).click();
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect(questions.nth(0)).toHaveAttribute('aria-expanded', 'false');
  await questions.nth(1).click();
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'false');
});

test('a press by a program, as by voice control, opens and closes', async ({ page }) => {
  await arrive(page, '/');
  const first = page.locator('main h3 button').first();
  await first.evaluate((button: HTMLButtonElement) => button.click());
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await first.evaluate((button: HTMLButtonElement) => button.click());
  await expect(first).toHaveAttribute('aria-expanded', 'true');
});

test('a question that was opened before the app is there stays open', async ({ page }) => {
  const letApp = await hold(page, '**/assets/*.js');
  await page.goto('/');
  const question = page.locator('main h3 button').nth(2);
  await question.click();
  const answer = page.locator('main h3 + [role="region"]').nth(2).locator('p').first();
  await expect(answer).toBeVisible();
  letApp();
  await hydrated(page);
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(answer).toBeVisible();
});

test('closed answers are out of sight and of focus, but found by find-in-page', async ({ page }) => {
  await arrive(page, '/');
  const answers = page.locator('main h3 + [role="region"]');
  await answers.last().scrollIntoViewIfNeeded();
  await expect(answers.last()).toHaveAttribute('hidden', 'until-found');
  await expect(answers.last().locator('p').first()).not.toBeInViewport();
  // What the browser does when it finds a match inside.
  await answers.last().evaluate((answer) => answer.dispatchEvent(new Event('beforematch', { bubbles: true })));
  await expect(page.locator('main h3 button').last()).toHaveAttribute('aria-expanded', 'true');
  await expect(answers.last()).not.toHaveAttribute('hidden', /.*/);
});
