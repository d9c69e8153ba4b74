import { ServiceGlyph } from '../../charts/service-glyph.tsx';
import { type ServiceId, serviceIds, services } from '../../content/services.ts';
import { ArrowIcon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/link.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';

/** What each service page adds to this one. */
const pointers: Record<ServiceId, string> = {
  'local-seo':
    'The map of your county, and the listings that feed it. A firm with two addresses in circulation starts here.',
  'technical-seo':
    'What keeps a good page from being found or waited for. The audit ends in a repair list with an order.',
  'content-marketing': 'The pages, from the first interview with you to the review after the legislature has met.',
  'reputation-management':
    'When to ask for a review, why every client is asked, and what a reply may say without confirming anything.',
};

/** The four service cards. The link covers the whole card. */
export function FourServices() {
  return (
    <Sheet folio="Services" labelledBy="services">
      <SectionHead
        id="services"
        heading="Four services, one program"
        lede="One fee covers all four. Start with the one you doubt most."
      />
      <div className="svcs">
        {serviceIds.map((id) => (
          <article key={id} className="svc group">
            <div className="svc__top">
              <div>
                <p className="svc__n nb">{services[id].figure.value}</p>
                <p className="svc__c">{services[id].figure.counts}</p>
              </div>
              <ServiceGlyph service={id} figure={services[id].figure.value} />
            </div>
            <div>
              <h3>
                <span className="group-hover:bg-mark">{services[id].name}</span>
              </h3>
              <p className="d">{pointers[id]}</p>
              <PageLink className="more no-underline after:absolute after:inset-0" to={services[id].path}>
                Learn More
                <span className="vh"> about {services[id].name}</span>
                <ArrowIcon />
              </PageLink>
            </div>
          </article>
        ))}
      </div>
    </Sheet>
  );
}
