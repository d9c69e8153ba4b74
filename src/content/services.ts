import { atLeast, range } from '../lib/format.ts';
import { claims } from '../site/claims.ts';
import type { PagePath } from '../site/paths.ts';

interface AgencyService {
  /** As the header menu and the cards name it. */
  name: string;
  /** As the footer and the page itself name it, where that differs. */
  footerName: string;
  path: PagePath;
  /** The header menu's line. */
  menuDescription: string;
  /** The number that its card and its page open with. */
  stat: { value: string; label: string };
}

/** The four services, in the order of the route table. */
export const services = {
  'local-seo': {
    name: 'Local SEO',
    footerName: 'Local SEO',
    path: '/services/local-seo',
    menuDescription: 'Dominate local search results',
    stat: { value: atLeast(claims.citations.directories), label: 'directories, same name, address and phone' },
  },
  'technical-seo': {
    name: 'Website Optimization',
    footerName: 'Technical SEO',
    path: '/services/technical-seo',
    menuDescription: 'Technical SEO and performance',
    stat: { value: `${claims.audit.points}`, label: 'points in the full site audit' },
  },
  'content-marketing': {
    name: 'Content Marketing',
    footerName: 'Content Marketing',
    path: '/services/content-marketing',
    menuDescription: 'Authority-building content strategies',
    stat: { value: range(claims.plan.contentPages), label: 'new pages a month' },
  },
  'reputation-management': {
    name: 'Reputation Management',
    footerName: 'Reputation Management',
    path: '/services/reputation-management',
    menuDescription: 'Build trust and credibility',
    stat: { value: `${claims.sampleCampaigns.rating}`, label: 'stars out of 5 on average, in a sample campaign' },
  },
} as const satisfies Record<string, AgencyService>;

/** A service's key, which is also the last part of its path. */
export type ServiceId = keyof typeof services;

/** The services' keys, in the order of the route table. */
export const serviceIds = Object.keys(services) as ServiceId[];
