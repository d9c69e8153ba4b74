import { type StateSlug, stateOfSlug } from '../lib/us-states.ts';
import { type ArticlePath, type PagePath, pagePaths, type SiteHref } from '../site/paths.ts';
import { type GuideId, guides } from './resource-list.ts';
import { type TeamMember, team } from './team.ts';

const categories = ['Content', 'Local search', 'Website', 'Reputation', 'Budget', 'State law'] as const;

/** What an article may lead on to: another article, a page, or a guide. */
export type RelatedTarget = ArticlePath | PagePath | `/states/${StateSlug}` | GuideId;

/** What an article’s file says above its text (docs/recipes.md, “Write an article”). */
export interface Frontmatter {
  title: string;
  /** The heading of the page, where it isn’t the title. */
  heading?: string;
  /** What search results show. */
  description: string;
  /** One or two sentences under the heading, and in lists. */
  dek: string;
  category: (typeof categories)[number];
  /** An id in src/content/team.ts. */
  author: string;
  reviewedBy?: string;
  /** Days, ISO 8601. */
  published: string;
  updated: string;
  related: [RelatedTarget, RelatedTarget, RelatedTarget];
  /** Only `npm run dev` shows it. */
  draft?: boolean;
}

/** What lists, heads, and the feed say of an article. */
export interface ArticleFacts extends Frontmatter {
  path: ArticlePath;
  /** Without its notes. */
  words: number;
  minutes: number;
}

export type Author = Pick<TeamMember, 'id' | 'name' | 'role' | 'image' | 'alt'>;

/** What the page of an article shows besides its text, so that it loads no list of articles, people, and guides. */
export interface ArticleOnPage extends Omit<ArticleFacts, 'author' | 'reviewedBy' | 'related'> {
  author: Author;
  reviewer?: Author;
  related: readonly { kind: string; name: string; to: SiteHref }[];
  newer?: Pick<ArticleFacts, 'path' | 'title'>;
  older?: Pick<ArticleFacts, 'path' | 'title'>;
  /** For the table of contents. */
  headings: readonly { id: string; text: string }[];
}

type Rule = [is: (value: unknown) => boolean, fix: string, optional?: 'optional'];

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const hasLength = (least: number, most: number) => (value: unknown) =>
  isText(value) && value.length >= least && value.length <= most;
/** Not in the future, wherever the writer is: in some time zones, it is already tomorrow. */
const isDay = (value: unknown) =>
  isText(value) && new Date(value).toJSON()?.slice(0, 10) === value && Date.parse(value) < Date.now() + 86_400_000;
const isMember = (value: unknown) => team.some(({ id }) => id === value);
const members = `Write one of ${team.map(({ id }) => id).join(', ')}.`;

const isTarget = (value: unknown, slugs: readonly string[]): boolean =>
  isText(value) &&
  (value in guides ||
    (pagePaths as readonly string[]).includes(value) ||
    slugs.some((slug) => value === `/resources/${slug}`) ||
    (value.startsWith('/states/') && stateOfSlug(value.slice('/states/'.length)) !== undefined));

const rulesFor = (slugs: readonly string[]): Record<keyof Frontmatter, Rule> => ({
  title: [hasLength(30, 60), 'Write 30 to 60 characters.'],
  heading: [isText, 'Write the heading, or delete the line.', 'optional'],
  description: [hasLength(110, 160), 'Write 110 to 160 characters.'],
  dek: [isText, 'Write one or two sentences.'],
  category: [(value) => categories.some((name) => name === value), `Write one of ${categories.join(', ')}.`],
  author: [isMember, members],
  reviewedBy: [isMember, `${members} Or delete the line.`, 'optional'],
  published: [isDay, 'Write today or an earlier day, such as 2026-11-26.'],
  updated: [isDay, 'Write today or an earlier day, such as 2026-11-26.'],
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
    .map((item) => `${file}: related leads to ${shown(item)}, which there isn’t.`);
  const outOfOrder =
    isDay(found.published) && isDay(found.updated) && String(found.updated) < String(found.published)
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
