import type { ReactNode } from 'react';
import { Copy, Paragraph } from '../copy/copy.tsx';
import type { CopyText, Stat } from '../copy/copy-text.ts';
import { cn } from '../lib/cn.ts';

export function StatValue({ value, unit, className }: Pick<Stat, 'value' | 'unit'> & { className?: string }) {
  const [number, sign = unit] = `${value}`.split(/([%+])$/);
  return (
    <p className={cn('font-serif text-figure md:whitespace-nowrap', className)}>
      {number}
      {sign && <small className="unit">{sign}</small>}
    </p>
  );
}

/** The drawing is 200 by 24 units, to scale, and decorative; `of` says what its whole length is. */
export type DrawnStat = Stat & { detail?: CopyText; drawing?: ReactNode; of?: number };

interface NumbersProps {
  stats: readonly DrawnStat[];
}

const Numbers = ({ stats, columns }: NumbersProps & { columns: string }) => (
  <ul className={cn('rule-top grid gap-x-4 md:gap-x-8', columns)}>
    {stats.map(({ value, unit, label, detail, drawing, of }) => (
      <li key={label} className="flex flex-col border-rule on-ink:border-rule-ink border-b py-4 md:py-6">
        <StatValue value={value} unit={unit} />
        <Paragraph className="mt-1.5 font-medium text-small/snug" text={label} />
        {detail && <Paragraph className="mt-1 text-ink-2 text-small" text={detail} />}
        {drawing && (
          <div className="mt-auto flex items-end gap-2">
            <svg
              viewBox="0 0 200 24"
              width="200"
              height="24"
              preserveAspectRatio="none"
              className="h-10 w-full pt-3"
              aria-hidden="true"
            >
              {drawing}
            </svg>
            {of && (
              <span
                className="whitespace-nowrap on-ink:text-on-ink-2 text-ink-3 text-xs/tight"
                aria-hidden="true"
              >{`of ${of}`}</span>
            )}
          </div>
        )}
      </li>
    ))}
  </ul>
);

/** Figures side by side, as many as fit. */
export const NumberGrid = ({ stats }: NumbersProps) => <Numbers stats={stats} columns="number-grid" />;

/** Three short figures, which stay side by side on phones. */
export const NumberTrio = ({ stats }: NumbersProps) => (
  <Numbers stats={stats} columns="grid-cols-3 max-[22.5rem]:grid-cols-1" />
);

export const StatList = ({ stats }: { stats: readonly (readonly [value: string, label: CopyText])[] }) => (
  <ul className="rule-top">
    {stats.map(([value, label]) => (
      <li key={value} className="flex flex-wrap items-baseline gap-x-4 border-rule border-b py-4">
        <b className="w-[6rem] font-serif text-h3/none md:whitespace-nowrap">{value}</b>{' '}
        <span className="flex-1 basis-[7rem] text-balance">
          <Copy text={label} />
        </span>
      </li>
    ))}
  </ul>
);
