import { ClosingSection } from '../../sections/closing.tsx';
import { DiscoveryButton } from './discovery-button.tsx';

export function SharedLeadsClosing() {
  return (
    <ClosingSection
      heading="Bring one invoice to the call"
      lede="We will tell you which of its leads a page could have brought you first, and which ones no page would. Then do the division again."
    >
      <DiscoveryButton />
    </ClosingSection>
  );
}
