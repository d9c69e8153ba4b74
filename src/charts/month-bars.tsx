import { cn } from '../lib/cn.ts';
import { tenths } from '../lib/format.ts';

interface MonthCount {
  /** `Dec`: its first letter is shown. */
  month: string;
  count: number;
  /** `Day 45`: the first stands left of its month’s end, the others right of their month’s beginning. */
  event?: string;
}

/** The first month is the baseline: gray, with a dashed line at its height. */
export function MonthBars({ months }: { months: readonly MonthCount[] }) {
  const most = Math.max(...months.map(({ count }) => count));
  const firstEvent = months.findIndex(({ event }) => event);
  const height = (count: number) => `${tenths((count / most) * 100)}%`;
  return (
    <ol
      className="relative grid min-w-42 auto-cols-fr grid-flow-col gap-1 pt-6 text-center text-note/tight"
      aria-label="By month"
    >
      {months.map(({ month, count, event }, index) => (
        // Thirteen months have one name twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: months never move
        <li key={index}>
          <div className="relative h-32 border-ink border-b-[1.5px]">
            <i
              className={`absolute inset-x-0 bottom-0 forced-color-adjust-none print:[print-color-adjust:exact] ${index === 0 ? 'bg-baseline' : 'bg-data'}`}
              style={{ height: height(count) }}
              aria-hidden="true"
            />
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
            <b
              className="absolute inset-x-0 mb-1 whitespace-nowrap font-serif font-sub text-body/none max-[24rem]:text-xs/none"
              style={{ bottom: height(count) }}
            >
              {count}
            </b>
          </div>
          <span className="mt-1.5 block">
            {month.charAt(0)}
            <span className="sr-only">{month.slice(1)}</span>
          </span>{' '}
          {event && (
            <span
              className={cn(
                'flex whitespace-nowrap border-ink px-1 text-ink-2 tracking-tight',
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
