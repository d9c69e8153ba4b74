import type { CopyText } from '../lib/copy-text.ts';
import { claims } from '../site/claims.ts';
import type { PagePath, StatePath } from '../site/paths.ts';

/** A free guide (specification, section 3). */
export interface ResourceGuide {
  title: string;
  description: string;
  pages: number;
  /** The page count as a label. */
  downloadTime: string;
  topics: readonly string[];
  /** What the request for it is about, as the contact form says it. */
  request: string;
}

/** An article teaser (specification, section 3). */
interface ArticleTeaser {
  title: string;
  excerpt: CopyText;
  /** At about 230 words a minute, of the page it leads to. */
  readTime: string;
  category: string;
  /** The page of this site that is the article. */
  path: PagePath | StatePath;
}

/** A free tool; a person of ours runs it for the visitor. */
export interface ToolCard {
  title: string;
  description: CopyText;
  /** What arrives. */
  details: readonly string[];
  /** What the request for it is about, as the contact form says it. */
  request: string;
}

const [handbook, checklist, calendar] = claims.resources.guidePages;

const guide = (pages: number, words: Omit<ResourceGuide, 'pages' | 'downloadTime' | 'request'>): ResourceGuide => ({
  ...words,
  pages,
  downloadTime: `${pages} pages`,
  request: `the free guide “${words.title}” (${pages} pages)`,
});

/** The three free guides. */
export const guides: readonly [ResourceGuide, ResourceGuide, ResourceGuide] = [
  guide(handbook, {
    title: 'Family Law in Search',
    description:
      'The whole method, in the order we follow it. Written so that a partner can decide what to do in-house.',
    topics: [
      'How a divorce client searches, from first question to first call',
      'What to repair before you write anything',
      'One page per question: custody, property, support, cost',
      'AI answers, and the evidence they cite',
      'How to read a monthly report, ours included',
    ],
  }),
  guide(checklist, {
    title: 'The Listing Checklist',
    description:
      'Every place where your name, address and phone must agree. An assistant can work through it in an afternoon.',
    topics: [
      'Your business profile, field by field',
      'Listings that an office move leaves behind',
      'Asking for reviews within the rules',
      'Replying without confirming that someone was a client',
    ],
  }),
  guide(calendar, {
    title: 'A Year of Family-Law Pages',
    description: 'Twelve months of subjects, with the question each page answers and the papers it should mention.',
    topics: [
      'Questions that come months before a filing',
      'School calendars, tax season and the new year',
      'Local courts, forms and fees',
      'When to rewrite an old page and when to retire it',
    ],
  }),
];

/** The six article teasers. Each leads to the page of this site that treats its subject, so none is a dead end. */
export const articles: readonly ArticleTeaser[] = [
  {
    title: 'The search before the search for a lawyer',
    excerpt:
      'Most people ask about the house and the children long before they type the word attorney. Those questions decide what to write.',
    category: 'Content',
    readTime: '7 min',
    path: '/services/content-marketing',
  },
  {
    title: 'Where your old address still lives',
    excerpt: `A listing that nobody remembers can send a caller to an empty suite. How ${claims.citations.directories} directories are brought to agree.`,
    category: 'Local search',
    readTime: '6 min',
    path: '/services/local-seo',
  },
  {
    title: `${claims.audit.points} points, and which ones to fix first`,
    excerpt: 'A slow first page on a phone costs more than a missing tag. The audit as we run it, week by week.',
    category: 'Website',
    readTime: '7 min',
    path: '/services/technical-seo',
  },
  {
    title: 'A bad review, and the reply your duty allows',
    excerpt:
      'Confidentiality does not end because somebody is angry in public. What can be said, and what has to stay unsaid.',
    category: 'Reputation',
    readTime: '7 min',
    path: '/services/reputation-management',
  },
  {
    title: 'Search or paid ads: where each one wins',
    excerpt:
      'Ads win on day one and stop with the budget. Of the six questions that a budget raises, each side wins three. What a first year has to bring in, under another fee schedule, is worked out [month by month](/divorce-lawyers-lp1).',
    category: 'Budget',
    readTime: '9 min',
    path: '/divorce-lawyer-seo',
  },
  {
    title: 'A year apart: how one statute shapes a state’s searches',
    excerpt:
      'North Carolina couples live separately for a year before they can divorce (N.C. Gen. Stat. § 50-6). Their first search is for separation.',
    category: 'State law',
    readTime: '11 min',
    path: '/states/north-carolina-divorce-lawyer-seo',
  },
];

/** The two tools. */
export const tools = {
  audit: {
    title: 'Free site audit',
    description: `We go through your site and your county before the call, then show you what we found. It takes ${claims.consultation.minutes} minutes.`,
    details: [
      `${claims.consultation.auditItems} items, each with the page it concerns`,
      `Valued at $${claims.consultation.auditValue}, free with the consultation`,
      'Yours whether or not you hire us',
    ],
    request: 'the free site audit',
  },
  tracker: {
    title: 'Free rank tracker',
    description: `Send us up to ${claims.resources.trackedKeywords} searches that matter to your practice. We record where your firm stands and report it every week.`,
    details: [
      `${claims.resources.trackedKeywords} keywords, free`,
      'Updated weekly',
      'Nothing to install, nothing to sign',
    ],
    request: `the free rank tracker, for up to ${claims.resources.trackedKeywords} searches. Ours are:`,
  },
} as const satisfies Record<string, ToolCard>;

/** What the newsletter box asks for. */
export const newsletterRequest = 'the newsletter. Please add me.';
