import { existsSync, readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFCheckBox,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFStream,
  PDFTextField,
} from '@cantoo/pdf-lib';
import { fromBuffer } from '@capsizecss/unpack';
import { expect, test } from 'vitest';
import { shareFonts } from '../../scripts/read/share-fonts.ts';
import { brand } from '../../src/site/brand.ts';
import { pagePaths } from '../../src/site/paths.ts';
import { directories, places } from '../directories.ts';
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
    const facts = ['/Marked true', '/Lang (en-US)', '/StructTreeRoot', '/Outlines', '/Metadata'];
    expect(facts.filter((fact) => !pdf.catalog.toString().includes(fact))).toEqual([]);
  },
);

test.each(guides)(
  '$file can be filled in on screen, and each field has a name that says what it is for',
  async ({ file }) => {
    const fields = (await read(file)).getForm().getFields();
    expect(fields.filter((field) => field instanceof PDFCheckBox).length).toBeGreaterThan(9);
    expect(fields.filter((field) => field instanceof PDFTextField).length).toBeGreaterThan(30);
    const names = fields.map((field) => field.getName());
    expect(names.filter((name) => !/[a-z]{2}/i.test(name) || name.includes('undefined'))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  },
);

test('the checklist has boxes for each of its places', async () => {
  const names = (await read('src/assets/guides/listing-checklist.pdf'))
    .getForm()
    .getFields()
    .map((field) => field.getName());
  const all = Object.values(directories).flat();
  expect(all.length).toBe(places);
  expect(all.filter(({ number }) => !names.some((name) => name.startsWith(`${number} `)))).toEqual([]);
});

test.each(guides)('in $file, a screen reader meets each field and each link where it stands', async ({ file }) => {
  const pdf = await read(file);
  const tree = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict).lookup(PDFName.of('ParentTree'), PDFDict);
  const parents = tree.lookup(PDFName.of('Nums'), PDFArray);
  const parentOf = new Map(parents.asArray().map((key, index) => [`${key}`, parents.get(index + 1)]));
  const places = pdf.getPages().flatMap(({ node }) => node.Annots()?.asArray() ?? []);
  const lost = places.filter((ref) => {
    const key = pdf.context.lookup(ref, PDFDict).lookup(PDFName.of('StructParent'), PDFNumber);
    const tag = pdf.context.lookup(parentOf.get(`${key}`), PDFDict);
    const content = tag
      .lookup(PDFName.of('K'), PDFArray)
      .asArray()
      .map((kid) => `${pdf.context.lookup(kid)}`);
    return !content.some((kid) => kid.includes(`/Obj ${ref}`));
  });
  expect(lost).toEqual([]);
});

test.each(guides)(
  'a screen reader leaves out nothing of $file but decoration, the pages’ words in the margin, and the feet',
  async ({ file }) => {
    for (const [index, { node }] of (await read(file)).getPages().entries()) {
      const streams =
        node
          .normalizedEntries()
          .Contents?.asArray()
          .map((ref) => node.context.lookup(ref, PDFStream)) ?? [];
      const drawing = streams.map((stream) => inflateSync(stream.getContents()).toString('latin1')).join('\n');
      // Each mark is closed before the next is opened.
      const marks = drawing.match(/\b(BMC|BDC|EMC)$/gm) ?? [];
      expect(marks.filter((mark, place) => (mark === 'EMC') !== (place % 2 === 1))).toEqual([]);
      expect(marks.at(-1)).toBe('EMC');
      const decoration = drawing.split(/^EMC$/m).map((piece) => piece.split('/Artifact BMC')[1] ?? '');
      const texts = decoration.join('').match(/^BT$/gm) ?? [];
      // A page’s word, number, title, and part; over boxes for three lawyers, the letters A B C, which the boxes’ names say, too.
      if (index > 0) expect(texts.length).toBeLessThanOrEqual(8);
    }
  },
);

test.each(guides)('$file links only to pages of ours that exist', async ({ file }) => {
  const objects = (await read(file)).context.enumerateIndirectObjects().join('\n');
  const paths = [...objects.matchAll(/\/URI \(https:\/\/(.*?)\)/g)]
    .flatMap(([, address = '']) => address.split(brand.website)[1] ?? [])
    .filter((path) => !(pagePaths as readonly string[]).includes(path));
  expect(
    paths.filter((path) => !existsSync(path.replace('/resources/', 'src/content/articles/').concat('.mdx'))),
  ).toEqual([]);
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
  const names = shareFonts.map(async (font) => {
    const { postscriptName } = await fromBuffer(readFileSync(`src/assets/share-fonts/${font.file}`));
    return postscriptName.split('-')[0];
  });
  expect(fonts).not.toEqual([]);
  expect(await Promise.all(names)).toEqual(expect.arrayContaining(fonts));
});

test('a letter that the fonts lack is named', async () => {
  const page = { number: 1, part: 'Snow ❄', startsPart: true, label: '', heading: '', nodes: [] };
  await expect(guideHtml('calendar', [page])).rejects.toThrow('The fonts of “Snow ❄” lack ❄.');
});
