import { claims } from '../site/claims.ts';
import type { PagePath } from '../site/paths.ts';

interface AgencyService {
  /** As the header menu and the cards name it. */
  name: string;
  /** As the footer and the page itself name it, where that differs (specification, route table). */
  footerName: string;
  path: PagePath;
  /** The header menu's line (specification, section 2). */
  menuDescription: string;
  /** Two sentences for cards. */
  summary: string;
  /** The figure that stands for the service, and what it counts. */
  figure: { value: string; counts: string };
}

/** The four services, in the order of the route table. */
export const services = {
  'local-seo': {
    name: 'Local SEO',
    footerName: 'Local SEO',
    path: '/services/local-seo',
    menuDescription: 'Dominate local search results',
    summary:
      'Be on the map when someone searches from the courthouse parking lot. We correct your Google profile and your listings, then keep them right.',
    figure: { value: claims.citations.directories, counts: 'directories, one set of facts' },
  },
  'technical-seo': {
    name: 'Website Optimization',
    footerName: 'Technical SEO',
    path: '/services/technical-seo',
    menuDescription: 'Technical SEO and performance',
    summary:
      'A fast, clear site that search engines can read and a worried client can use on a phone. We start with what is broken.',
    figure: { value: String(claims.audit.points), counts: 'points in the full site audit' },
  },
  'content-marketing': {
    name: 'Content Marketing',
    footerName: 'Content Marketing',
    path: '/services/content-marketing',
    menuDescription: 'Authority-building content strategies',
    summary:
      'Plain answers on custody, property, support and cost, written for the questions people type at midnight and signed by your firm.',
    figure: { value: claims.plan.contentPages, counts: 'new pages a month' },
  },
  'reputation-management': {
    name: 'Reputation Management',
    footerName: 'Reputation Management',
    path: '/services/reputation-management',
    menuDescription: 'Build trust and credibility',
    summary:
      'Clients read reviews before they read your bio. We send the requests and draft the replies, and you release each one.',
    figure: { value: '4.8', counts: 'of five stars on average, in a sample campaign' },
  },
} as const satisfies Record<string, AgencyService>;

/** A service's key, which is also the last part of its path. */
export type ServiceId = keyof typeof services;

/** The services' keys, in the order of the route table. */
export const serviceIds = Object.keys(services) as ServiceId[];
