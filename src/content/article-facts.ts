import type { StateSlug } from '../lib/us-states.ts';
import type { ArticlePath, PagePath, SiteHref } from '../site/paths.ts';
import type { GuideId } from './resource-list.ts';
import type { TeamMember } from './team.ts';

export const categories = ['Content', 'Local search', 'Website', 'Reputation', 'Budget', 'State law'] as const;

/** The targets that an article may lead on to: another article, a page, or a guide. */
export type RelatedTarget = ArticlePath | PagePath | `/states/${StateSlug}` | GuideId;

/** The fields above an article’s text (docs/recipes.md, “Write an article”). */
export interface Frontmatter {
  title: string;
  /** The heading of the page, where it isn’t the title. */
  heading?: string;
  /** For search results. */
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

/** An article’s facts in lists, heads, and the feed. */
export interface ArticleFacts extends Frontmatter {
  path: ArticlePath;
  /** Without its notes. */
  wordCount: number;
  minutes: number;
}

export type Author = Pick<TeamMember, 'id' | 'name' | 'role' | 'image' | 'alt'>;

/** The parts of an article’s page besides its text, so that the page loads no list of articles, people, or guides. */
export interface ArticleOnPage extends Omit<ArticleFacts, 'author' | 'reviewedBy' | 'related'> {
  author: Author;
  reviewer?: Author;
  related: readonly { kind: string; name: string; to: SiteHref }[];
  newer?: Pick<ArticleFacts, 'path' | 'title'>;
  older?: Pick<ArticleFacts, 'path' | 'title'>;
}

/** Compares articles for a list that starts with the newest. */
export const newestFirst = (a: ArticleFacts, b: ArticleFacts): number =>
  a.published + a.path < b.published + b.path ? 1 : -1;
