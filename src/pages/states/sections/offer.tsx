import { claims, dollars } from '../../../site/claims.ts';

const { plan, consultation } = claims;

/** Below the hero's button: whom we work for, what one gets, what it costs, what the button does. */
export function Offer({ monthly }: { monthly: number }) {
  return (
    <p className="mt-5 max-w-[34rem] text-ink-2 text-small">
      We work only for divorce and family lawyers. You get local SEO, website fixes, {plan.contentPages} new pages a
      month and review requests for <b className="font-semibold text-ink">{dollars(monthly)} a month</b>: no setup fee,
      cancel anytime, <span className="nb">{plan.guaranteeDays}-day</span> guarantee. The button opens our calendar for
      a free <span className="nb">{consultation.minutes}-minute</span> call.
    </p>
  );
}
