import { createHash } from 'node:crypto';
import { chromium } from '@playwright/test';
import { familyLawInSearch } from '../../../src/content/guides/family-law-in-search.ts';
import { listingChecklist } from '../../../src/content/guides/listing-checklist.ts';
import { yearOfPages } from '../../../src/content/guides/year-of-pages.ts';
import { claims } from '../../../src/site/claims.ts';
import { findChromium } from '../../browsers.ts';
import { drawings } from './cover.tsx';
import { guideHtml } from './document.tsx';

const { handbook, checklist, calendar } = claims.resources.guidePages;

/** The printed guides, with the number of pages that the site says. */
export const guides = [
  {
    file: 'src/assets/guides/family-law-in-search.pdf',
    guide: familyLawInSearch,
    drawing: drawings.searchPath,
    pages: handbook,
  },
  {
    file: 'src/assets/guides/listing-checklist.pdf',
    guide: listingChecklist,
    drawing: drawings.sameAddress,
    pages: checklist,
  },
  {
    file: 'src/assets/guides/year-of-pages.pdf',
    guide: yearOfPages,
    drawing: drawings.growingYear,
    pages: calendar,
  },
] as const;

/** A page less full than this, in percent, looks unfinished. */
const leastFull = 55;

const options = { tagged: true, outline: true, preferCSSPageSize: true, printBackground: true };

/** A file that Chromium prints. Its content can't be compared with a new one, because it contains the time. */
export interface Printed {
  /** Appears in the file unless something has changed since it was printed. */
  fingerprint: string;
  print: () => Promise<Buffer>;
}

/** The guides as PDF files, by path. */
export function guideFiles(): Record<string, Printed> {
  const files = guides.map(({ file, guide, drawing, pages }): [string, Printed] => {
    const html = guideHtml(guide, drawing);
    const hash = createHash('sha256').update(html).update(JSON.stringify(options)).digest('hex');
    const fingerprint = `guide sha256-${hash}`;
    return [file, { fingerprint, print: () => print(html, fingerprint, pages) }];
  });
  return Object.fromEntries(files);
}

/**
 * Prints a guide.
 * @throws If it has the wrong number of pages, or a page has too much or too little on it. The message names the page.
 */
async function print(html: string, fingerprint: string, pages: number): Promise<Buffer> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Chromium prints the guides, and it isn’t installed. Run “npm run browsers”.');
  // Chromium writes its user agent into the file. Without hinting, text is as wide on the screen as in print.
  const args = [`--user-agent=${fingerprint}`, '--font-render-hinting=none'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage();
    await page.setContent(html);
    await page.evaluate(addPlates);
    const sheets = await page.evaluate(measure);
    const problems = sheets.flatMap(({ number, heading, over, full }) => {
      if (over > 0) return `Page ${number}, “${heading}”, is ${over} pixels too long or too wide. Shorten its text.`;
      return full < leastFull ? `Page ${number}, “${heading}”, is only ${full} % full. Add to its text.` : [];
    });
    const count = await page.locator('.sheet').count();
    if (count !== pages)
      problems.push(`There are ${count} pages, but claims.resources.guidePages says ${pages}. Correct one of them.`);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return await page.pdf(options);
  } finally {
    await browser.close();
  }
}

/** Puts a plate behind each name on a map, so that it can be read on dark counties. Runs in the browser. */
async function addPlates() {
  await document.fonts.ready;
  for (const name of document.querySelectorAll<SVGTextElement>('.map-names-narrow text')) {
    const { x, y, width, height } = name.getBBox();
    const plate = document.createElementNS(name.namespaceURI, 'path');
    plate.setAttribute('class', 'plate');
    plate.setAttribute('d', `M${x - 4} ${y + 2}h${width + 8}v${height - 4}h${-width - 8}z`);
    name.before(plate);
  }
}

/** How full each page is, and by how much its content is larger than the page. Runs in the browser. */
function measure() {
  return [...document.querySelectorAll('.sheet')].flatMap((sheet, index) => {
    const body = sheet.querySelector('.body');
    if (!body) return []; // The cover.
    const { top, height } = body.getBoundingClientRect();
    const end = body.lastElementChild?.getBoundingClientRect().bottom ?? top;
    const over = Math.max(body.scrollHeight - body.clientHeight, body.scrollWidth - body.clientWidth);
    const heading = (sheet.querySelector('h2') ?? sheet.querySelector('h1'))?.textContent;
    return { number: index + 1, heading, over, full: Math.round(((end - top) / height) * 100) };
  });
}
