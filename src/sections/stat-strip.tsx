import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import type { CopyText } from '../lib/copy-text.ts';
import { Copy } from '../ui/copy.tsx';

/** How a stat's large number is set. */
export const statClass =
  'font-display font-serif tabular-nums text-stat tracking-[-0.03em] md:whitespace-nowrap md:text-[clamp(2.5rem,0.85rem+4vw,4.75rem)]';

export interface Stat {
  value: number | string;
  unit?: string;
  label: CopyText;
  /** A drawing of it to scale, 200 by 44. Decoration: the number says the same. */
  drawing?: ReactNode;
}

const strip = 'grid border-ink border-b';

/** The last cell keeps a border that does not show, so that the drawings of a strip share one scale. */
const cell =
  'group grid items-end gap-x-5 gap-y-1 border-rule py-5 last:border-transparent max-md:not-last:border-b md:flex md:flex-col md:items-start md:gap-2.5 md:border-r md:px-5 md:py-6 md:first:pl-0 md:last:pr-0';

/** Inner cells have padding on both sides, the outer ones make up for it here. Wider than `max-w-96`, dots would be dashes. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 200 44"
      preserveAspectRatio="none"
      className="col-span-full mt-2 h-11 w-full max-w-96 md:mt-auto md:group-first:pr-5 md:group-last:pr-5"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Large numbers side by side, each with its unit, what it counts, and a drawing to scale. */
export function StatStrip({
  stats,
  isBlue = false,
  continues = false,
  className,
}: {
  stats: readonly Stat[];
  /** Sets the numbers in the blue of measured gains, where no drawing does that. */
  isBlue?: boolean;
  /** Stands right below another strip, whose last rule is also its first. */
  continues?: boolean;
  className?: string;
}) {
  const isThree = stats.length === 3;
  return (
    <ul className={cn(strip, !continues && 'border-t-2', isThree ? 'md:grid-cols-3' : 'md:grid-cols-4', className)}>
      {stats.map(({ value, unit, label, drawing }) => (
        <li key={label} className={isThree ? cell : `${cell} grid-cols-[42%_1fr]`}>
          <p className={isBlue ? `${statClass} text-data` : statClass}>
            {value}
            {unit && <small className="text-[0.42em] tracking-[-0.01em]">{unit}</small>}
          </p>
          <p className={`font-medium text-small/snug ${isThree ? 'max-w-[30ch]' : 'max-w-[20ch]'}`}>
            <Copy text={label} />
          </p>
          {drawing && <Drawing>{drawing}</Drawing>}
        </li>
      ))}
    </ul>
  );
}

/** Three large numbers or words side by side, each the heading of what is said about it. */
export function ExplainedStats({ stats }: { stats: readonly (Omit<Stat, 'unit'> & { says: CopyText })[] }) {
  return (
    <div className={`${strip} border-t-2 md:grid-cols-3`}>
      {stats.map(({ value, label, says, drawing }) => (
        <div key={label} className={cell}>
          <h3 className="grid gap-2">
            <span className={statClass}>{value}</span>{' '}
            <span className="font-sans font-semibold text-body">{label}</span>
          </h3>
          <p className="text-ink-2 text-small">
            <Copy text={says} />
          </p>
          {drawing && <Drawing>{drawing}</Drawing>}
        </div>
      ))}
    </div>
  );
}
