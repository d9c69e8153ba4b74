import type {
  AboutPage,
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  FAQPage,
  Graph,
  Organization,
  Person,
  ProfessionalService,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { Faq } from '../content/faq.ts';
import { plainText } from '../lib/copy-text.ts';
import type { StateName } from '../lib/us-states.ts';
import { brand } from '../site/brand.ts';
import { settings } from '../site/settings.ts';
import { absoluteUrl, type PageFacts, type PageType } from './page-head.ts';

/** Every text of a node must stand in the visible text of its page; a check on the build proves it. */
export type GraphNode = Exclude<Thing, string>;

const organizationId = absoluteUrl('/#organization');
const websiteId = absoluteUrl('/#website');
const pageId = (path: string) => absoluteUrl(`${path}#webpage`);

const organization: Organization = {
  '@type': 'Organization',
  '@id': organizationId,
  name: brand.name,
  url: absoluteUrl('/'),
  description: brand.blurb,
  logo: absoluteUrl('/icon-512.png'),
  sameAs: [settings.companyProfileUrl],
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

/**
 * The page's one graph: who publishes, which site, which page, and what the page's own components added.
 * @param name What the page is called, as it stands in the built HTML.
 */
export function pageGraph(facts: PageFacts, name: string, nodes: GraphNode[]): Graph {
  const type: PageType = facts.pageType ?? 'WebPage';
  const breadcrumb = nodes.find((node) => '@type' in node && node['@type'] === 'BreadcrumbList');
  const faq = nodes.find((node) => '@type' in node && node['@type'] === 'FAQPage');
  const page = {
    // A page that carries an FAQ is both what it is and an FAQPage: one node, so that questions are not said twice.
    '@type': faq ? [type, 'FAQPage'] : type,
    '@id': pageId(facts.path),
    url: absoluteUrl(facts.path),
    name,
    inLanguage: brand.language,
    isPartOf: { '@id': websiteId },
    ...(facts.updated && { dateModified: facts.updated }),
    ...(breadcrumb && '@id' in breadcrumb && { breadcrumb: { '@id': breadcrumb['@id'] } }),
    ...(faq && 'mainEntity' in faq && { mainEntity: faq.mainEntity }),
  } as unknown as WebPageLeaf;
  return {
    '@context': 'https://schema.org',
    '@graph': [organization, website, page, ...nodes.filter((node) => node !== faq)],
  };
}

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

/** The questions of a visible FAQ; merged into the page's own node by `pageGraph`. */
export const faqPage = (items: readonly Faq[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});

/** A state page's service (specification, section 2: type, area served, service type and audience). */
export const stateService = (state: StateName, path: string): Exclude<ProfessionalService, string> => ({
  '@type': 'ProfessionalService',
  '@id': absoluteUrl(`${path}#service`),
  name: brand.name,
  url: absoluteUrl(path),
  parentOrganization: { '@id': organizationId },
  areaServed: { '@type': 'State', name: state },
  // `serviceType` and `audience` belong to Service in schema.org's tree; the specification asks for them on this node.
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

/** The services overview's catalog (specification, section 2: "Structured data for four services is set"). */
export const serviceCatalog = (
  name: string,
  services: { name: string; description: string; path: string }[],
): Service => ({
  '@type': 'Service',
  '@id': absoluteUrl('/services#catalog'),
  name,
  provider: { '@id': organizationId },
  hasOfferCatalog: {
    '@type': 'OfferCatalog',
    name,
    itemListElement: services.map((service) => ({
      '@type': 'Offer',
      itemOffered: agencyService(service),
    })),
  },
});

/** The founder, on the page that tells of them. */
export const founderNode = (founder: { name: string; role: string }): Exclude<Person, string> => ({
  '@type': 'Person',
  '@id': absoluteUrl('/about#founder'),
  name: founder.name,
  jobTitle: founder.role,
  worksFor: { '@id': organizationId },
  sameAs: [settings.founderProfileUrl],
});
