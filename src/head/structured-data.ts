import type {
  AboutPage,
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  FAQPage,
  Graph,
  Organization,
  ProfessionalService,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { type Faq, plainText } from '../copy/copy-text.ts';
import type { StateName } from '../lib/us-states.ts';
import { brand } from '../site/brand.ts';
import { settings } from '../site/settings.ts';
import { absoluteUrl, langOf, type PageFacts } from './page-facts.ts';

/** Every text of a node must appear in the visible text of its page; a check on the built site proves it. */
export type GraphNode = Exclude<Thing, string>;

export const organizationId = absoluteUrl('/#organization');
const websiteId = absoluteUrl('/#website');
export const pageId = (path: string) => absoluteUrl(`${path}#webpage`);

const organization: Organization = {
  '@type': 'Organization',
  '@id': organizationId,
  name: brand.name,
  url: absoluteUrl('/'),
  description: brand.blurb,
  logo: absoluteUrl('/icon-512.png'),
  ...(settings.phone && { telephone: settings.phone }),
  ...(settings.legalName && { legalName: settings.legalName }),
  ...(settings.address && { address: settings.address }),
  ...(settings.publicEmail && { email: settings.publicEmail }),
  ...(settings.companyProfileUrl && { sameAs: [settings.companyProfileUrl] }),
};

const website: WebSite = {
  '@type': 'WebSite',
  '@id': websiteId,
  name: brand.name,
  url: absoluteUrl('/'),
  inLanguage: brand.language,
  publisher: { '@id': organizationId },
};

type WebPageLeaf = Exclude<WebPage | AboutPage | ContactPage | CollectionPage, string>;

/** The graph of every page: its publisher, its site, and the page itself. */
export const pageGraph = (facts: PageFacts): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    organization,
    website,
    {
      '@type': facts.pageType ?? 'WebPage',
      '@id': pageId(facts.path),
      url: absoluteUrl(facts.path),
      inLanguage: langOf(facts.path),
      isPartOf: { '@id': websiteId },
      ...(facts.updated && { dateModified: facts.updated }),
    } as WebPageLeaf,
  ],
});

interface Crumb {
  name: string;
  path: string;
}

/** The trail that the page shows above its heading, from the home page to the page itself. */
export const breadcrumbList = (trail: Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': absoluteUrl(`${trail.at(-1)?.path}#breadcrumb`),
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(path),
  })),
});

/** The questions of a visible FAQ. */
export const faqPage = (items: readonly Faq[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});

/** A state page's service. */
export const stateService = (state: StateName, path: string): Exclude<ProfessionalService, string> => ({
  '@type': 'ProfessionalService',
  '@id': absoluteUrl(`${path}#service`),
  name: brand.name,
  url: absoluteUrl(path),
  ...(settings.address && { address: settings.address }),
  parentOrganization: { '@id': organizationId },
  areaServed: { '@type': 'State', name: state },
  // `serviceType` and `audience` belong to Service in schema.org's tree; the owner asks for them on this node.
  ...({ serviceType: 'SEO Services', audience: { '@type': 'Audience', audienceType: 'Divorce Attorneys' } } as object),
});

/** One service of the agency, as its own page describes it. */
export const agencyService = (service: { name: string; description: string; path: string }): Service => ({
  '@type': 'Service',
  '@id': absoluteUrl(`${service.path}#service`),
  name: service.name,
  description: service.description,
  serviceType: service.name,
  url: absoluteUrl(service.path),
  provider: { '@id': organizationId },
});
