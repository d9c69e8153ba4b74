import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guides as offered } from '../../../src/content/resource-list.ts';
import { drawings } from './cover.tsx';
import { guideHtml } from './document.tsx';
import { guides } from './guides.ts';

// make.test.ts compares the files with their content. Only Chromium can tell whether text fits its page: “npm run make”
// writes no file with a page that overflows.

test.each(guides)('$file has $pages pages, a title, a language, tags and bookmarks', ({ file, guide, pages }) => {
  const pdf = readFileSync(file, 'latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(pages);
  const facts = [`/Title (${guide.title})`, '/Lang (en-US)', '/Marked true', '/StructTreeRoot', '/Outlines'];
  expect(facts.filter((fact) => !pdf.includes(fact))).toEqual([]);
});

test('the page offers these guides, by their titles', () => {
  expect(guides.map(({ guide, pages }) => [guide.title, pages])).toEqual(
    Object.values(offered).map(({ title, pages }) => [title, pages]),
  );
});

test.each(guides)('$file loads fast', ({ file }) => {
  expect(readFileSync(file).length).toBeLessThan(1_500_000);
});

test.each(guides)('every letter of $file comes from the site’s fonts', ({ file }) => {
  const fonts = [...readFileSync(file, 'latin1').matchAll(/\/FontName \/(?:\w+\+)?(\w+)/g)].map(([, name]) => name);
  expect(new Set(fonts)).toEqual(new Set(['PublicSans', 'SourceSerif4Roman']));
});

test('a letter that the fonts lack is named', () => {
  const guide = { title: 'Snow', subtitle: '❄', parts: [] };
  expect(() => guideHtml(guide, drawings.searchPath)).toThrow('The fonts of “Snow” lack ❄.');
});
