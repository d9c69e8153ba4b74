import { readFileSync } from 'node:fs';
import { PDFCheckBox, PDFDocument, PDFName, PDFTextField } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { brand } from '../../src/site/brand.ts';
import { guideHtml, titleOf } from './document.tsx';
import { guides } from './guides.ts';
import { readGuide } from './read-guide.ts';

// scripts/make/make.test.ts compares the files with their text, as far as that goes without Chromium.

const read = (file: string) => PDFDocument.load(readFileSync(file), { updateMetadata: false });

test.each(guides)(
  '$file has $pages pages, a title, an author, a language, tags and bookmarks',
  async ({ file, title, pages }) => {
    const pdf = await read(file);
    expect([pdf.getPageCount(), pdf.getTitle(), pdf.getAuthor()]).toEqual([pages, title, brand.name]);
    const facts = ['/Marked true', '/Lang (en-US)', '/StructTreeRoot', '/Outlines'];
    expect(facts.filter((fact) => !pdf.catalog.toString().includes(fact))).toEqual([]);
  },
);

test.each(guides)('$file can be filled in on screen, and each field says what it is for', async ({ file }) => {
  const fields = (await read(file)).getForm().getFields();
  expect(fields.filter((field) => field instanceof PDFCheckBox).length).toBeGreaterThan(9);
  expect(fields.filter((field) => field instanceof PDFTextField).length).toBeGreaterThan(30);
  expect(fields.filter((field) => !field.acroField.dict.has(PDFName.of('TU')))).toEqual([]);
});

test.each(guides)('$name has the title and the number of pages that the site says', ({ name, title, pages }) => {
  const read = readGuide(name);
  expect([titleOf(read), read.length]).toEqual([title, pages]);
});

test.each(guides)('$file loads fast', ({ file }) => {
  expect(readFileSync(file).length).toBeLessThan(1_500_000);
});

test.each(guides)('every letter of $file comes from the site’s fonts', async ({ file }) => {
  const objects = (await read(file)).context.enumerateIndirectObjects().join('\n');
  const fonts = [...objects.matchAll(/\/FontName \/(?:\w+\+)?(\w+)/g)].map(([, name]) => name);
  expect(new Set(fonts)).toEqual(new Set(['PublicSans', 'SourceSerif4Roman']));
});

test('a letter that the fonts lack is named', async () => {
  const page = { number: 1, part: 'Snow ❄', startsPart: true, label: '', heading: '', nodes: [] };
  await expect(guideHtml('calendar', [page])).rejects.toThrow('The fonts of “Snow ❄” lack ❄.');
});
