import { BookingButton, WhatsAppButton } from '../../sections/booking-button.tsx';
import { ClosingSection } from '../../sections/closing.tsx';
import { claims } from '../../site/claims.ts';

const { minutes } = claims.consultation;

export function HomeClosing() {
  return (
    <ClosingSection
      heading={`Book a free consultation: ${minutes}\u00a0minutes`}
      lede="Someone in your county is searching for a divorce lawyer tonight. We’ll show you which firms that person finds, and what it would take to be one of them."
    >
      <BookingButton campaign="page-home" />
      <WhatsAppButton />
    </ClosingSection>
  );
}
