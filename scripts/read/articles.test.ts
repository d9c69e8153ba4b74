import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderWith } from '../test-files.fixture.ts';
import { articlePlugins } from './articles.ts';

const [, frontmatter = ''] =
  /^---\n(.*?)---\n/s.exec(readFileSync('src/content/articles/search-or-paid-ads.mdx', 'utf8')) ?? [];
const file = join(folderWith({ 'a.mdx': `---\n${frontmatter}draft: true\n---\n\nSecret words.\n` }), 'a.mdx');

it.each([
  ['serve', true],
  ['build', false],
] as const)('a draft’s words are there while you write, and in no build (%s)', (command, isShown) => {
  const load = articlePlugins(command)[0]?.load as (id: string) => string;
  expect(load(file).includes('Secret words.')).toBe(isShown);
  expect(load(`${file}?facts`).includes('"draft":true')).toBe(isShown);
});
