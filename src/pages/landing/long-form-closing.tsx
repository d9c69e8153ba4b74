import { ClosingSection } from '../../sections/closing.tsx';
import { claims } from '../../site/claims.ts';
import { DiscoveryButton } from './discovery-button.tsx';

export function LongFormClosing() {
  return (
    <ClosingSection
      heading={`${claims.landingPage.auditMinutes} minutes to see who stands above you`}
      lede="The audit is free and live. If you need nothing from us, we say so and the call is short."
    >
      <DiscoveryButton />
    </ClosingSection>
  );
}
