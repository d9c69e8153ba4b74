import { type StateId, usStates } from '../../src/lib/us-states.ts';
import { postalCodes } from '../assets/postal-codes.ts';

const ids = Object.keys(usStates) as StateId[];

/**
 * The state that an editor names: `nevada`, `Nevada`, `New Mexico` or `new-mexico`.
 * @throws Error with one sentence when there is none, naming the state that comes nearest.
 */
export function stateNamed(name: string): StateId {
  const id = ids.find((state) => state === hyphenated(name));
  if (id) return id;
  const nearest = nearestState(name);
  throw new Error(
    `“${name}” is no US state. ${nearest ? `Is “${nearest}” meant?` : 'The names are in src/lib/us-states.ts.'}`,
  );
}

const hyphenated = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, '-');

/** The state with that postal code, or the one whose name shares the most pairs of letters. */
function nearestState(name: string): StateId | undefined {
  const coded = ids.find((id) => postalCodes[id] === name.trim().toUpperCase());
  const [nearest] = ids.map((id) => ({ id, shared: likeness(id, name) })).sort((a, b) => b.shared - a.shared);
  return coded ?? (nearest?.shared ? nearest.id : undefined);
}

/** Dice's coefficient: shared pairs of letters among all pairs, 0 to 1. A word's first letter counts as a pair too. */
function likeness(a: string, b: string): number {
  const [one, other] = [pairs(a), pairs(b)];
  const shared = one.filter((pair) => other.includes(pair)).length;
  return (2 * shared) / (one.length + other.length);
}

const pairs = (text: string): string[] => {
  const word = `-${hyphenated(text)}`;
  return Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2));
};
