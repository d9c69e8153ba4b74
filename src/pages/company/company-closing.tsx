import { WhatsAppButton } from '../../sections/booking-button.tsx';
import { ClosingSection } from '../../sections/closing.tsx';
import { claims } from '../../site/claims.ts';
import { PlainBookingButton } from './plain-booking-button.tsx';

export function CompanyClosing() {
  return (
    <ClosingSection
      heading="Ask us what we would do first"
      lede={`You will have an answer in ${claims.consultation.minutes} minutes, with the audit it is based on. Hand it to another company if you like. It is written so that they can use it.`}
    >
      <PlainBookingButton />
      <WhatsAppButton />
    </ClosingSection>
  );
}
