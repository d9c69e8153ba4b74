import { serviceIds, services } from '../../content/services.ts';
import { ServiceCell } from '../../sections/service-cell.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';

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
            {services[id].summary}
          </ServiceCell>
        ))}
      </div>
    </Sheet>
  );
}
