import { cn } from '../lib/cn.ts';
import type { Range } from '../lib/format.ts';
import { phases } from '../offer/results.ts';

/** The longest bar, in percent of the start. */
const longest = 100 + Math.max(...phases.map(({ gain }) => gain[1]));

/** Explains the colors below a list of `PhaseBar`s. */
export const phaseKey = 'Gray: where you start. Blue: the low end of the gain. Light blue: the high end.';

/** The gain of a phase of the first year, all on one scale. */
export const PhaseBar = ({ gain: [low, high], className }: { gain: Range; className: string }) => (
  <svg
    viewBox={`0 0 ${longest} 1`}
    width={longest}
    height="12"
    preserveAspectRatio="none"
    className={cn('h-3 w-full', className)}
    aria-hidden="true"
  >
    <path className="fill-data-soft" d={`M0 0h${100 + high}v1H0z`} />
    <path className="fill-data" d={`M0 0h${100 + low}v1H0z`} />
    <path className="fill-baseline" d="M0 0h100v1H0z" />
  </svg>
);
