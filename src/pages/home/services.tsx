import { type ServiceId, serviceIds } from '../../content/services.ts';
import { ServiceCell } from '../../sections/service-cell.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';

/** What each service does for a firm, in two sentences. */
const summaries: Record<ServiceId, string> = {
  'local-seo':
    'Be on the map when someone searches from the courthouse parking lot. We correct your Google profile and your listings, then keep them right.',
  'technical-seo':
    'A fast, clear site that search engines can read and a worried client can use on a phone. We start with what is broken.',
  'content-marketing':
    'Plain answers on custody, property, support and cost, written for the questions people type at midnight and signed by your firm.',
  'reputation-management':
    'Clients read reviews before they read your bio. We send the requests and draft the replies, and you release each one.',
};

/** The four services that the plan includes. */
export function Services() {
  return (
    <Sheet folio="Services" labelledBy="services">
      <SectionHead
        id="services"
        heading="One practice area. Four kinds of work."
        lede="The plan includes all four. Each depends on the others: a fast site without reviews gets few calls from the map, and good reviews cannot help a site that Google cannot read."
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
