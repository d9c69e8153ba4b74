import type { ReactNode } from 'react';
import type { ServiceId } from '../../content/service-list.ts';
import { Notes } from '../../copy/copy.tsx';
import { BookingLink, ClosingSection } from '../call-to-action.tsx';
import { FreeAuditBrief } from '../free-audit-brief.tsx';
import { PricingRow } from './pricing-row.tsx';

/** How the four service pages end. */
export const ServicePageEnd = ({
  service,
  bring,
  faq,
  heading,
  lede,
}: {
  service: ServiceId;
  /** To the free call, in one sentence. */
  bring?: string;
  faq: ReactNode;
  /** Of the closing section. */
  heading: string;
  lede: string;
}) => (
  <>
    <FreeAuditBrief bring={bring} booking={<BookingLink campaign={service} />} />
    <PricingRow campaign={service} />
    {faq}
    <Notes />
    <ClosingSection heading={heading} lede={lede} campaign={service} />
  </>
);
