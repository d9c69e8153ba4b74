import { type ServiceId, serviceIds } from '../../content/services.ts';
import { ServiceCell } from '../../sections/service-cell.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';

/** What each service does for a firm, in two sentences. */
const summaries: Record<ServiceId, string> = {
  'local-seo':
    'Be on the map when someone searches from the courthouse parking lot. We fix your Google profile and your listings, then keep them correct.',
  'technical-seo':
    'Search engines can read your site, and a worried client can use it on a phone. We fix what is broken first.',
  'content-marketing':
    'Plain answers on custody, property, support and cost. We write for the questions people type at midnight. You approve and sign every page.',
  'reputation-management':
    'Clients read reviews before they read your bio. We send the requests and draft the replies. You approve each one.',
};

/** The four services that the plan includes. */
export function Services() {
  return (
    <Sheet folio="Services" labelledBy="services">
      <SectionHead
        id="services"
        heading="Four services for one monthly fee"
        lede="Every client gets all four, because each one needs the others. A fast site with no reviews gets few calls from the map. Good reviews can’t help a site that Google can’t read."
      />
      <div className="svcs">
        {serviceIds.map((id) => (
          <ServiceCell key={id} id={id}>
            {summaries[id]}
          </ServiceCell>
        ))}
      </div>
    </Sheet>
  );
}
