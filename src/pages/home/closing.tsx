import { BookingButton, WhatsAppButton } from '../../sections/booking-button.tsx';
import { ClosingSection } from '../../sections/closing.tsx';
import { claims } from '../../site/claims.ts';

export function HomeClosing() {
  return (
    <ClosingSection
      heading="Someone in your county is searching tonight."
      lede={`In ${claims.consultation.minutes} minutes we show you which firms that person finds, and what it would take to be one of them.`}
    >
      <BookingButton campaign="page-home" />
      <WhatsAppButton />
    </ClosingSection>
  );
}
