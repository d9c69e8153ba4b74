import { type ServiceId, serviceIds, services } from '../../../content/services.ts';
import { serviceCatalog } from '../../../head/graph.ts';
import { StructuredData } from '../../../head/structured-data.tsx';
import { ServiceCell } from '../../../sections/service-cell.tsx';
import { claims } from '../../../site/claims.ts';
import { Copy } from '../../../ui/copy.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

/** What the card says of each service; the catalog in the structured data repeats the descriptions. */
const cards: Record<ServiceId, { description: string; features: readonly string[] }> = {
  'local-seo': {
    description: `Your Google profile, your entries in ${claims.citations.directories} directories and a page for each county that you serve. This decides who appears on the map, and it moves first.`,
    features: ['Google, Bing and Apple profiles', 'Directory corrections', 'County and courthouse pages'],
  },
  'technical-seo': {
    description: `Technical SEO: a ${claims.audit.points}-point audit, then repairs. Search engines learn what is on each page, and clients stop waiting for it to load.`,
    features: ['Indexing and redirects', 'Speed on a phone', 'Forms that reach you, and only you'],
  },
  'content-marketing': {
    description: `${claims.plan.contentPages} new pages a month, each on a question that people in your state ask before they ask for a lawyer. One of your attorneys approves each.`,
    features: ['Guides in your state’s law', 'Practice and fee pages', 'Kept within the advertising rules'],
  },
  'reputation-management': {
    description:
      'A steady request for reviews, the same to every client, and replies that never disclose who was a client. Reviews stay with you when an agency leaves.',
    features: ['Requests after each closed matter', 'Replies drafted for your release', 'False reviews reported'],
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
      <h2 id="services" className="vh">
        The four services
      </h2>
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
