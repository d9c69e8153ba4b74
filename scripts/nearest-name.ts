/** The name that a misspelled one comes nearest to: it shares the most pairs of letters with it. */
export function nearestName<Name extends string>(names: readonly Name[], misspelled: string): Name | undefined {
  const [nearest] = names
    .map((name) => ({ name, shared: likeness(name, misspelled) }))
    .sort((a, b) => b.shared - a.shared);
  return nearest?.shared ? nearest.name : undefined;
}

/** Dice's coefficient: shared pairs of letters among all pairs, 0 to 1. A word's first letter counts as a pair too. */
function likeness(a: string, b: string): number {
  const [one, other] = [pairs(a), pairs(b)];
  const shared = one.filter((pair) => other.includes(pair)).length;
  return (2 * shared) / (one.length + other.length);
}

const pairs = (text: string): string[] => {
  const word = `-${text}`;
  return Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2));
};
