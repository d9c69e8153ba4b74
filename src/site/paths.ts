import type { StateSlug } from '../lib/us-states.ts';

/** The pages outside the states, in the order of the menus. A link to anything else is a type error. */
export const pagePaths = [
  '/',
  '/about',
  '/services',
  '/services/local-seo',
  '/services/technical-seo',
  '/services/content-marketing',
  '/services/reputation-management',
  '/case-studies',
  '/contact',
  '/thank-you',
  '/resources',
  '/privacy-policy',
  '/terms-of-service',
  '/divorce-lawyers-lp1',
  '/divorce-lawyers-lp2',
  '/divorce-lawyer-seo',
  '/california-divorce-lawyer-seo',
  '/texas-divorce-lawyer-seo',
  '/states',
] as const;

export type PagePath = (typeof pagePaths)[number];

/** The page may not exist yet; the link report counts those. */
export type StatePath = `/states/${StateSlug}`;

/** An article of src/content/articles, by its file name; `/resources/articles` is the list of all of them. */
export type ArticlePath = `/resources/${string}`;

/** Two of these pages exist. State pages also link to Texas’s neighbors this way. */
type RootStatePath = `/${StateSlug}`;

/** Any page of this site. */
export type SitePath = PagePath | StatePath | ArticlePath | RootStatePath;

/** A page with an optional query or anchor. */
export type SiteHref = SitePath | `${SitePath}${'?' | '#'}${string}`;
