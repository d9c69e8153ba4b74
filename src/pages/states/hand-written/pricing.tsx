import type { HandWrittenState } from '../../../content/states/types.ts';
import { FeeSection } from '../../../sections/fee-schedule.tsx';
import type { Campaign } from '../../../site/booking.ts';
import { claims } from '../../../site/claims.ts';

/** What the points beside the pad do not say already; nine pages share these rows, so they are few. */
const rows = [
  ['Services', 'All four'],
  ['Term', 'Month to month'],
  ['To leave', `${claims.terms.noticeDays} days’ notice`],
  ['New pages', `${claims.plan.contentPages} a month`],
  ['Reporting', 'Weekly, monthly, live'],
] as const;

export function Pricing({ heading, lede, points, campaign }: HandWrittenState['pricing'] & { campaign: Campaign }) {
  return <FeeSection heading={heading} lede={lede} points={points} campaign={campaign} rows={rows} />;
}
