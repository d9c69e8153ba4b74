import { categories, type Frontmatter } from '../../src/content/article-facts.ts';
import { guides } from '../../src/content/resource-list.ts';
import { team } from '../../src/content/team.ts';
import { stateOfSlug } from '../../src/lib/us-states.ts';
import { pagePaths } from '../../src/site/paths.ts';
import { isDay, lengths, tomorrow } from './limits.ts';

type Rule = [is: (value: unknown) => boolean, fix: string, optional?: 'optional'];

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const hasLength =
  ([least, most]: readonly [number, number]) =>
  (value: unknown) =>
    isText(value) && value.length >= least && value.length <= most;
const isPastDay = (value: unknown) => isText(value) && isDay(value) && value <= tomorrow;
const isMember = (value: unknown) => team.some(({ id }) => id === value);
const members = `Write one of ${team.map(({ id }) => id).join(', ')}.`;

const isTarget = (value: unknown, slugs: readonly string[]): boolean =>
  isText(value) &&
  (value in guides ||
    (pagePaths as readonly string[]).includes(value) ||
    slugs.some((slug) => value === `/resources/${slug}`) ||
    (value.startsWith('/states/') && stateOfSlug(value.slice('/states/'.length)) !== undefined));

const rulesFor = (slugs: readonly string[]): Record<keyof Frontmatter, Rule> => ({
  title: [hasLength(lengths.title), `Write ${lengths.title.join(' to ')} characters.`],
  heading: [isText, 'Write the heading, or delete the line.', 'optional'],
  description: [hasLength(lengths.description), `Write ${lengths.description.join(' to ')} characters.`],
  dek: [isText, 'Write one or two sentences.'],
  category: [(value) => categories.some((name) => name === value), `Write one of ${categories.join(', ')}.`],
  author: [isMember, members],
  reviewedBy: [isMember, `${members} Or delete the line.`, 'optional'],
  published: [isPastDay, 'Write today or an earlier day, such as 2026-11-26.'],
  updated: [isPastDay, 'Write today or an earlier day, such as 2026-11-26.'],
  related: [
    (value) => Array.isArray(value) && value.length === 3 && value.every((item) => isTarget(item, slugs)),
    `Write three lines: the address of an article (/resources/${slugs[0] ?? 'its-file-name'}), of a page, or a guide (${Object.keys(guides).join(', ')}).`,
  ],
  draft: [(value) => typeof value === 'boolean', 'Write true, or delete the line.', 'optional'],
});

const shown = (value: unknown): string => (value === undefined ? 'missing' : JSON.stringify(value));

/**
 * What is wrong with an article’s frontmatter: one sentence for each field, with the file and the fix.
 * @param slugs Those of all articles.
 */
export function frontmatterProblems(file: string, found: Record<string, unknown>, slugs: readonly string[]): string[] {
  const rules = rulesFor(slugs);
  const wrong = Object.entries(rules)
    .filter(([field, [is, , optional]]) => !(is(found[field]) || (optional && found[field] === undefined)))
    .map(([field, [, fix]]) => `${file}: ${field} is ${shown(found[field])}. ${fix}`);
  const leadNowhere = [found.related]
    .flat()
    .filter((item) => item !== undefined && !isTarget(item, slugs))
    .map((item) => `${file}: related links to ${shown(item)}, which doesn’t exist.`);
  const outOfOrder =
    isPastDay(found.published) && isPastDay(found.updated) && String(found.updated) < String(found.published)
      ? [`${file}: updated is before published. Set it to the same day or a later one.`]
      : [];
  const unknown = Object.keys(found)
    .filter((field) => !(field in rules))
    .map((field) => `${file}: ${field} isn’t a field. There are ${Object.keys(rules).join(', ')}.`);
  const named = /(?:^|[/\\])[a-z\d-]+\.mdx$/.test(file)
    ? []
    : [`${file}: its name becomes the article’s address. Write lower-case letters, digits, and hyphens.`];
  return [...named, ...wrong, ...leadNowhere, ...outOfOrder, ...unknown];
}
