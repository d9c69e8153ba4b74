import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import type { CopyText, Stat } from '../lib/copy-text.ts';
import { Copy, Paragraph } from './copy.tsx';

const valueClass = {
  medium:
    'md:whitespace-nowrap font-display font-serif text-[clamp(2.75rem,2rem+2vw,3.75rem)]/[0.95] tabular-nums tracking-[-0.03em]',
  large:
    'font-display font-serif tabular-nums text-stat tracking-[-0.03em] md:whitespace-nowrap md:text-[clamp(2.5rem,0.85rem+4vw,4.75rem)]',
};

export const StatValue = ({
  value,
  unit,
  size = 'medium',
  className,
}: Pick<Stat, 'value' | 'unit'> & { size?: keyof typeof valueClass; className?: string }) => (
  <p className={cn(valueClass[size], className)}>
    {value}
    {unit && <small className="text-[0.42em] tracking-[-0.01em]">{unit}</small>}
  </p>
);

/** A drawing to scale, 200 by 44. Decorative: the number says the same. */
export type DrawnStat = Stat & { drawing?: ReactNode };

const strip = 'grid border-ink border-t-2 border-b';

/** The last cell keeps a transparent border, so that all drawings of a strip have the same scale. */
const stripCell =
  'group grid items-end gap-x-5 gap-y-1 border-rule py-5 last:border-transparent max-md:not-last:border-b md:flex md:flex-col md:items-start md:gap-2.5 md:border-r md:px-5 md:py-6 md:first:pl-0 md:last:pr-0';

/**
 * Inner cells have padding on both sides; the outer ones make up for it here. Beyond `max-w-96`, dots would be dashes.
 */
const Drawing = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 200 44"
    preserveAspectRatio="none"
    className="col-span-full mt-2 h-11 w-full max-w-96 md:mt-auto md:group-first:pr-5 md:group-last:pr-5"
    aria-hidden="true"
  >
    {children}
  </svg>
);

/** Three or four large numbers side by side, each with what it counts and a drawing. */
export function StatStrip({
  stats,
  isBlue = false,
  className,
}: {
  stats: readonly DrawnStat[];
  /** Sets the numbers in the blue of measured gains, where no drawing does that. */
  isBlue?: boolean;
  className?: string;
}) {
  const isThree = stats.length === 3;
  return (
    <ul className={cn(strip, isThree ? 'md:grid-cols-3' : 'md:grid-cols-4', className)}>
      {stats.map(({ value, unit, label, drawing }) => (
        <li key={label} className={cn(stripCell, !isThree && 'grid-cols-[42%_1fr]')}>
          <StatValue size="large" value={value} unit={unit} className={cn(isBlue && 'text-data')} />
          <Paragraph
            className={cn('font-medium text-small/snug', isThree ? 'max-w-[30ch]' : 'max-w-[20ch]')}
            text={label}
          />
          {drawing && <Drawing>{drawing}</Drawing>}
        </li>
      ))}
    </ul>
  );
}

/** What a number looks like, drawn in 200 by 44 units; phones show the number alone. */
export const StatDrawing = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 200 44"
    preserveAspectRatio="none"
    className="mt-auto h-11 w-full pt-2 max-md:hidden"
    aria-hidden="true"
  >
    {children}
  </svg>
);

/** Large numbers in two columns on phones, without their drawings, and in four on wider screens. */
export const NumberGrid = ({ stats }: { stats: readonly DrawnStat[] }) => (
  <ul className="grid grid-cols-2 gap-x-5 rule-top md:grid-cols-4">
    {stats.map(({ value, unit, label, drawing }) => (
      <li key={label} className="flex flex-col border-rule border-b py-4 md:py-6">
        <StatValue value={value} unit={unit} />
        <Paragraph className="mt-1.5 font-medium text-small/snug" text={label} />
        {drawing && <StatDrawing>{drawing}</StatDrawing>}
      </li>
    ))}
  </ul>
);

/** Four numbers in one ruled row, each with its detail. */
export const StatGrid = ({
  stats,
}: {
  stats: readonly (Omit<Stat, 'label'> & { label: ReactNode; detail: CopyText })[];
}) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))] rule-top sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
    {stats.map(({ value, label, detail }) => (
      <li
        key={value + detail}
        className="border-rule border-b py-4 pr-4 lg:border-r lg:pl-6 lg:last:border-r-0 lg:first:pl-0"
      >
        <StatValue value={value} />
        <p className="mt-2 font-semibold leading-snug">{label}</p>
        <Paragraph className="mt-1 text-ink-2 text-small" text={detail} />
      </li>
    ))}
  </ul>
);

/** A ruled list of small numbers, each with its words beside it. */
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
        <b className="md:whitespace-nowrap font-display font-serif text-[1.75rem]/none tracking-[-0.02em] tabular-nums">
          {value}
        </b>
        <span>
          <Copy text={label} />
        </span>
      </li>
    ))}
  </ul>
);
