import type { Page } from '@playwright/test';
import { type ServiceId, serviceIds, services } from '../src/content/service-list.ts';
import { arrive, arriveEarly, countDocuments, expect, handWrittenPath, test } from './support/site.ts';

/** The home page, and the questions and anchor links that other pages also have. */

const toTestimonials = (page: Page) => page.getByRole('link', { name: 'View Case Studies' }).first();

const distance = (page: Page) =>
  page.locator('#testimonials').evaluate((section) => section.getBoundingClientRect().top);

test('the hero’s second button scrolls smoothly to the testimonials, and Back returns', async ({ page }) => {
  // A visitor may press it before the app has started, and again afterward.
  const start = await arriveEarly(page, '/');
  await toTestimonials(page).click();
  await expect(page).toHaveURL('/#testimonials');
  await start();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();

  await page.evaluate(() => {
    const places: number[] = [];
    document.addEventListener('scroll', () => places.push(scrollY));
    Object.assign(window, { places });
  });
  await toTestimonials(page).click();
  await expect(page.locator('#testimonials')).toBeFocused();
  await expect.poll(() => distance(page)).toBeLessThan(200);
  // It was seen on its way there, while a jump is one step.
  expect(await page.evaluate('places.length')).toBeGreaterThan(2);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('it jumps there at once for a visitor who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive(page, '/');
  await toTestimonials(page).click();
  expect(await distance(page)).toBeLessThan(200);
});

test('a press anywhere in a service’s cell opens its page in the app', async ({ page }) => {
  const { name, path } = services[serviceIds[0] as ServiceId];
  await arrive(page, '/');
  const documents = countDocuments(page);
  const cell = page.locator('article', { has: page.getByRole('link', { name: `Learn More about ${name}` }) });
  await cell.click({ position: { x: 12, y: 12 } });
  await expect(page).toHaveURL(path);
  expect(documents.count).toBe(0);
});

test('on every screen, the words of the first screen stand on their numbers, and the field on line 14', async ({
  page,
}) => {
  await arrive(page, '/');
  for (const width of [320, 360, 390, 430, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const off = await page.evaluate(() => {
      const line = document.querySelector('h1 [data-lines]');
      const unit = line ? Number.parseFloat(getComputedStyle(line, '::before').lineHeight) : 0;
      const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
      const first = line ? middle(line.getBoundingClientRect()) : 0;
      const [lede, proof] = document.querySelectorAll('h1 + div > p');
      const words = [lede, proof].flatMap((text) => {
        const range = document.createRange();
        if (text) range.selectNodeContents(text);
        return [...range.getClientRects()].filter(({ height }) => height > 16).map(middle);
      });
      const field = document.querySelector('main form input')?.getBoundingClientRect();
      const numbered = words.filter((y) => field && y < field.top);
      const drift = (y: number) => Math.abs((y - first) / unit - Math.round((y - first) / unit)) * unit;
      return {
        words: Math.max(...numbered.map(drift)),
        field: field ? Math.abs(middle(field) - first - 13 * unit) : Number.NaN,
      };
    });
    expect(off.words, `at ${width} px`).toBeLessThanOrEqual(1.5);
    expect(off.field, `at ${width} px`).toBeLessThanOrEqual(3);
  }
});

test('on wide screens, other pages begin and close with their heading on line 1, and their ledes on lines', async ({
  page,
}) => {
  for (const path of ['/about', '/contact', '/services', '/services/local-seo', handWrittenPath]) {
    await arrive(page, path);
    const drifts = await page.evaluate(() =>
      [...document.querySelectorAll('main section[aria-labelledby="h1"], #closing')].flatMap((section) => {
        const margin = section.querySelector('[data-lines]');
        const unit = margin ? Number.parseFloat(getComputedStyle(margin, '::before').lineHeight) : 0;
        const top = margin?.getBoundingClientRect().top ?? 0;
        return [...section.querySelectorAll('h1, h2, .lede')].flatMap((words) => {
          const range = document.createRange();
          // Without an eyebrow or a label
          const text = [...words.childNodes].filter((node) => node instanceof Text && node.data.trim());
          const rects = text.flatMap((node) => {
            range.selectNode(node);
            return [...range.getClientRects()];
          });
          // A closing’s heading is larger than the lines, and only begins on one.
          return (words.matches('h2') ? rects.slice(0, 1) : rects).map((rect, index) => {
            const place = ((rect.top + rect.bottom) / 2 - top) / unit + 0.5;
            const line = index === 0 && words.matches('h1, h2') ? 1 : Math.round(place);
            return Math.abs(place - line) * unit;
          });
        });
      }),
    );
    expect(drifts.length, path).toBeGreaterThan(2);
    expect(Math.max(...drifts), path).toBeLessThanOrEqual(1);
  }
});

test('the website that a visitor types stands below line 1, for her eyes only', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, '/');
  await page.getByLabel('Your website:').first().fill('smithfamilylaw.com');
  await expect(page.locator('h1').getByText('smithfamilylaw.com')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAccessibleName(/smith/);
});

const questions = (page: Page) => page.locator('main h3 button');
const answers = (page: Page) => page.locator('main h3 + [role="region"]');

test('a question that was opened before the app started stays open', async ({ page }) => {
  const start = await arriveEarly(page, '/');
  await questions(page).nth(2).click();
  await expect(answers(page).nth(2).getByRole('paragraph').first()).toBeVisible();
  await start();
  await expect(questions(page).nth(2)).toHaveAttribute('aria-expanded', 'true');
  await expect(answers(page).nth(2).getByRole('paragraph').first()).toBeVisible();
});

test('a link to words in a closed answer opens it at once, and it stays open when the app starts', async ({ page }) => {
  const html = await (await page.request.get('/')).text();
  const words = html.match(/hidden="until-found".*?<p>([^<&-]+)<\/p>/)?.[1] ?? '';
  const start = await arriveEarly(page, `/#:~:text=${encodeURIComponent(words)}`);
  const answer = answers(page).filter({ hasText: words });
  await expect(answer.getByRole('paragraph')).toBeInViewport();
  await start();
  await expect(answer).toHaveAttribute('data-state', 'open');
  await expect(answer.getByRole('paragraph')).toBeInViewport();
});

test('a question pressed while the page hydrates ends open, whatever the moment', async ({ page }) => {
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (this: Element, ...listener: [string, EventListener]) {
      addEventListener.apply(this, listener);
      // React takes over, and has not hydrated the page.
      if (this.id !== 'root' || listener[0] !== 'click') return;
      EventTarget.prototype.addEventListener = addEventListener;
      setTimeout(() => {
        const question = document.querySelectorAll<HTMLElement>('main h3 button')[2];
        question?.focus();
        question?.click();
      });
    } as typeof addEventListener;
  });
  await arrive(page, '/contact');
  await expect(questions(page).nth(2)).toHaveAttribute('aria-expanded', 'true');
});

test('a press that began before the page was hydrated opens its question, and the next one closes it', async ({
  page,
}) => {
  const start = await arriveEarly(page, '/');
  const first = questions(page).first();
  await first.hover();
  await page.mouse.down();
  await start();
  await page.mouse.up();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await first.click();
  await expect(first).toHaveAttribute('aria-expanded', 'false');
});

test('a question stays under the finger when the answer above it closes', async ({ page }) => {
  await arrive(page, '/contact');
  const question = questions(page).nth(2);
  await question.scrollIntoViewIfNeeded();
  const before = await question.boundingBox();
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  const after = await question.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 99))).toBeLessThan(2);
});

test('a visitor who copies a page gets the words they see, with a blank between any two', async ({ page }) => {
  for (const path of ['/', '/resources']) {
    await page.goto(path);
    await page.keyboard.press('ControlOrMeta+a');
    const copied = await page.evaluate(() => `${getSelection()}`);
    expect(copied).toContain(await page.getByRole('heading', { level: 1 }).innerText());
    expect(copied).not.toMatch(/opens in a new tab|[a-z]:[A-Z]/);
  }
});
