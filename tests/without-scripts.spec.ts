import { PDFDict, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { arrive, expect, pathsOfKinds, test } from './support/site.ts';

/** Every kind of page can be read and left with JavaScript off. Tests that press something before scripts arrive are in home.spec.ts. */

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a page of each kind shows all of its answers, and the menu opens under the pointer', async ({ page }) => {
    let answers = 0;
    for (const path of pathsOfKinds) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const isShown = await page
          .locator('[role="region"] p')
          .evaluateAll((all) => all.map((answer) => answer.checkVisibility({ contentVisibilityAuto: true })));
        expect(isShown).not.toContain(false);
        answers += isShown.length;
      });
    }
    expect(answers).toBeGreaterThan(20);
    await page.goto('/');
    await page.getByRole('button', { name: 'Services' }).hover();
    await expect(page.getByRole('link', { name: 'View All Services' })).toBeVisible();
  });

  test('the mobile menu opens and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL('/about');
  });

  test('the directory shows every state, and no search, which only a script can do', async ({ page }) => {
    await page.goto('/states');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'All State Markets' }).getByRole('listitem')).toHaveCount(50);
  });
});

test('closed answers are open on paper', async ({ page }) => {
  await arrive(page, '/');
  await page.emulateMedia({ media: 'print' });
  const answers = page.locator('[role="region"] p');
  const heights = await answers.evaluateAll((all) => all.map((answer) => answer.clientHeight));
  expect(heights.length).toBeGreaterThan(3);
  expect(Math.min(...heights)).toBeGreaterThan(10);
});

/** Numbers all texts by links, because a PDF says on which sheet a link is. Returns those that belong on one sheet. */
function numberTexts() {
  const selector = ':is(h2, h3, p, li, dt, dd, td, figcaption)';
  const texts = [...document.querySelectorAll(`main ${selector}`)].filter(
    (text) => text.clientHeight > 2 && text.checkVisibility(),
  );
  const mark = (text: Element, place: 'afterbegin' | 'beforeend', number: number) =>
    text.insertAdjacentHTML(place, `<a href="https://text.example/${number}" style="position: absolute">·</a>`);
  for (const [number, text] of texts.entries()) mark(text, 'afterbegin', number);
  const together = texts.flatMap((text, number) =>
    text.matches('h2, h3') && texts[number + 1]
      ? [{ name: text.textContent, first: number, last: number + 1, isRow: false }]
      : [],
  );
  for (const figure of document.querySelectorAll('main figure:not(:has(details, dl, ol, ul, table))')) {
    const numbers = texts.flatMap((text, number) => (figure.contains(text) ? [number] : []));
    const [first = 0, last = first] = [numbers[0], numbers.at(-1)];
    together.push({ name: figure.textContent, first, last, isRow: false });
  }
  // A row of a longer exhibit ends where it begins.
  for (const row of document.querySelectorAll('main figure :is(li, tr, dl > div)')) {
    const inRow = texts.filter((text) => row.contains(text));
    const [first, last] = [inRow[0], inRow.at(-1)];
    if (!first || !last) continue;
    const end = texts.length + together.length;
    mark(last, 'beforeend', end);
    together.push({ name: row.textContent, first: texts.indexOf(first), last: end, isRow: true });
  }
  return together;
}

/** The sheet of each numbered text. A text that would begin at a sheet’s foot leaves a trace there, so its last sheet counts. */
async function sheetsOf(pdf: Buffer) {
  const printed = await PDFDocument.load(pdf);
  const sheets: Record<string, number> = {};
  for (const [sheet, { node }] of printed.getPages().entries())
    for (const entry of node.Annots()?.asArray() ?? []) {
      const action = printed.context.lookup(entry, PDFDict).lookupMaybe(PDFName.of('A'), PDFDict);
      const address = action?.lookupMaybe(PDFName.of('URI'), PDFString)?.decodeText();
      if (address) sheets[address] = sheet;
    }
  return { count: printed.getPageCount(), sheetOf: (number: number) => sheets[`https://text.example/${number}`] };
}

test.describe('on paper', () => {
  test.use({ mayRebuild: true });

  test('no small exhibit and no row of a longer one is cut, no heading stands alone, and a state’s map is on the first sheet', async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' });
    const lengths: Record<string, [least: number, most: number]> = {
      '/': [10, 11],
      '/states/alabama-divorce-lawyer-seo': [6, 7],
      '/services': [7, 8],
      '/case-studies': [3, 4],
      '/resources/bad-review-reply': [7, 8],
      '/terms-of-service': [5, 6],
    };
    for (const [path, [least, most]] of Object.entries(lengths)) {
      await arrive(page, path);
      const together = await page.evaluate(numberTexts);
      const mapCaption = await page.evaluate(() =>
        Number(
          document.querySelector('main figcaption [href^="https://text.example"]')?.getAttribute('href')?.slice(21),
        ),
      );
      for (const format of ['Letter', 'A4']) {
        const { count, sheetOf } = await sheetsOf(await page.pdf({ format }));
        // The mark at the end of some rows doesn’t reach the PDF.
        const torn = together.filter(
          ({ first, last, isRow }) => sheetOf(first) !== (sheetOf(last) ?? (isRow ? sheetOf(first) : undefined)),
        );
        expect.soft(torn, `${path} on ${format}`).toEqual([]);
        expect.soft(count, `sheets of ${path} on ${format}`).toBeGreaterThanOrEqual(least);
        expect.soft(count, `sheets of ${path} on ${format}`).toBeLessThanOrEqual(most);
        if (path.startsWith('/states')) expect.soft(sheetOf(mapCaption), 'the sheet with the map').toBe(0);
      }
    }
  });
});
