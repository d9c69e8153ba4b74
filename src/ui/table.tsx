import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

/** A column, and what a row shows in it. The first column names the rows. */
interface Column<Row> {
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Stands before the cell on phones, where the header does not show. */
  label?: string;
  className?: string;
  cellClass?: string;
}

interface TableProps<Row> {
  caption?: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  className?: string;
  captionClass?: string;
  headClass?: string;
  headRowClass?: string;
  bodyClass?: string;
  rowClass?: string;
}

/** A table. Its caption is for screen readers unless `captionClass` says otherwise. */
export function Table<Row>({ columns, rows, captionClass = 'sr-only', ...props }: TableProps<Row>) {
  return (
    <table className={cn('w-full', props.className)}>
      {props.caption && <caption className={captionClass}>{props.caption}</caption>}
      <thead className={props.headClass}>
        <tr className={props.headRowClass}>
          {columns.map(({ header, className }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
            <th key={index} scope="col" className={className}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={props.bodyClass}>
        {rows.map((row, rowIndex) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
          <tr key={rowIndex} className={props.rowClass}>
            {columns.map(({ cell, label, cellClass }, index) => {
              const key = index;
              return index === 0 ? (
                <th key={key} scope="row" className={cellClass}>
                  {cell(row)}
                </th>
              ) : (
                <td key={key} data-label={label} className={cellClass}>
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

interface StackedTableProps<Row> extends Pick<TableProps<Row>, 'caption' | 'rows' | 'className' | 'rowClass'> {
  /** With `onPhones`, phones show the header, too, above the rows. */
  columns: readonly (Column<Row> & { onPhones?: boolean })[];
  /** Whether it fills an exhibit's frame. */
  framed?: boolean;
}

/** A table whose rows become blocks on phones. */
export function StackedTable<Row>({
  columns,
  framed = false,
  className = 'leading-snug',
  rowClass,
  ...table
}: StackedTableProps<Row>) {
  const nameClass = cn('font-serif font-sub text-xl/tight md:py-4 md:pr-5', framed && 'md:pl-7');
  const labelClass = "max-md:before:text-ink-3 max-md:before:content-[attr(data-label)_':_']";
  return (
    <Table
      {...table}
      className={cn('max-md:block', className)}
      headRowClass="max-md:block"
      bodyClass={cn('rule-top text-ui max-md:block', framed && 'max-md:border-t-0')}
      rowClass={cn(
        'border-rule border-b max-md:flex max-md:flex-col max-md:gap-1 max-md:py-4',
        framed && 'last:border-b-0 max-md:px-5 max-md:first:pt-7.5',
        rowClass,
      )}
      columns={columns.map((column, index) => ({
        ...column,
        className: cn(
          'py-2.5 align-bottom font-semibold text-small/snug md:pr-5',
          framed && 'md:pt-7.5 md:first:pl-7 xl:whitespace-nowrap',
          column.onPhones ? 'max-md:block max-md:pb-1' : 'max-md:sr-only',
          column.className,
        ),
        cellClass:
          index === 0 ? nameClass : cn('last:text-ink-2 md:py-4 md:pr-5', column.label && labelClass, column.cellClass),
      }))}
    />
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
