import { PDFArray, PDFDict, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { arrive, expect, pathsOfKinds, test } from './support/site.ts';

/** Every kind of page can be read and left with JavaScript off. What is pressed before scripts arrive: home.spec.ts. */

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

/** Marks both ends of exhibits, and headings and what follows, by links, because a PDF says on which sheet a link is. */
function markWhatStaysTogether(): string[] {
  const isShown = (element: Element) => element.clientHeight > 2 && element.checkVisibility();
  const marked: string[] = [];
  const mark = (what: string, parents: Element[], style: string[] = []) => {
    for (const [index, parent] of parents.entries()) {
      const link = document.createElement('a');
      link.href = `https://mark.example/${marked.length}/${index}`;
      link.textContent = '·';
      link.style.cssText = style[index] ?? '';
      parent.prepend(link);
    }
    marked.push(what);
  };
  for (const figure of document.querySelectorAll<HTMLElement>('main figure:not(:has(details))')) {
    if (!isShown(figure)) continue;
    figure.style.position = 'relative';
    mark(
      `Exhibit: ${figure.textContent}`,
      [figure, figure],
      ['position: absolute; top: 0', 'position: absolute; bottom: 0'],
    );
  }
  const texts = [...document.querySelectorAll('main :is(h2, h3, p, li, dt, td, th, figcaption)')].filter(isShown);
  for (const [index, heading] of texts.entries()) {
    const next = texts[index + 1];
    if (next && heading.matches('h2, h3')) mark(`Heading: ${heading.textContent}`, [heading, next]);
  }
  return marked;
}

/** The sheets of the links to each mark. */
async function sheetsOf(pdf: Buffer) {
  const printed = await PDFDocument.load(pdf);
  const links = new Map<string, { sheet: number; height: number }>();
  for (const [sheet, { node }] of printed.getPages().entries())
    for (const entry of node.Annots()?.asArray() ?? []) {
      const link = printed.context.lookup(entry, PDFDict);
      const { height } = link.lookup(PDFName.of('Rect'), PDFArray).asRectangle();
      const action = link.lookupMaybe(PDFName.of('A'), PDFDict);
      const address = action?.lookupMaybe(PDFName.of('URI'), PDFString)?.decodeText() ?? '';
      // What begins at the top of a sheet has a sliver at the foot of the one before. A table’s head is on each of its sheets.
      if (height > (links.get(address)?.height ?? 0) + 1) links.set(address, { sheet, height });
    }
  return { count: printed.getPageCount(), sheetOf: (mark: string) => links.get(`https://mark.example/${mark}`)?.sheet };
}

test.describe('on paper', () => {
  test.use({ mayRebuild: true });

  test('no exhibit is cut, no heading stands alone, and a state’s map is on the first sheet', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    const lengths: Record<string, [least: number, most: number]> = {
      '/': [9, 15],
      '/states/alabama-divorce-lawyer-seo': [7, 11],
      '/services': [8, 12],
      '/case-studies': [7, 10],
      '/resources/bad-review-reply': [6, 9],
      '/terms-of-service': [4, 7],
    };
    for (const [path, [least, most]] of Object.entries(lengths)) {
      await arrive(page, path);
      const marked = await page.evaluate(markWhatStaysTogether);
      for (const format of ['Letter', 'A4']) {
        const { count, sheetOf } = await sheetsOf(await page.pdf({ format }));
        const torn = marked.filter((_, index) => sheetOf(`${index}/0`) !== sheetOf(`${index}/1`));
        expect.soft(torn, `${path} on ${format}`).toEqual([]);
        expect.soft(count, `sheets of ${path} on ${format}`).toBeGreaterThanOrEqual(least);
        expect.soft(count, `sheets of ${path} on ${format}`).toBeLessThanOrEqual(most);
        if (path.startsWith('/states')) expect.soft(sheetOf('0/1'), 'the sheet with the map').toBe(0);
      }
    }
  });
});
