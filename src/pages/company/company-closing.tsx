import { WhatsAppButton } from '../../sections/booking-button.tsx';
import { ClosingSection } from '../../sections/closing.tsx';
import { claims } from '../../site/claims.ts';
import { PlainBookingButton } from './plain-booking-button.tsx';

export function CompanyClosing() {
  return (
    <ClosingSection
      heading="Book a free consultation and ask what we would do first"
      lede={`You get an answer in ${claims.consultation.minutes} minutes, and you keep the audit behind it. Hand it to another company if you like. It’s written so they can use it.`}
    >
      <PlainBookingButton />
      <WhatsAppButton />
    </ClosingSection>
  );
}
