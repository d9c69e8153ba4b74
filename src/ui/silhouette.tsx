import sprite from 'virtual:silhouettes';
import { once } from '../lib/once.ts';
import type { StateId } from '../lib/us-states.ts';

/** Fetches the outlines for a page that is about to show some. Where they cannot be had, the names stand alone. */
export const preloadSilhouettes = (): Promise<unknown> => fetchSprite().catch(() => {});

const fetchSprite = once(async () => (await fetch(sprite)).blob());

/** A state's outline. Decorative: the state's name stands beside it. */
export function Silhouette({ state }: { state: StateId }) {
  return (
    <svg className="sil" viewBox="0 0 120 96" aria-hidden="true">
      <use href={`${sprite}#${state}`} />
    </svg>
  );
}
