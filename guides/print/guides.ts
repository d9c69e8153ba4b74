import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { chromium } from '@playwright/test';
import { type GuideId, guides as offered } from '../../src/content/resource-list.ts';
import { companionFiles } from './companions.ts';
import { guideHtml } from './document.tsx';
import { find } from './fields.ts';
import { finishPdf, letters } from './finish-pdf.ts';
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
  print: (chromium?: string) => Promise<Buffer>;
}

/** The sources that change a file after Chromium has printed it. */
const finishing = ['fields.ts', 'finish-pdf.ts'].map((file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').replaceAll('\r\n', '\n'),
);

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The guides as PDF files, by path, the file with their sizes, which reads them, and the files that go with them. */
export async function guideFiles(): Promise<Record<string, Printed | Buffer>> {
  const files = guides.map(async ({ id, name, file }): Promise<[string, Printed]> => {
    const html = await guideHtml(id, readGuide(name));
    const fingerprint = sha256(html + JSON.stringify(options) + finishing);
    return [file, { fingerprint, print: (path) => print(path, name, html, fingerprint) }];
  });
  const printed = await Promise.all(files);
  const fingerprint = sha256(printed.map(([, guide]) => guide.fingerprint).join());
  const companions = Object.entries(await companionFiles());
  return Object.fromEntries([...companions, ...printed, [factsFile, { fingerprint, print: () => facts(fingerprint) }]]);
}

/**
 * Prints a guide.
 * @throws If there is too much on a page. The message names the guide and the page.
 */
async function print(
  executablePath: string | undefined,
  name: string,
  html: string,
  fingerprint: string,
): Promise<Buffer> {
  if (!executablePath) throw new Error('Chromium prints the guides, and it isn’t installed. Run “npm run browsers”.');
  // Without hinting, text is as wide on the screen as in print.
  const browser = await chromium.launch({ executablePath, args: ['--font-render-hinting=none'] });
  try {
    const page = await browser.newPage();
    await page.setContent(html);
    const problems = await page.evaluate(fit);
    if (problems.length > 0) throw new Error(problems.map((problem) => `guides/${name}: ${problem}`).join('\n'));
    // tsx calls it for each function inside another.
    await page.evaluate('globalThis.__name = (inner) => inner');
    const found = await page.evaluate(find, letters);
    return await finishPdf(await page.pdf(options), fingerprint, found);
  } finally {
    await browser.close();
  }
}

/** The site’s facts about the printed files. */
async function facts(fingerprint: string): Promise<Buffer> {
  const sizes = guides.map(async ({ id, file }) => {
    const pdf = readFileSync(file);
    return [id, { pages: (await PDFDocument.load(pdf)).getPageCount(), bytes: pdf.length }];
  });
  const all = { ...Object.fromEntries(await Promise.all(sizes)), fingerprint };
  return Buffer.from(`${JSON.stringify(all, null, 2)}\n`);
}

/** Makes each box as high as the example above it, and returns which pages are too long. Runs in the browser. */
async function fit() {
  await document.fonts.ready;
  for (const box of document.querySelectorAll<HTMLElement>('textarea')) {
    const example = box.previousElementSibling?.matches('.small') ? (box.previousElementSibling as HTMLElement) : box;
    box.style.height = `${Math.max(box.offsetHeight, example.offsetHeight + 8)}px`;
  }
  return [...document.querySelectorAll<HTMLElement>('.body')].flatMap((body) => {
    const { heading, number } = body.dataset;
    const over = Math.ceil(
      (body.scrollHeight - body.clientHeight) / Number.parseFloat(getComputedStyle(body).lineHeight),
    );
    if (over > 0)
      return `Page ${number}, “${heading}”, is ${over} ${over > 1 ? 'lines' : 'line'} too long. Shorten its text, or end the page earlier with a line of “---”.`;
    return body.scrollWidth > body.clientWidth ? `Page ${number}, “${heading}”, has something too wide on it.` : [];
  });
}
