import { lostFees, marketModel } from '../../../content/state-derivations.ts';
import { grouped } from '../../../lib/format.ts';
import type { StateName } from '../../../lib/us-states.ts';
import { dollars } from '../../../site/claims.ts';
import { NoteRef } from '../../../ui/copy.tsx';

const millions = 1_000_000;

/** The figure below the hero's buttons: what goes to the firms that people find. Its note, `loss`, has the formula. */
export function LostFees({ state, annualCases }: { state: StateName; annualCases: number }) {
  return (
    <p className="loss">
      <b>${Math.round(lostFees(annualCases) / millions)}M</b>
      <span>
        in {state} divorce fees a year goes to the firms people can find.
        <NoteRef id="loss" />
      </span>
    </p>
  );
}

/** The note to `LostFees`: the model and what it comes to. */
export function lostFeesNote(annualCases: number): string {
  const { revenuePerCase, lostPercent } = marketModel;
  const lost = lostFees(annualCases) / millions;
  return `Model: ${grouped(annualCases)} cases × ${dollars(revenuePerCase)} × ${lostPercent}% = $${lost}M, rounded.`;
}
