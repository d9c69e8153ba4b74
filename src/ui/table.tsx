import { createContext, type ReactNode, useContext } from 'react';
import { cn } from '../lib/cn.ts';

const block = 'max-md:block';

/** On phones, stacked tables turn rows into blocks, and `TableCell`’s label replaces the column’s header. */
const variants = {
  plain: { part: '', head: '', column: '', row: '' },
  stacked: { part: block, head: 'max-md:grid', column: 'max-md:sr-only', row: 'max-md:grid' },
  /** Stacked, with the rows’ headers as titles. */
  titled: {
    part: block,
    head: 'max-md:grid border-b-2 border-ink text-small/snug *:py-2 md:*:pr-5',
    column: 'max-md:sr-only',
    row: 'max-md:grid text-ui *:last:text-ink-2 *:first:font-serif *:first:font-sub *:first:text-xl/tight max-md:gap-1 max-md:py-4 md:*:py-4 md:*:pr-5',
  },
};

const Variant = createContext(variants.plain);

interface PartProps {
  className?: string;
  children: ReactNode;
}

export const Table = ({ variant = 'plain', className, children }: PartProps & { variant?: keyof typeof variants }) => (
  <Variant value={variants[variant]}>
    <table className={cn('w-full', variants[variant].part, className)}>{children}</table>
  </Variant>
);

export const TableCaption = ({ className = 'sr-only', children }: PartProps) => (
  <caption className={cn(useContext(Variant).part, className)}>{children}</caption>
);

/** The row of `ColumnHeader`s. */
export function TableHead({ className, children }: PartProps) {
  const { part, head } = useContext(Variant);
  return (
    <thead className={cn(part)}>
      <tr className={cn('align-bottom *:font-semibold', head, className)}>{children}</tr>
    </thead>
  );
}

/** @param onPhones Shows the header above a stacked table, too, for columns that share its width. */
export function ColumnHeader({ onPhones, className, children }: PartProps & { onPhones?: boolean }) {
  const { column } = useContext(Variant);
  return (
    <th scope="col" className={cn(onPhones ? 'max-md:pb-1' : column, className)}>
      {children}
    </th>
  );
}

export const TableBody = ({ className, children }: PartProps) => (
  <tbody className={cn(useContext(Variant).part, className)}>{children}</tbody>
);

export const TableRow = ({ className, children }: PartProps) => (
  <tr className={cn('border-rule border-b', useContext(Variant).row, className)}>{children}</tr>
);

/** The cell that names its row. */
export const RowHeader = ({ className, children }: PartProps) => (
  <th scope="row" className={className}>
    {children}
  </th>
);

/** @param label Stands before the cell where the table is stacked. */
export const TableCell = ({ label, className, children }: PartProps & { label?: string }) => (
  <td
    data-label={label}
    className={cn(
      label && "max-md:not-empty:before:text-ink-3 max-md:not-empty:before:content-[attr(data-label)_'_']",
      className,
    )}
  >
    {children}
  </td>
);

/**
 * The bar of a figure. Printing and forced colors would drop it, because it is a background.
 * @param share Of the longest bar, from 0 to 1.
 */
export const Bar = ({ share, className }: { share: number; className?: string }) => (
  <i
    className={cn('block h-4.5 forced-color-adjust-none print:[print-color-adjust:exact]', className)}
    aria-hidden="true"
  >
    <i className="block h-full bg-data" style={{ width: `${Math.round(share * 1000) / 10}%` }} />
  </i>
);

/**
 * A figure with its bar.
 * @param withRest Whether the rest up to 1 shows in light blue.
 */
export const BarFigure = ({ value, share, withRest = false }: { value: string; share: number; withRest?: boolean }) => (
  <span className="grid grid-cols-[4.25rem_1fr] items-center gap-3 font-serif font-sub text-xl/tight">
    <span className="text-right">{value}</span>
    <Bar share={share} className={cn(withRest && 'bg-data-soft')} />
  </span>
);
