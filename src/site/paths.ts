import type { StateSlug } from '../lib/us-states.ts';

interface Page {
  /** The `utm_campaign` of its booking links. They find it by the page’s address. */
  campaign?: string;
  /** Whether an ad leads to it: its header has nothing but the name and one button, and its footer only the legal pages. */
  landing?: true;
  /** Its language and country, if it isn’t in the site’s language: `es-US`. */
  lang?: `${string}-${string}`;
  /** The page that it says in its own language. */
  translationOf?: `/${string}`;
}

/**
 * Every page but the articles and those below /states, one line each, in the order of the sitemap. The page itself is the `page.tsx` in the
 * folder of the same name in src/routes. A state’s slug is a second address of its page.
 */
const registry = {
  '/': { campaign: 'page-home' },
  '/about': { campaign: 'about' },
  '/services': { campaign: 'services' },
  '/services/local-seo': { campaign: 'local-seo' },
  '/services/technical-seo': { campaign: 'technical-seo' },
  '/services/content-marketing': { campaign: 'content-marketing' },
  '/services/reputation-management': { campaign: 'reputation-management' },
  '/case-studies': { campaign: 'case-studies' },
  '/contact': { campaign: 'contact' },
  '/thank-you': { campaign: 'thank-you' },
  '/resources': { campaign: 'resources' },
  '/privacy-policy': {},
  '/terms-of-service': {},
  '/divorce-lawyers-lp1': { landing: true },
  '/divorce-lawyers-lp2': { landing: true },
  '/divorce-lawyer-seo': { campaign: 'divorce-lawyer-seo' },
  '/california-divorce-lawyer-seo': {},
  '/texas-divorce-lawyer-seo': {},
  '/states': { campaign: 'states-directory' },
} as const satisfies Record<`/${string}`, Page>;

/** A page of the registry. A link to one that isn’t listed, or to no state, is a type error. The gate `site` finds articles that don’t exist. */
export type PagePath = keyof typeof registry;

type CheckedPage = Page & { campaign?: PageCampaign; translationOf?: PagePath };

export const pages: Readonly<Record<string, CheckedPage>> = registry;

export const pagePaths = Object.keys(registry) as PagePath[];

export type PageCampaign = Extract<(typeof registry)[PagePath], { campaign: string }>['campaign'];

/** The page’s folder in src/routes. */
export const folderOf = (path: PagePath): string => (path === '/' ? 'home' : path.slice(1));

/** The page may not exist yet; the link report counts those. */
export type StatePath = `/states/${StateSlug}`;

/** An article of src/content/articles, by its file name; `/resources/articles` is the list of all of them. */
export type ArticlePath = `/resources/${string}`;

/** Texas’s neighbors, which its page links to at the root level until they have a page. No other state is linked this way. */
export const unwrittenRootPaths = [
  '/arkansas-divorce-lawyer-seo',
  '/louisiana-divorce-lawyer-seo',
  '/new-mexico-divorce-lawyer-seo',
  '/oklahoma-divorce-lawyer-seo',
] as const satisfies `/${StateSlug}`[];

export type UnwrittenRootPath = (typeof unwrittenRootPaths)[number];

/** Any page of this site. */
export type SitePath = PagePath | StatePath | ArticlePath | UnwrittenRootPath;

/** A page with an optional query or anchor. */
export type SiteHref = SitePath | `${SitePath}${'?' | '#'}${string}`;
