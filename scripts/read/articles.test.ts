import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderWith } from '../test-files.fixture.ts';
import { articlesPlugin } from './articles.ts';

const [, frontmatter = ''] =
  /^---\n(.*?)---\n/s.exec(readFileSync('src/content/articles/search-or-paid-ads.mdx', 'utf8')) ?? [];
const file = join(folderWith({ 'a.mdx': `---\n${frontmatter}draft: true\n---\n\nSecret words.\n` }), 'a.mdx');

it.each([
  ['serve', true],
  ['build', false],
] as const)('a draft is shown while you write, and published by no build (%s)', async (command, isShown) => {
  const load = articlesPlugin(command).load as (id: string) => string | Promise<string>;
  expect((await load(file)).includes('Secret words.')).toBe(isShown);
  expect((await load(`${file}?facts`)).includes('"draft":true')).toBe(isShown);
});

it('an article that was saved on Windows is the same', async () => {
  const load = articlesPlugin('serve').load as (id: string) => Promise<string>;
  const before = await load(file);
  writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8').replaceAll('\n', '\r\n')}`);
  expect(await load(file)).toBe(before);
});

it('numbers stay with what they count', async () => {
  const text = 'Point 10 (EO-19-0010) takes 2.5 seconds.[^one]\n\n[^one]: June 17, 2026.\n';
  const path = join(folderWith({ 'b.mdx': `---\n${frontmatter}---\n\n${text}` }), 'b.mdx');
  const load = articlesPlugin('serve').load as (id: string) => Promise<string>;
  const words = await load(path);
  for (const whole of ['Point\u00a010 (', '"EO-19-0010"', '2.5\u00a0seconds', 'June\u00a017, 2026.'])
    expect(words).toContain(whole);
});
