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

/** The lawyers who have checked the guides’ statements on their state. An entry: `ohio: { checkedBy: …, admitted: …, on: … }`. */
const lawChecks: Partial<Record<StateId, LawCheck>> = {};

export function lawCheck(state: StateId): string {
  const check = lawChecks[state];
  return check
    ? `Checked by ${check.checkedBy}, admitted in ${usStates[state]} in ${check.admitted}, on ${check.on}`
    : `Not yet checked by a lawyer admitted in ${usStates[state]}`;
}

/** A sentence on which of these states no lawyer has checked yet. */
export function unchecked(states: readonly StateId[]): string {
  const waiting = states.filter((state) => !lawChecks[state]);
  if (waiting.length === 0) return 'A lawyer admitted in each state has checked it.';
  return waiting.length === states.length
    ? 'No lawyer admitted in these states has checked it yet.'
    : `Not yet checked by a lawyer admitted in ${listed(waiting.map((state) => usStates[state]))}.`;
}
