import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawings } from './cover.tsx';
import { guideHtml, titleOf } from './document.tsx';
import { guides } from './guides.ts';
import { readGuide } from './read-guide.ts';

// scripts/make/make.test.ts compares the files with their text, as far as that goes without Chromium.

test.each(guides)('$file has $pages pages, a title, a language, tags and bookmarks', ({ file, title, pages }) => {
  const pdf = readFileSync(file, 'latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(pages);
  const facts = [`/Title (${title})`, '/Lang (en-US)', '/Marked true', '/StructTreeRoot', '/Outlines'];
  expect(facts.filter((fact) => !pdf.includes(fact))).toEqual([]);
});

test.each(guides)('$name has the title and the number of pages that the site says', ({ name, title, pages }) => {
  const read = readGuide(name);
  expect([titleOf(read), read.length]).toEqual([title, pages]);
});

test.each(guides)('$file loads fast', ({ file }) => {
  expect(readFileSync(file).length).toBeLessThan(1_500_000);
});

test.each(guides)('every letter of $file comes from the site’s fonts', ({ file }) => {
  const fonts = [...readFileSync(file, 'latin1').matchAll(/\/FontName \/(?:\w+\+)?(\w+)/g)].map(([, name]) => name);
  expect(new Set(fonts)).toEqual(new Set(['PublicSans', 'SourceSerif4Roman']));
});

test('a letter that the fonts lack is named', async () => {
  const page = { number: 1, part: 'Snow ❄', startsPart: true, label: '', heading: '', nodes: [] };
  await expect(guideHtml([page], drawings.searchPath)).rejects.toThrow('The fonts of “Snow ❄” lack ❄.');
});
