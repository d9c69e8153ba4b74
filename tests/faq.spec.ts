import { arrive, expect, hold, hydrated, test } from './support/site.ts';

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
