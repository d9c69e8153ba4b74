import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

/** A column, and what a row shows in it. The first column names the rows. */
interface Column<Row> {
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Stands before the cell where the table is stacked. */
  label?: string;
  /** Shows the header above a stacked table, too: several share its width. */
  onPhones?: boolean;
  /** For the header and the cells. */
  className?: string;
  cellClass?: string;
}

interface TableProps<Row> {
  /** In a `stacked` table, rows become blocks on phones. */
  variant?: 'plain' | 'stacked';
  caption?: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  className?: string;
  captionClass?: string;
  /** Replaces the size and spacing of the header. */
  headClass?: string;
  /** Replaces the size and spacing of the rows. */
  rowClass?: string;
}

const labelClass = "max-md:not-empty:before:text-ink-3 max-md:not-empty:before:content-[attr(data-label)_'_']";

/** What the variants look like, unless the table brings classes of its own. */
const looks = {
  plain: { table: '', head: '', row: '' },
  stacked: {
    table: 'leading-snug',
    head: 'border-ink border-b-2 text-small/snug *:py-2.5 md:*:pr-5',
    row: 'text-ui *:last:text-ink-2 *:first:font-serif *:first:font-sub *:first:text-xl/tight max-md:gap-1 max-md:py-4 md:*:py-4 md:*:pr-5',
  },
};

/** A table. Its caption is for screen readers unless `captionClass` says otherwise. */
export function Table<Row>({
  variant = 'plain',
  caption,
  columns,
  rows,
  captionClass = 'sr-only',
  ...classes
}: TableProps<Row>) {
  const stacked = variant === 'stacked';
  const look = looks[variant];
  const { className = look.table, headClass = look.head, rowClass = look.row } = classes;
  return (
    <table className={cn('w-full', stacked && 'max-md:block', className)}>
      {caption && <caption className={cn(stacked && 'max-md:block', captionClass)}>{caption}</caption>}
      <thead className={cn(stacked && 'max-md:block')}>
        <tr className={cn('align-bottom *:font-semibold', stacked && 'max-md:grid', headClass)}>
          {columns.map(({ header, onPhones, ...column }, index) => (
            <th
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              key={index}
              scope="col"
              className={cn(stacked && (onPhones ? 'max-md:pb-1' : 'max-md:sr-only'), column.className)}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={cn(stacked && 'max-md:block')}>
        {rows.map((row, rowIndex) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
            key={rowIndex}
            className={cn('border-rule border-b', stacked && 'max-md:grid', rowClass)}
          >
            {columns.map(({ cell, label, cellClass, ...column }, index) => {
              const key = index;
              const className = cn(label && labelClass, column.className, cellClass);
              return index === 0 ? (
                <th key={key} scope="row" className={className}>
                  {cell(row)}
                </th>
              ) : (
                <td key={key} data-label={label} className={className}>
                  {cell(row)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * A figure with its bar.
 * @param share Of the longest bar, from 0 to 1.
 * @param withRest Whether the rest up to 1 shows in light blue.
 */
export const BarFigure = ({ value, share, withRest = false }: { value: string; share: number; withRest?: boolean }) => (
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
