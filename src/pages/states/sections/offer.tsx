import { claims, dollars } from '../../../site/claims.ts';

const { plan, consultation } = claims;

/** Below the hero's button: what one gets, what it costs, what the button does. */
export function Offer({ monthly }: { monthly: number }) {
  return (
    <p className="note">
      You get local SEO, website fixes, {plan.contentPages} new pages a month and review requests for {dollars(monthly)}{' '}
      a month. No setup fee, cancel anytime. The button opens our calendar for a free {consultation.minutes}-minute
      call.
    </p>
  );
}
