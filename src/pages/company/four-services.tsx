import { type ServiceId, serviceIds } from '../../content/services.ts';
import { ServiceCell } from '../../sections/service-cell.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';

/** What each service page adds to this one. */
const pointers: Record<ServiceId, string> = {
  'local-seo':
    'The map of your county and the listings that feed it. If your firm has two addresses online, start here.',
  'technical-seo':
    'What hides a good page from Google or makes a reader give up on it. The audit ends in a repair list, worst first.',
  'content-marketing': 'The pages themselves, from the first interview with you to the update when the law changes.',
  'reputation-management':
    'When to ask for a review, why every client is asked, and what a reply may say without confirming anything.',
};

/** The four services, each with what its page adds to this one. */
export function FourServices() {
  return (
    <Sheet folio="Services" labelledBy="services">
      <SectionHead
        id="services"
        heading="What you get: four services in one plan"
        lede="One fee covers all four. Read about the one you doubt most first."
      />
      <div className="svcs">
        {serviceIds.map((id) => (
          <ServiceCell key={id} id={id}>
            {pointers[id]}
          </ServiceCell>
        ))}
      </div>
    </Sheet>
  );
}
