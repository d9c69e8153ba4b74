import type { Service } from 'schema-dts';
import { absoluteUrl } from './page-facts.ts';
import { agencyService, organizationId } from './structured-data.ts';

/** The services overview's catalog. */
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
