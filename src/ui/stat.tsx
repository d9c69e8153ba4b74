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

/** The drawing is 200 by 44 units, to scale, and decorative. */
export type DrawnStat = Stat & { drawing?: ReactNode };

export const StatDrawing = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 200 44" preserveAspectRatio="none" className="mt-auto h-11 w-full md:pt-2" aria-hidden="true">
    {children}
  </svg>
);

export const NumberGrid = ({ stats }: { stats: readonly DrawnStat[] }) => (
  <ul className="rule-top grid grid-cols-2 gap-x-5 md:grid-cols-4 md:gap-x-8">
    {stats.map(({ value, unit, label, drawing }) => (
      <li key={label} className="flex flex-col border-rule border-b py-4 md:py-6">
        <StatValue value={value} unit={unit} />
        <Paragraph className="mt-1.5 font-medium text-small/snug" text={label} />
        {drawing && <StatDrawing>{drawing}</StatDrawing>}
      </li>
    ))}
  </ul>
);

export const Gains = ({ stats }: { stats: readonly DrawnStat[] }) => (
  <ul className="rule-top flex flex-wrap gap-x-8">
    {stats.map(({ value, unit, label, drawing }) => (
      <li key={label} className="flex flex-1 basis-48 flex-col gap-1.5 border-rule border-b py-4 md:py-6">
        <StatValue value={value} unit={unit} className="text-data" />
        <Paragraph className="font-medium text-small/snug" text={label} />
        {drawing && <StatDrawing>{drawing}</StatDrawing>}
      </li>
    ))}
  </ul>
);

export const StatList = ({
  stats,
  className,
}: {
  stats: readonly (readonly [value: string, label: CopyText])[];
  className?: string;
}) => (
  <ul className={cn('rule-top', className)}>
    {stats.map(([value, label]) => (
      <li key={value} className="grid grid-cols-[5.5rem_1fr] items-baseline gap-4 border-rule border-b py-4">
        <b className="font-serif text-h3/none md:whitespace-nowrap">{value}</b>{' '}
        <span>
          <Copy text={label} />
        </span>
      </li>
    ))}
  </ul>
);
