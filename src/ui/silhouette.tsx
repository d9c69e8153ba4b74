import outlines from '../assets/silhouettes.svg';
import type { StateId } from '../lib/us-states.ts';

/** A state's outline, out of one file that all pages share. Decorative: the state's name stands beside it. */
export function Silhouette({ state, className = '' }: { state: StateId; className?: string }) {
  return (
    <svg className={`sil ${className}`.trimEnd()} viewBox="0 0 120 96" aria-hidden="true">
      <use href={`${outlines}#${state}`} />
    </svg>
  );
}
