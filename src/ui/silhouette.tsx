import outlines from '../assets/silhouettes.svg';
import type { StateId } from '../lib/us-states.ts';

/** A state's outline, out of one file that all pages share: it inherits its colors. Decorative: the name stands beside it. */
export function Silhouette({ state, className = 'fill-data-tint' }: { state: StateId; className?: string }) {
  return (
    <svg className={`stroke-ink transition-[fill] ${className}`} viewBox="0 0 120 96" aria-hidden="true">
      <use href={`${outlines}#${state}`} />
    </svg>
  );
}
