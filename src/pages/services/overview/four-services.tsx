import { type ServiceId, serviceIds, services } from '../../../content/services.ts';
import { serviceCatalog } from '../../../head/graph.ts';
import { StructuredData } from '../../../head/structured-data.tsx';
import { ServiceCell } from '../../../sections/service-cell.tsx';
import { claims } from '../../../site/claims.ts';
import { Copy } from '../../../ui/copy.tsx';
import { SectionHeading, Sheet } from '../../../ui/sheet.tsx';

/** What the card says of each service; the catalog in the structured data repeats the descriptions. */
const cards: Record<ServiceId, { description: string; features: readonly string[] }> = {
  'local-seo': {
    description: `We clean up your Google profile and your listings in ${claims.citations.directories} directories, and write a page for each county where you take cases. This is what decides who shows up on the map, and it moves first.`,
    features: ['Google, Bing and Apple profiles', 'Directory listings corrected', 'County and courthouse pages'],
  },
  'technical-seo': {
    description: `Technical SEO: we check your website against ${claims.audit.points} points and fix what fails, worst first. Google can read every page, and clients don’t wait for it to load.`,
    features: ['Indexing and redirects', 'Speed on a phone', 'Contact forms that reach you and nobody else'],
  },
  'content-marketing': {
    description: `${claims.plan.contentPages} new pages a month. Each answers a question people in your state ask before they call a lawyer. One of your attorneys approves every page.`,
    features: [
      'Guides to your state’s law',
      'Practice-area and fee pages',
      'Written within the bar’s advertising rules',
    ],
  },
  'reputation-management': {
    description:
      'We ask every client for a review in the same words, and draft replies that never say who was a client. If you leave us, the reviews stay with you.',
    features: ['A request after every closed case', 'Replies drafted for your approval', 'Fake reviews reported'],
  },
};

const catalogName = 'SEO services for divorce lawyers';

const catalog = () =>
  serviceCatalog(
    catalogName,
    serviceIds.map((id) => ({
      name: services[id].footerName,
      path: services[id].path,
      description: cards[id].description,
    })),
  );

/** The four services as cells, each a link to its page. */
export function FourServices() {
  return (
    <Sheet labelledBy="services">
      <SectionHeading id="services" className="vh">
        What you get: four services
      </SectionHeading>
      <div className="svcs">
        {serviceIds.map((id) => (
          <ServiceCell key={id} id={id} features={cards[id].features}>
            <Copy text={cards[id].description} />
          </ServiceCell>
        ))}
      </div>
      <StructuredData node={catalog()} />
    </Sheet>
  );
}
