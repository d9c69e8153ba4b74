import type { ComponentProps } from 'react';
import outlines from '../assets/silhouettes.svg';
import type { StateId } from '../lib/us-states.ts';

/**
 * A state's outline, out of one file that all pages share: it inherits its colors. The card around it can set `--fill`.
 * Decorative: the state's name stands beside it.
 */
export function Silhouette({ state, className = '' }: ComponentProps<'svg'> & { state: StateId }) {
  return (
    <svg
      className={`fill-[var(--fill,var(--color-data-tint))] stroke-ink transition-[fill] ${className}`.trimEnd()}
      viewBox="0 0 120 96"
      aria-hidden="true"
    >
      <use href={`${outlines}#${state}`} />
    </svg>
  );
}
