import { BookingButton, WhatsAppButton } from '../../sections/booking-button.tsx';
import { ClosingSection } from '../../sections/closing.tsx';
import { claims } from '../../site/claims.ts';

export function HomeClosing() {
  return (
    <ClosingSection
      heading="Someone in your county is searching tonight."
      lede={`In ${claims.consultation.minutes} minutes we can show you who they find now, and what it takes for that to be you.`}
    >
      <BookingButton campaign="page-home" />
      <WhatsAppButton />
    </ClosingSection>
  );
}
