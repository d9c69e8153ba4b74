import type { Page } from '@playwright/test';
import { serviceIds, services } from '../src/content/services.ts';
import { testimonials } from '../src/content/testimonials.ts';
import { arrive, countDocuments, expect, test } from './support/site.ts';

/** The home page. */

test('has its parts, in number', async ({ page }) => {
  await arrive(page, '/');
  await expect(page.locator('#testimonials article')).toHaveCount(testimonials.length);
  const portraits = testimonials.filter(({ portrait }) => portrait);
  await expect(page.locator('#testimonials article img')).toHaveCount(portraits.length);
  await expect(page.locator('main h3 button')).toHaveCount(6);
  const links = page.getByRole('main').getByRole('link', { name: /^Learn More/ });
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    serviceIds.map((id) => services[id].path),
  );
});

test('the second button of the hero scrolls to the testimonials, smoothly, and takes the focus along', async ({
  page,
}) => {
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

test('booking links open a new tab that knows nothing of this one', async ({ page }) => {
  await arrive(page, '/');
  for (const kind of ['a[href*="utm_campaign"]', 'a[href^="https://wa.me/"]']) {
    const links = await page.locator(kind).all();
    expect(links.length, kind).toBeGreaterThan(0);
    for (const link of links) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  }
});
