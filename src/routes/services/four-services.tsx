import { type ServiceId, serviceIds, services } from '../../content/service-list.ts';
import { Copy } from '../../copy/copy.tsx';
import { StructuredData } from '../../head/head-tags.tsx';
import { serviceCatalog } from '../../head/service-catalog.ts';
import { atLeast } from '../../lib/format.ts';
import { audit, citations } from '../../offer/plan.ts';
import { CellGrid, ServiceCell } from '../../sections/service-cell.tsx';
import { Section } from '../../ui/section.tsx';

/** The catalog in the structured data repeats the descriptions. */
const cards: Record<ServiceId, { description: string; features: readonly string[] }> = {
  'local-seo': {
    description: `We clean up your Google profile and your listings in ${atLeast(citations.directories)} directories, and write a page for each of your counties.`,
    features: ['Google, Bing, and Apple profiles', 'Directory listings corrected', 'County and courthouse pages'],
  },
  'technical-seo': {
    description: `Technical SEO: we check your website against ${audit.points} points and fix what fails. Google can read every page, and it opens fast on a phone.`,
    features: ['Indexing and redirects', 'Speed on a phone', 'Contact forms that go to your office and nowhere else'],
  },
  'content-marketing': {
    description:
      'Each page answers a question that people ask before they call a lawyer. You approve each one before it goes live.',
    features: [
      'Guides to your state’s law',
      'Pages on custody, property, support, and cost',
      'Written to your state bar’s advertising rules',
    ],
  },
  'reputation-management': {
    description:
      'We send every client who agrees the same review request, and draft replies that never say who was a client.',
    features: [
      'A request after each case, to clients who agree',
      'Replies drafted for your approval',
      'Fake reviews reported',
    ],
  },
};

const catalog = () =>
  serviceCatalog(
    'SEO services for divorce lawyers',
    serviceIds.map((id) => ({
      name: services[id].footerName,
      path: services[id].path,
      description: cards[id].description,
    })),
  );

export const FourServices = () => (
  <Section label="The work" heading="What you get: four services">
    <CellGrid>
      {serviceIds.map((id) => (
        <ServiceCell key={id} id={id} features={cards[id].features}>
          <Copy text={cards[id].description} />
        </ServiceCell>
      ))}
    </CellGrid>
    <p className="mt-6 max-w-text text-ink-2">
      Why you need all four: a father asks Google whether his wife can move away with the children. He finds your page,
      it opens fast, he checks the map, and he reads your reviews before he calls.
    </p>
    <StructuredData node={catalog()} />
  </Section>
);
