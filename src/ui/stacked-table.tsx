import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

interface Column {
  header: ReactNode;
  /** Whether phones show the header, too, above the rows. It is there for screen readers anyway. */
  onPhones?: boolean;
  className?: string;
}

/**
 * A table whose rows (`StackedRow`) become blocks on phones.
 * @param caption Names the table for screen readers.
 * @param columns The first one names the rows.
 * @param framed Whether it fills an exhibit's frame.
 */
export function StackedTable({
  caption,
  columns,
  framed = false,
  className = 'leading-snug',
  children,
}: {
  caption: string;
  columns: readonly Column[];
  framed?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <table className={cn('w-full text-left max-md:block', className)} data-framed={framed || undefined}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="max-md:block">
          {columns.map(({ header, onPhones, className }, index) => (
            <th
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move.
              key={index}
              scope="col"
              className={cn(
                'py-2.5 align-bottom font-semibold text-small/snug md:pr-5 in-data-framed:md:pt-7.5 in-data-framed:md:first:pl-7 in-data-framed:xl:whitespace-nowrap',
                onPhones ? 'max-md:block max-md:pb-1' : 'max-md:sr-only',
                className,
              )}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="border-ink border-t-2 text-ui max-md:block in-data-framed:max-md:border-t-0">{children}</tbody>
    </table>
  );
}

/** A row with its name. */
export function StackedRow({ heading, className, children }: ComponentProps<'tr'> & { heading: ReactNode }) {
  return (
    <tr
      className={cn(
        'border-rule border-b in-data-framed:last:border-b-0 max-md:flex max-md:flex-col max-md:gap-1 max-md:py-4 in-data-framed:max-md:px-5 in-data-framed:max-md:first:pt-7.5',
        className,
      )}
    >
      <th scope="row" className="font-serif font-sub text-xl/tight md:py-4 md:pr-5 in-data-framed:md:pl-7">
        {heading}
      </th>
      {children}
    </tr>
  );
}

/** A cell. The label stands before it on phones, where the column's header does not show. */
export function StackedCell({ label, className, children }: ComponentProps<'td'> & { label?: string }) {
  return (
    <td
      data-label={label}
      className={cn(
        'last:text-ink-2 md:py-4 md:pr-5',
        label && "max-md:before:text-ink-3 max-md:before:content-[attr(data-label)_':_']",
        className,
      )}
    >
      {children}
    </td>
  );
}

/**
 * A figure with its bar.
 * @param share Of the longest bar, from 0 to 1.
 * @param withRest Whether the rest up to 1 shows in light blue.
 */
export function BarFigure({ value, share, withRest = false }: { value: string; share: number; withRest?: boolean }) {
  return (
    <span className="grid grid-cols-[4.25rem_1fr] items-center gap-3 font-medium font-serif text-xl/tight tabular-nums max-md:my-1">
      {value}
      {/* Paper and forced colors leave backgrounds out, and with them the bar. */}
      <i
        className={cn('h-4.5 forced-color-adjust-none print:[print-color-adjust:exact]', withRest && 'bg-data-soft')}
        aria-hidden="true"
      >
        <i className="block h-full bg-data" style={{ width: `${Math.round(share * 1000) / 10}%` }} />
      </i>
    </span>
  );
}
