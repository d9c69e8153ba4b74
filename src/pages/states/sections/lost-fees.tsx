import { lostFees, marketModel } from '../../../content/state-derivations.ts';
import { grouped } from '../../../lib/format.ts';
import type { StateName } from '../../../lib/us-states.ts';
import { dollars } from '../../../site/claims.ts';

const millions = 1_000_000;
const { revenuePerCase, lostPercent } = marketModel;

/** The figure below the hero's buttons: what firms that nobody finds lose in a year, with the model that says so. */
export function LostFees({ state, annualCases }: { state: StateName; annualCases: number }) {
  return (
    <p className="loss">
      <b>${Math.round(lostFees(annualCases) / millions)}M</b>
      <span>
        is what {state} firms that can’t be found lose each year, by our model: {grouped(annualCases)} cases ×{' '}
        {dollars(revenuePerCase)} × {lostPercent}%.
      </span>
    </p>
  );
}
