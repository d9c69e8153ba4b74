import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

/** A column of a chart. Its color is a background, which forced colors would remove without forced-color-adjust. */
export const Column = ({
  height,
  className,
  children,
}: {
  /** In percent of the plot: `62.5%`. */
  height: string;
  className: string;
  children?: ReactNode;
}) => (
  <div className={cn('relative forced-color-adjust-none', className)} style={{ height }}>
    {children}
  </div>
);

/** The figure above a `Column`. */
export const ColumnFigure = ({ className, children }: { className?: string; children: ReactNode }) => (
  <b
    className={cn(
      'absolute inset-x-0 bottom-full mb-1 flex justify-center whitespace-nowrap font-serif font-sub text-body/none',
      className,
    )}
  >
    {children}
  </b>
);
