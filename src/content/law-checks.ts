import { listed } from '../lib/format.ts';
import { type StateId, usStates } from '../lib/us-states.ts';

interface LawCheck {
  /** The lawyer’s name. */
  checkedBy: string;
  /** When that state admitted the lawyer. */
  admitted: number;
  /** Such as “November 12, 2026”. */
  on: string;
}

/** Who has checked what the guides say of a state’s law. Fill in a state’s record once its lawyer has: `ohio: { checkedBy: …, admitted: …, on: … }`. */
const lawChecks: Partial<Record<StateId, LawCheck>> = {};

export function lawCheck(state: StateId): string {
  const check = lawChecks[state];
  return check
    ? `Checked by ${check.checkedBy}, admitted in ${usStates[state]} in ${check.admitted}, on ${check.on}`
    : `Not yet checked by a lawyer admitted in ${usStates[state]}`;
}

/** Of several states, which still wait for their lawyer. */
export function unchecked(states: readonly StateId[]): string {
  const waiting = states.filter((state) => !lawChecks[state]);
  if (waiting.length === 0) return 'A lawyer admitted in each state has checked it.';
  return waiting.length === states.length
    ? 'No lawyer admitted in these states has checked it yet.'
    : `Not yet checked by a lawyer admitted in ${listed(waiting.map((state) => usStates[state]))}.`;
}
