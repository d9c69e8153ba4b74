import { createHash } from 'node:crypto';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/browsers.ts';
import { type GuideId, guides as offered } from '../../src/content/resource-list.ts';
import { type Drawing, drawings } from './cover.tsx';
import { guideHtml } from './document.tsx';
import { readGuide } from './read-guide.ts';

const guide = (id: GuideId, name: string, drawing: Drawing) => ({
  name,
  file: `src/assets/guides/${name}.pdf`,
  drawing,
  ...offered[id],
});

/** The printed guides, with the number of pages that the site says. */
export const guides = [
  guide('handbook', 'family-law-in-search', drawings.searchPath),
  guide('checklist', 'listing-checklist', drawings.sameAddress),
  guide('calendar', 'year-of-pages', drawings.growingYear),
];

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
  const files = guides.map(({ name, file, drawing, pages }): [string, Printed] => {
    const html = guideHtml(readGuide(name), drawing);
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
