import type { PagePath } from '../site/paths.ts';

interface AgencyService {
  /** As the header menu and the cards name it. */
  name: string;
  /** As the footer and the page itself name it, where that differs. */
  footerName: string;
  path: PagePath;
  /** The header menu's line. */
  menuDescription: string;
}

/** The four services, in the order of the route table. */
export const services = {
  'local-seo': {
    name: 'Local SEO',
    footerName: 'Local SEO',
    path: '/services/local-seo',
    menuDescription: 'Dominate local search results',
  },
  'technical-seo': {
    name: 'Website Optimization',
    footerName: 'Technical SEO',
    path: '/services/technical-seo',
    menuDescription: 'Technical SEO and performance',
  },
  'content-marketing': {
    name: 'Content Marketing',
    footerName: 'Content Marketing',
    path: '/services/content-marketing',
    menuDescription: 'Authority-building content strategies',
  },
  'reputation-management': {
    name: 'Reputation Management',
    footerName: 'Reputation Management',
    path: '/services/reputation-management',
    menuDescription: 'Build trust and credibility',
  },
} as const satisfies Record<string, AgencyService>;

/** A service's key, which is also the last part of its path. */
export type ServiceId = keyof typeof services;

/** The services' keys, in the order of the route table. */
export const serviceIds = Object.keys(services) as ServiceId[];
