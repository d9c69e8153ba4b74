import { type ServiceId, serviceIds, services } from '../../content/service-list.ts';
import { StructuredData } from '../../head/page-head.tsx';
import { serviceCatalog } from '../../head/service-catalog.ts';
import { atLeast } from '../../lib/format.ts';
import { audit, citations } from '../../offer/plan.ts';
import { CellGrid, ServiceCell } from '../../sections/service-cell.tsx';
import { Section } from '../../ui/section.tsx';

/** The catalog in the structured data repeats them. */
const descriptions: Record<ServiceId, string> = {
  'local-seo': `Google, Bing, and Apple profiles, ${atLeast(citations.directories)} directories, and county pages.`,
  'technical-seo': `Technical SEO: indexing, speed, and forms, checked in ${audit.points} points and fixed.`,
  'content-marketing': 'Guides to your state’s law, and pages on custody, property, and cost.',
  'reputation-management':
    'The same request to every client who isn’t on your don’t-ask list, and replies that never say who was a client.',
};

const catalog = () =>
  serviceCatalog(
    'SEO services for divorce lawyers',
    serviceIds.map((id) => ({
      name: services[id].footerName,
      path: services[id].path,
      description: descriptions[id],
    })),
  );

export const FourServices = () => (
  <Section
    label="The work"
    heading="What you get: four services"
    lede="A father asks Google whether his wife can move away with the children. He finds your page, it opens fast, he checks the map, and he reads your reviews before he calls."
  >
    <CellGrid>
      {serviceIds.map((id) => (
        <ServiceCell key={id} id={id} learnMore>
          {descriptions[id]}
        </ServiceCell>
      ))}
    </CellGrid>
    <StructuredData node={catalog()} />
  </Section>
);
