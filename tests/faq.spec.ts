import { arrive, expect, test, wake } from './support/site.ts';

test('questions open one at a time, and the open one closes', async ({ page }) => {
  await arrive(page, '/');
  await wake(page);
  const questions = page.locator('.acc button');
  await questions.nth(1).click();
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect(questions.nth(0)).toHaveAttribute('aria-expanded', 'false');
  await questions.nth(1).click();
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'false');
});

test('a press that comes before its code is not lost', async ({ page }) => {
  await arrive(page, '/');
  const question = page.locator('.acc button').nth(2);
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
});

test('closed answers are out of sight and of focus, but found by find-in-page', async ({ page }) => {
  await arrive(page, '/');
  await wake(page);
  const answers = page.locator('.acc__c');
  await answers.last().scrollIntoViewIfNeeded();
  await expect(page.locator('.acc[data-ready]')).toHaveCount(1);
  await expect(answers.last()).toHaveAttribute('hidden', 'until-found');
  await expect(answers.last().locator('p').first()).not.toBeInViewport();
  // What the browser does when it finds a match inside.
  await answers.last().evaluate((answer) => answer.dispatchEvent(new Event('beforematch', { bubbles: true })));
  await expect(page.locator('.acc button').last()).toHaveAttribute('aria-expanded', 'true');
  await expect(answers.last()).not.toHaveAttribute('hidden', /.*/);
});
