import { ClosingSection } from '../../sections/closing.tsx';
import { claims } from '../../site/claims.ts';
import { DiscoveryButton } from './discovery-button.tsx';

export function LongFormClosing() {
  return (
    <ClosingSection
      heading="Book a free audit and see who outranks you"
      lede={`It takes ${claims.landingPage.auditMinutes} minutes. We do it live, on your own results page, while you watch.`}
    >
      <DiscoveryButton />
    </ClosingSection>
  );
}
