import { type StateId, usStates } from '../../src/lib/us-states.ts';
import { nearestName } from '../nearest-name.ts';
import { postalCodes } from './postal-codes.ts';

const ids = Object.keys(usStates) as StateId[];

/** The capital, which is in no state: `D.C.`, `Washington, DC`, `District of Columbia`. */
const district = /^(?:(?:washington[\s,-]*)?d\.?\s*c\.?|district of columbia)$/i;

/**
 * The state that an editor names: `nevada`, `Nevada`, `New Mexico` or `new-mexico`.
 * @throws Error with one sentence when there is none, naming the state that comes nearest.
 */
export function stateNamed(name: string): StateId {
  const id = ids.find((state) => state === hyphenated(name));
  if (id) return id;
  if (district.test(name.trim())) throw new Error(`“${name}” is no state, and the site has pages for states only.`);
  const nearest = nearestState(name);
  throw new Error(
    `“${name}” is no US state. ${nearest ? `Is “${nearest}” meant?` : 'The names are in src/lib/us-states.ts.'}`,
  );
}

const hyphenated = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, '-');

/** The state with that postal code, or the one whose name shares the most pairs of letters. */
function nearestState(name: string): StateId | undefined {
  const coded = ids.find((id) => postalCodes[id] === name.trim().toUpperCase());
  return coded ?? nearestName(ids, hyphenated(name));
}
