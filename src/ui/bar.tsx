import { cn } from '../lib/cn.ts';

/**
 * The bar of a figure. Printing and forced colors would drop it, because it is a background.
 * @param share Of the longest bar, from 0 to 1.
 */
export const Bar = ({ share, className }: { share: number; className?: string }) => (
  <i className={cn('block h-4.5 forced-color-adjust-none', className)} aria-hidden="true">
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
