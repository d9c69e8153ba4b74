import { existsSync, readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFCheckBox,
  PDFDict,
  PDFDocument,
  PDFDropdown,
  PDFName,
  PDFNumber,
  PDFStream,
  PDFTextField,
} from '@cantoo/pdf-lib';
import { fromBuffer } from '@capsizecss/unpack';
import { strFromU8, unzipSync } from 'fflate';
import { Children } from 'react';
import { expect, test } from 'vitest';
import { shareFonts } from '../../scripts/read/share-fonts.ts';
import { companions } from '../../src/content/resource-list.ts';
import { brand } from '../../src/site/brand.ts';
import { pagePaths } from '../../src/site/paths.ts';
import { directories, places } from '../directories.ts';
import { guideHtml, titleOf } from './document.tsx';
import { letters } from './finish-pdf.ts';
import { Field, Topic } from './forms.tsx';
import { guides } from './guides.ts';
import { readGuide } from './read-guide.ts';
import { table as Table } from './tables.tsx';
import { type AnyElement, findAll, wordsOf } from './tree.ts';

// scripts/make/make.test.ts compares the files with their text, as far as that goes without Chromium.

const pdfs: Record<string, Promise<PDFDocument>> = {};
/** Once for all tests, because loading a guide takes a second. */
function read(file: string) {
  pdfs[file] ??= PDFDocument.load(readFileSync(file), { updateMetadata: false });
  return pdfs[file];
}

test.each(guides)(
  '$file has $pages pages, a title, an author, a language, tags and bookmarks',
  async ({ file, title, pages }) => {
    const pdf = await read(file);
    const advice = `${file} isn’t as printed from guides/. Print it again; for a PDF of your own, see “Guides” in docs/recipes.md`;
    expect([pdf.getPageCount(), pdf.getTitle(), pdf.getAuthor()], advice).toEqual([pages, title, brand.name]);
    const facts = ['/Marked true', '/Lang (en-US)', '/StructTreeRoot', '/Outlines', '/Metadata'];
    expect(`${readFileSync(file)}`).toContain('<pdfuaid:part>1</pdfuaid:part>');
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

/** A guide’s examples, by the name of the field that is to hold as much. */
const examplesIn = (name: string): [string, string][] =>
  readGuide(name).flatMap(({ nodes }) => [
    ...findAll(nodes, Field).flatMap(({ props }): [string, string][] =>
      props.children ? [[props.name ?? props.label ?? '', wordsOf(props.children)]] : [],
    ),
    ...findAll(nodes, Table).flatMap(({ props }): [string, string][] => {
      const [heads = [], example = [], next = [], ...rows] = findAll(props.children, 'tr').map((row) =>
        Children.toArray((row as AnyElement).props.children).map(wordsOf),
      );
      const column = heads.indexOf('Our state');
      if (column > 0)
        return [example, next, ...rows].map((cells) => [`${cells[0]}: Our state`, cells[column - 1] ?? '']);
      return example[0]?.startsWith('Example')
        ? heads.slice(1).map((head, at) => [`${next[0]}: ${head}`, example[at + 1] ?? ''])
        : [];
    }),
  ]);

test.each(guides)('what $file gives as an example fits into its field, in print, too', async ({ name, file }) => {
  const pdf = await read(file);
  const fonts = pdf.catalog.lookup(PDFName.of('AcroForm'), PDFDict).lookup(PDFName.of('DR'), PDFDict);
  const font = fonts.lookup(PDFName.of('Font'), PDFDict).lookup(PDFName.of('Sans'), PDFDict);
  expect(font.lookup(PDFName.of('FontDescriptor'), PDFDict).has(PDFName.of('FontFile2'))).toBe(true);
  const widths = font.lookup(PDFName.of('Widths'), PDFArray).asArray().map(Number);
  const width = (words: string) =>
    [...words].reduce((sum, letter) => sum + (widths[letters.indexOf(letter)] ?? 0), 0) * 0.009;
  const fields = pdf.getForm().getFields();
  const tooSmall = examplesIn(name).filter(([label, example]) => {
    const field = fields.find((field) => field.getName().startsWith(label.replace(/\. ?/g, ' ').trim()));
    const { width: room = 0, height = 0 } = field?.acroField.getWidgets()[0]?.getRectangle() ?? {};
    // In 9 points, with lines 11 apart and a point of padding around them, as viewers set them.
    const lines = [''];
    for (const word of example.split(' ')) {
      const longer = `${lines.at(-1)} ${word}`.trim();
      if (width(longer) > room - 4) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines.length * 11 + 2 > height;
  });
  expect(tooSmall).toEqual([]);
});

test.each(guides)('no viewer or mail filter meets a script in $file', async ({ file }) => {
  expect((await read(file)).context.enumerateIndirectObjects().join('\n')).not.toMatch(/\/JS\b|\/JavaScript/);
});

test('the points for an agency are 0, 1, or 2', async () => {
  const fields = (await read('src/assets/guides/family-law-in-search.pdf')).getForm().getFields();
  const points = fields.filter((field) => field instanceof PDFDropdown);
  expect(points.length).toBeGreaterThan(29);
  expect(new Set(points.map((field) => field.getOptions().join()))).toEqual(new Set(['0,1,2']));
});

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
  'a screen reader leaves out nothing of $file but decoration and the feet of the pages',
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
      // A page’s title, part, word, and number.
      if (index > 0) expect(texts.length).toBeLessThanOrEqual(5);
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
  expect(readFileSync(file).length).toBeLessThan(1_000_000);
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

test('the log has a line for every question of the year, and the finished page a note on every part', () => {
  const part = (file: string, name: string) => {
    const bytes = unzipSync(readFileSync(`src/assets/guides/${file}`))[name];
    return bytes ? strFromU8(bytes) : '';
  };
  const log = part(companions.signOff.file, 'xl/sharedStrings.xml');
  const questions = readGuide('year-of-pages').flatMap(({ nodes }) =>
    findAll(findAll(nodes, Topic), 'h3').map(wordsOf),
  );
  expect(questions.length).toBeGreaterThan(60);
  expect(questions.filter((question) => !log.includes(question.replaceAll('&', '&amp;')))).toEqual([]);
  const page = part(companions.custodyPage.file, 'word/document.xml');
  expect(page.match(/<w:commentReference /g)?.length).toBeGreaterThan(8);
});

test('a letter that the fonts lack is named', async () => {
  const page = { number: 1, part: 'Snow ❄', startsPart: true, label: '', heading: '', nodes: [] };
  await expect(guideHtml('calendar', [page])).rejects.toThrow('The fonts of “Snow ❄” lack ❄.');
});
