import { Column, ColumnFigure } from '../../charts/column.tsx';
import { cn } from '../../lib/cn.ts';
import { tenths } from '../../lib/format.ts';

interface MonthCount {
  /** Only the first letter of `Dec` is shown. */
  month: string;
  count: number;
  /** Such as `Day 45`. The first event ends with its month; the others begin with theirs. */
  event?: string;
}

/** A column for each month. The first one, where the work began, is gray and has a dashed line at its height. */
export function MonthBars({ months }: { months: readonly MonthCount[] }) {
  const most = Math.max(...months.map(({ count }) => count));
  const firstEvent = months.findIndex(({ event }) => event);
  const height = (count: number) => `${tenths((count / most) * 100)}%`;
  return (
    <ol
      className="relative grid auto-cols-fr grid-flow-col gap-1 pt-6 text-center text-note/tight"
      aria-label="By month"
    >
      {months.map(({ month, count, event }, index) => (
        // Thirteen months have one name twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: months never move
        <li key={index}>
          <div className="relative flex h-32 items-end border-ink border-b-[1.5px]">
            <Column height={height(count)} className={`w-full ${index === 0 ? 'bg-baseline' : 'bg-data'}`}>
              <ColumnFigure>{count}</ColumnFigure>
            </Column>
            {index === 0 && (
              <i
                className="absolute left-0 z-1 border-ink border-t border-dashed"
                style={{
                  bottom: height(count),
                  width: `calc(${months.length * 100}% + ${(months.length - 1) * 0.25}rem)`,
                }}
                aria-hidden="true"
              />
            )}
          </div>
          <span className="mt-1.5 block">
            {month.charAt(0)}
            <span className="sr-only">{month.slice(1)}</span>
          </span>{' '}
          {event && (
            <span
              className={cn(
                'flex whitespace-nowrap border-ink px-1 text-ink-2',
                index === firstEvent ? 'justify-end border-r' : 'border-l',
              )}
            >
              {event}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
