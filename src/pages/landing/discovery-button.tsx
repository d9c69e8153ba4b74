import { discoveryCallUrl } from '../../site/booking.ts';
import { claims } from '../../site/claims.ts';
import { OutButton } from '../../ui/link.tsx';

/** The landing pages' one call, in the same words each time: the discovery-call page (specification, section 7). */
export function DiscoveryButton() {
  return <OutButton href={discoveryCallUrl()}>Book a discovery call</OutButton>;
}

/** The call where it is repeated in the text: the button, and beside it what it costs. */
export function RepeatedCall() {
  return (
    <div className="acts mt-10">
      <DiscoveryButton />
      <p className="note">Free, with a {claims.landingPage.auditMinutes}-minute competitor audit.</p>
    </div>
  );
}
