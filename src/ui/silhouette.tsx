import sprite from 'virtual:silhouettes';
import type { StateId } from '../lib/us-states.ts';

/** A state's outline. Decorative: the state's name stands beside it. */
export function Silhouette({ state }: { state: StateId }) {
  return (
    <svg className="sil" viewBox="0 0 120 96" aria-hidden="true">
      <use href={`${sprite}#${state}`} />
    </svg>
  );
}
