import type { StateSlug } from '../lib/us-states.ts';

/**
 * The site's pages outside the states, in the order of the menus.
 * `routes.tsx` must give each one a page; a link to anything else is a type error.
 */
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

/** The address of a page outside the states. */
export type PagePath = (typeof pagePaths)[number];

/**
 * A state page's address. It is a type of its own because it may be known not to exist yet: the link report
 * counts those.
 */
export type StatePath = `/states/${StateSlug}`;

/** Root-level addresses of state pages: two exist, Texas's neighbors are linked there too. */
export type RootStatePath = `/${StateSlug}`;

/** Any address of this site that a link may name. */
export type SitePath = PagePath | StatePath | RootStatePath;
