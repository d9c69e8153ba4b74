import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

const blockClass = 'max-md:block';

/** On phones, a stacked table’s rows are blocks, and each cell’s `label` replaces its column’s header. */
const variants = {
  plain: { part: '', head: '', column: '', row: '', title: '' },
  stacked: { part: blockClass, head: 'max-md:grid', column: 'max-md:sr-only', row: 'max-md:grid', title: '' },
  /** Stacked, with the rows’ headers as titles. */
  titled: {
    part: blockClass,
    head: 'max-md:grid border-b-2 border-ink text-small/snug *:py-2 md:*:pr-5',
    column: 'max-md:sr-only',
    row: 'max-md:grid text-small text-ink-2 max-md:gap-1 max-md:py-4 md:*:py-4 md:*:pr-5',
    title: 'font-serif font-sub text-xl/tight text-ink',
  },
};

interface Column<Row> {
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Stands before the cell where the table is stacked. */
  label?: string;
  /** Keeps the header above a stacked table, for columns that share its width. */
  onPhones?: boolean;
  headerClass?: string;
  cellClass?: string;
}

interface DataTableProps<Row> {
  variant?: keyof typeof variants;
  caption?: string;
  captionClass?: string;
  /** The first one names the rows. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  headClass?: string;
  rowClass?: string;
  className?: string;
}

export function DataTable<Row>({
  variant = 'plain',
  caption,
  captionClass = 'sr-only',
  columns,
  rows,
  headClass,
  rowClass,
  className,
}: DataTableProps<Row>) {
  const { part, head, column, row, title } = variants[variant];
  const [rowHeader, ...cells] = columns;
  return (
    <table className={cn('w-full', part, className)}>
      {caption && <caption className={cn(part, captionClass)}>{caption}</caption>}
      <thead className={cn(part)}>
        <tr className={cn('align-bottom', head, headClass)}>
          {columns.map(({ header, onPhones, headerClass }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
            <th key={index} scope="col" className={cn('font-semibold', onPhones ? 'max-md:pb-1' : column, headerClass)}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={cn(part)}>
        {rows.map((data, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
          <tr key={index} className={cn('border-rule border-b', row, rowClass)}>
            <th scope="row" className={cn(title, rowHeader.cellClass)}>
              {rowHeader.cell(data)}
            </th>
            {cells.map(({ cell, label, cellClass }, index) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                key={index}
                data-label={label}
                className={cn(
                  label && "max-md:not-empty:before:text-ink-3 max-md:not-empty:before:content-[attr(data-label)_'_']",
                  cellClass,
                )}
              >
                {cell(data)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
