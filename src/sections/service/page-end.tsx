import type { ReactNode } from 'react';
import type { ServiceId } from '../../content/service-list.ts';
import { Notes } from '../../copy/copy.tsx';
import { BookingLink, ClosingSection } from '../call-to-action.tsx';
import { FreeAuditBrief } from '../free-audit-brief.tsx';
import { PricingRow } from './pricing-row.tsx';

/** How the four service pages end. */
export const ServicePageEnd = ({
  service,
  faq,
  heading,
  lede,
}: {
  service: ServiceId;
  faq: ReactNode;
  /** Of the closing section. */
  heading: string;
  lede: string;
}) => (
  <>
    <FreeAuditBrief booking={<BookingLink campaign={service} />} />
    <PricingRow campaign={service} />
    {faq}
    <Notes />
    <ClosingSection heading={heading} lede={lede} campaign={service} />
  </>
);
