import { type ServiceId, serviceIds } from '../../content/service-list.ts';
import { CellGrid, ServiceCell } from '../../sections/service-cell.tsx';
import { Section } from '../../ui/section.tsx';

const summaries: Record<ServiceId, string> = {
  'local-seo': 'Show up on the map near your office.',
  'technical-seo': 'A site that a worried client can use.',
  'content-marketing': 'Answers to what people ask at midnight.',
  'reputation-management': 'Reviews, and replies that name no client.',
};

export const Services = () => (
  <Section
    label="The work"
    heading="Four services for one monthly fee"
    lede="We work only for family-law firms, so we know not to text someone whose spouse shares the phone plan."
  >
    <CellGrid>
      {serviceIds.map((id) => (
        <ServiceCell key={id} id={id}>
          {summaries[id]}
        </ServiceCell>
      ))}
    </CellGrid>
  </Section>
);
