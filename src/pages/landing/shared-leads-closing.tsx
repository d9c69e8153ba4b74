import { ClosingSection } from '../../sections/closing.tsx';
import { claims } from '../../site/claims.ts';
import { DiscoveryButton } from './discovery-button.tsx';

export function SharedLeadsClosing() {
  return (
    <ClosingSection
      heading="Book a free audit and bring one invoice"
      lede={`In ${claims.landingPage.auditMinutes} minutes we’ll show you which of its leads your own page could have brought you first, and which ones no page would.`}
    >
      <DiscoveryButton />
    </ClosingSection>
  );
}
