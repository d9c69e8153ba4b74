import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

/** A chart's plot. Its contents are placed in percent of it; the labels of its value axis are on the left. */
export const Plot = ({
  label,
  className,
  children,
}: {
  /** Says in words, for screen readers, everything that the chart shows. */
  label: string;
  /** Its height, and room for the labels. */
  className: string;
  children: ReactNode;
}) => (
  <div className={cn('relative border-ink border-b-[1.5px]', className)} role="img" aria-label={label}>
    {children}
  </div>
);

/** The months below a `Plot`, from 1. */
export const MonthAxis = ({
  months,
  marked = [],
  className,
  monthClass,
}: {
  months: number;
  marked?: readonly number[];
  /** The plot’s place. */
  className: string;
  /** Hidden where a phone has no room for it. */
  monthClass: string;
}) => (
  <div className={cn('grid auto-cols-fr grid-flow-col py-2.5 text-center text-note', className)} aria-hidden="true">
    {Array.from({ length: months }, (_, index) => index + 1).map((month) => (
      <span key={month} className={cn('whitespace-nowrap', monthClass)}>
        {month === 1 && (
          <i className="absolute pr-3 max-md:hidden" style={{ translate: '-100%' }}>
            Month
          </i>
        )}
        {marked.includes(month) ? <b className="bg-mark px-1 font-semibold">{month}</b> : month}
      </span>
    ))}
  </div>
);

/** A line of the value axis, with its label left of the plot. */
export const GridLine = ({ bottom, label }: { bottom: string; label: string | number }) => (
  <div className="absolute inset-x-0 border-rule border-t" style={{ bottom }}>
    <span className="digits absolute -top-2 right-full mr-2 whitespace-nowrap text-ink-3 text-note/tight">{label}</span>
  </div>
);
