import { expect, it, vi } from 'vitest';
import { guideIds } from '../../src/content/resource-list.ts';
import { team } from '../../src/content/team.ts';
import { checkFrontmatter } from './frontmatter.ts';

const [author = '', reviewedBy = ''] = team.map(({ id }) => id);

const frontmatter = {
  title: 'How a county page comes to be found',
  description: 'x'.repeat(120),
  dek: 'A sentence.',
  category: 'Content',
  author,
  published: '2026-11-26',
  updated: '2026-11-26',
  related: ['/services/local-seo', guideIds[0], '/resources/another'],
};

const check = (changes: Record<string, unknown>) =>
  checkFrontmatter({ ...frontmatter, ...changes }, '/resources/one', ['/resources/one', '/resources/another']);

it('accepts what an article needs', () => {
  expect(check({})).toEqual(frontmatter);
  const more = { heading: 'Another', reviewedBy, draft: true };
  expect(check(more)).toEqual({ ...frontmatter, ...more });
});

it.each([
  ['title', undefined, 'title is missing. Write the title.'],
  ['category', 'News', /^category is "News"\. Write one of Content, /],
  ['author', 'nobody', `author is "nobody". Write one of ${team.map(({ id }) => id).join(', ')}.`],
  ['reviewedBy', author, 'author and reviewedBy are the same person. Name another, or delete reviewedBy.'],
  ['updated', '2026-02-30', 'updated is "2026-02-30". Write today or an earlier day, such as 2026-11-26.'],
  ['updated', '2026-11-25', 'updated is before published. Set it to the same day or a later one.'],
  ['related', ['handbook', '/about'], /^related is .*\. Write three lines: /],
  ['related', ['/services', '/no-page', '/about'], 'related links to “/no-page”, which doesn’t exist.'],
  ['related', ['/services', 'toString', '/about'], 'related links to “toString”, which doesn’t exist.'],
  ['related', ['/services', '/about', '/about'], /^related names one page twice/],
  ['related', ['/services', '/resources/one', '/about'], /^related links to the article itself/],
  ['tilte', 'A title', /^tilte isn’t a field\. There are title, /],
])('refuses a wrong %s, and names the fix', (field, value, problem) => {
  expect(() => check({ [field]: value })).toThrow(problem);
});

it('says what the clock says of a day in the future, also in a program that runs for days', () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z') });
  const published = { published: '2026-11-29', updated: '2026-11-29' };
  expect(() => check(published)).toThrow(/"2026-11-29"\. It is in the future: .* clock says 2026-11-27\./);
  vi.setSystemTime(new Date('2026-11-28T12:00:00Z'));
  expect(check(published)).toMatchObject(published);
  vi.useRealTimers();
});
