import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluate } from '@mdx-js/mdx';
import { createElement, type ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { folderWith } from '../test-files.fixture.ts';
import { textOptions } from './plugin.ts';
import { readArticles } from './read-articles.ts';

const [, original = ''] =
  /^---\n(.*?)---\n/s.exec(readFileSync('src/content/articles/search-or-paid-ads.mdx', 'utf8')) ?? [];

/** The frontmatter of another article. */
const fieldsOf = (name: string) =>
  original
    .replace(/title: .*/, `title: A title of the article that is called ${name}`)
    .replace(/description: .*/, `description: ${name.padEnd(120, 'x')}`)
    .replace(/related:.*/s, 'related: [/services, /about, /contact]\n');

const article = (name: string, text: string) => ({ [`${name}.mdx`]: `---\n${fieldsOf(name)}---\n\n${text}\n` });

const folderOf = (text: string, more = {}) => folderWith({ ...article('one', text), ...more });

/** The facts on an article’s page, and its text without the looks that the site gives it. */
async function pageOf(folder: string, command: 'build' | 'serve' = 'build') {
  const path = join(folder, 'one.mdx');
  const file = { path, value: readFileSync(path) };
  const { default: Text, article: facts } = await evaluate(file, { ...runtime, ...textOptions(command) });
  const Contents = ({ children }: { children: ReactNode }) => createElement('nav', {}, children);
  const components = { Contents, ContentsLine: 'a', CallToAction: 'aside' };
  return { facts, html: renderToStaticMarkup(createElement(Text, { components })) };
}

it('a draft is shown while you write, and published by no build', async () => {
  const folder = folderOf('Secret words.');
  const path = join(folder, 'one.mdx');
  writeFileSync(path, readFileSync(path, 'utf8').replace('related:', 'draft: true\nrelated:'));
  expect(await pageOf(folder, 'serve')).toEqual({
    facts: expect.objectContaining({ draft: true }),
    html: expect.stringContaining('Secret words.'),
  });
  expect(await pageOf(folder)).toEqual({ facts: undefined, html: '<article></article>' });
  expect(readArticles({ folder, drafts: true })).toHaveLength(1);
  expect(readArticles({ folder })).toEqual([]);
});

it('an article that was saved on Windows is the same', async () => {
  const folder = folderOf('## One\n\nTwo words.[^a]\n\n## Two\n\n## Three\n\n[^a]: A note.\n');
  const path = join(folder, 'one.mdx');
  const before = await pageOf(folder);
  writeFileSync(path, `\uFEFF${readFileSync(path, 'utf8').replaceAll('\n', '\r\n')}`);
  const { facts, html } = await pageOf(folder);
  expect({ facts, html: html.replaceAll('\r\n', '\n') }).toEqual(before);
});

it('the table of contents says what the headings say', async () => {
  const text = [
    "export const price = '$2,900';",
    '## Why *you* should',
    '## {price} a month[^a]',
    '## See [the plan](/services)',
    '```\n## No heading\n```',
    '[^a]: A note.',
  ];
  const { html } = await pageOf(folderOf(text.join('\n\n')));
  const [, contents = '', rest = ''] = /<nav>(.*)<\/nav>(.*)/s.exec(html) ?? [];
  const lines = [...contents.matchAll(/<a to="#(.*?)">(.*?)<\/a>/g)];
  expect(lines.map(([, , words]) => words)).toEqual(['Why <em>you</em> should', '$2,900 a month', 'See the plan']);
  for (const [, id] of lines) expect(rest).toContain(`<h2 id="${id}">`);
});

it('no two headings have one address, even if they differ only in a number', async () => {
  const { html } = await pageOf(folderOf('## 1. Fix it\n\n## 2. Fix it\n\n## 2024\n\n## 3. Check it\n\n## Check it\n'));
  const ids = [...html.matchAll(/<a id="(.*?)">/g)].map(([, id]) => id);
  expect(ids).toEqual(['fix-it', 'no-2-fix-it', 'no-2024', 'no-3-check-it', 'check-it']);
});

it('a reader such as Firefox’s keeps every heading and note, and old addresses lead to the headings', async () => {
  const text =
    '## Share it, and 3 replies\n\nOne[^replies] two[^share] one.[^replies]\n\n[^share]: B.\n[^replies]: A.\n';
  const { html } = await pageOf(folderOf(text));
  expect(html).toContain('<a id="share-it-and-3-replies"></a>Share it');
  const notes = [...html.matchAll(/<li id="(.*?)" value="(.)".*?>\s*<p>(.)/g)].map(([, ...parts]) => parts);
  expect(notes).toEqual([
    ['note-fn-1', '1', 'A'],
    ['note-fn-2', '2', 'B'],
  ]);
  expect(html.replaceAll(/<a id=".*?"><\/a>/g, '')).not.toMatch(/(?:id|class)="[^"]*(?:share|replies)/);
});

it('numbers stay with what they count', async () => {
  const { html } = await pageOf(folderOf('Point 10 (EO-19-0010) takes 2.5 seconds.[^one]\n\n[^one]: June 17, 2026.\n'));
  for (const whole of ['Point\u00a010 (', '>EO-19-0010<', '2.5\u00a0seconds', 'June\u00a017, 2026.'])
    expect(html).toContain(whole);
});

it('an article is at the address of its file’s name, the newest first', () => {
  const folder = folderOf('Same words.', article('two', 'Other words.'));
  expect(readArticles({ folder }).map(({ path }) => path)).toEqual(['/resources/two', '/resources/one']);
});

it.each(['a-page 2.mdx', 'A-Page.mdx', 'a (conflicted copy).mdx', 'articles.mdx', 'page.md'])(
  'refuses an article that is called %s, and says why',
  (name) => {
    expect(() => readArticles({ folder: folderOf('Words.', { [name]: '' }) })).toThrow(
      /: (?:its name becomes the article’s address|\/resources\/articles is|an article’s name ends in \.mdx)/,
    );
  },
);

it.each([
  ['a < of the text', 'Words.\n\n5 <6 words.', /one\.mdx: line 16: .*Write a “<” or “{” of the text as &lt; or/],
  [
    'a colon in a title',
    'Words.',
    /one\.mdx: line 2: .*needs quotation marks/,
    /title: A title/,
    'title: Fees: a title',
  ],
])('names the file and the fix of %s', (_, text, message, from: RegExp | string = '', to = '') => {
  const source = article('one', text)['one.mdx'] ?? '';
  expect(() => readArticles({ folder: folderWith({ 'one.mdx': source.replace(from, to) }) })).toThrow(message);
});
