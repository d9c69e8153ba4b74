import { atLeast, range } from '../lib/format.ts';
import { keysOf } from '../lib/keys-of.ts';
import { audit, citations, plan } from '../offer/plan.ts';
import { sampleCampaigns } from '../offer/results.ts';
import type { PagePath } from '../site/paths.ts';

interface AgencyService {
  /** In the header menu and on cards. */
  name: string;
  /** In the footer and on its own page. */
  footerName: string;
  path: PagePath;
  menuDescription: string;
  stat: { value: string; label: string };
}

/** In the order of the menus. */
export const services = {
  'local-seo': {
    name: 'Local SEO',
    footerName: 'Local SEO',
    path: '/services/local-seo',
    menuDescription: 'Dominate local search results',
    stat: { value: atLeast(citations.directories), label: 'directories, same name, address, and phone' },
  },
  'technical-seo': {
    name: 'Website Optimization',
    footerName: 'Technical SEO',
    path: '/services/technical-seo',
    menuDescription: 'Technical SEO and performance',
    stat: { value: `${audit.points}`, label: 'points in the full site audit' },
  },
  'content-marketing': {
    name: 'Content Marketing',
    footerName: 'Content Marketing',
    path: '/services/content-marketing',
    menuDescription: 'Authority-building content strategies',
    stat: { value: range(plan.contentPages), label: 'new pages a month' },
  },
  'reputation-management': {
    name: 'Reputation Management',
    footerName: 'Reputation Management',
    path: '/services/reputation-management',
    menuDescription: 'Build trust and credibility',
    stat: { value: `${sampleCampaigns.rating}`, label: 'of 5 stars, in our example after 12 months' },
  },
} as const satisfies Record<string, AgencyService>;

/** Also the last segment of its path. */
export type ServiceId = keyof typeof services;

export const serviceIds = keysOf(services);
