import { expect, it } from 'vitest';
import { frontmatterProblems } from './frontmatter.ts';

const frontmatter = {
  title: 'How a county page comes to be found',
  description: 'x'.repeat(120),
  dek: 'A sentence.',
  category: 'Content',
  author: 'julian-marsh',
  published: '2026-11-26',
  updated: '2026-11-26',
  related: ['/services/local-seo', 'handbook', '/resources/another'],
};

const problems = (changes: Record<string, unknown>) =>
  frontmatterProblems('a.mdx', { ...frontmatter, ...changes }, ['another']);

it('accepts what an article needs', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ heading: 'Another', reviewedBy: 'imani-brooks', draft: true })).toEqual([]);
});

it.each([
  ['title', undefined, 'a.mdx: title is missing. Write 30 to 60 characters.'],
  ['description', 'Short.', 'a.mdx: description is "Short.". Write 110 to 160 characters.'],
  ['category', 'News', /^a\.mdx: category is "News"\. Write one of Content, /],
  ['author', 'nobody', /^a\.mdx: author is "nobody"\. Write one of julian-marsh, /],
  ['updated', '2026-02-30', 'a.mdx: updated is "2026-02-30". Write today or an earlier day, such as 2026-11-26.'],
  ['published', '2126-11-26', /^a\.mdx: published is "2126-11-26"\. Write today or an earlier day, /],
  ['updated', '2026-11-25', 'a.mdx: updated is before published. Set it to the same day or a later one.'],
  ['related', ['handbook', '/about'], /^a\.mdx: related is .*\. Write three lines: /],
  ['tilte', 'A title', /^a\.mdx: tilte isn’t a field\. There are title, /],
])('refuses a wrong %s, and names the fix', (field, value, problem) => {
  expect(problems({ [field]: value })).toEqual([
    typeof problem === 'string' ? problem : expect.stringMatching(problem),
  ]);
});

it('names the line of “related” that leads nowhere', () => {
  expect(problems({ related: ['handbook', '/no-page', '/about'] })).toContain(
    'a.mdx: related links to "/no-page", which doesn’t exist.',
  );
});

it('refuses a name that would make a bad address, such as that of a copy', () => {
  for (const name of ['a-page 2.mdx', 'A-Page.mdx', 'a (conflicted copy).mdx'])
    expect(frontmatterProblems(`articles/${name}`, frontmatter, ['another'])).toEqual([
      expect.stringMatching(/name becomes the article’s address/),
    ]);
});
