import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/browsers.ts';
import { type GuideId, guides as offered } from '../../src/content/resource-list.ts';
import { guideHtml } from './document.tsx';
import { findFields, finishPdf } from './fields.ts';
import { readGuide } from './read-guide.ts';

const guide = (id: GuideId, name: string) => ({ id, name, file: `src/assets/guides/${name}.pdf`, ...offered[id] });

/** The printed guides, with the number of pages that they have. */
export const guides = [
  guide('handbook', 'family-law-in-search'),
  guide('checklist', 'listing-checklist'),
  guide('calendar', 'year-of-pages'),
];

const factsFile = 'src/assets/guides/facts.json';

const options = { tagged: true, outline: true, preferCSSPageSize: true, printBackground: true };

/** A file that Chromium prints. Its content can't be compared with a new one, because it contains the time. */
export interface Printed {
  /** Appears in the file unless something has changed since it was printed. */
  fingerprint: string;
  print: () => Promise<Buffer>;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The guides as PDF files, by path, and the file with their sizes, which reads them. */
export async function guideFiles(): Promise<Record<string, Printed>> {
  const files = guides.map(async ({ id, name, file }): Promise<[string, Printed]> => {
    const html = await guideHtml(id, readGuide(name));
    const fingerprint = sha256(html + JSON.stringify(options));
    return [file, { fingerprint, print: () => print(html, fingerprint) }];
  });
  const printed = await Promise.all(files);
  const fingerprint = sha256(printed.map(([, guide]) => guide.fingerprint).join());
  return Object.fromEntries([...printed, [factsFile, { fingerprint, print: () => facts(fingerprint) }]]);
}

/**
 * Prints a guide.
 * @throws If there is far too much on a page. The message names the page.
 */
async function print(html: string, fingerprint: string): Promise<Buffer> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Chromium prints the guides, and it isn’t installed. Run “npm run browsers”.');
  // Without hinting, text is as wide on the screen as in print.
  const browser = await chromium.launch({ executablePath, args: ['--font-render-hinting=none'] });
  try {
    const page = await browser.newPage();
    await page.setContent(html);
    const problems = await page.evaluate(fit);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    const fields = await page.evaluate(findFields);
    return await finishPdf(await page.pdf(options), fingerprint, fields);
  } finally {
    await browser.close();
  }
}

/** What the site says of the printed files. */
async function facts(fingerprint: string): Promise<Buffer> {
  const sizes = guides.map(async ({ id, file }) => {
    const pdf = readFileSync(file);
    return [id, { pages: (await PDFDocument.load(pdf)).getPageCount(), bytes: pdf.length }];
  });
  const all = { ...Object.fromEntries(await Promise.all(sizes)), fingerprint };
  return Buffer.from(`${JSON.stringify(all, null, 2)}\n`);
}

/**
 * Makes what doesn’t fit on a page smaller, down to nine tenths, and rules the room that is left, if the page has lines to
 * write on. Returns what is still too long. Runs in the browser.
 */
async function fit() {
  await document.fonts.ready;
  return [...document.querySelectorAll<HTMLElement>('.body')].flatMap((body) => {
    for (let percent = 99; percent >= 90 && body.scrollHeight > body.clientHeight; percent--)
      body.style.zoom = `${percent}%`;
    const { heading, number } = body.dataset;
    if (body.scrollHeight > body.clientHeight || body.scrollWidth > body.clientWidth)
      return `Page ${number}, “${heading}”, has too much on it. Shorten its text, or end the page earlier with a line of “---”.`;
    const lines = [...body.querySelectorAll('.lines > :last-child')];
    while (lines.length > 0 && body.scrollHeight <= body.clientHeight)
      for (const line of lines) line.after(line.cloneNode());
    for (const line of lines) line.nextSibling?.remove();
    body.dataset.fitted = '';
    return [];
  });
}
