import { Column, ColumnFigure } from '../../charts/column.tsx';
import { Plot } from '../../charts/plot.tsx';
import { type CaseStudy, resultsOf } from '../../content/client-cases.ts';
import { cn } from '../../lib/cn.ts';
import { monthAndYear, tenths } from '../../lib/format.ts';

/** Every third month has its count and its number, so that they fit on a phone. The narrowest phones show only the first and last counts. */
const labelEvery = 3;

/** Consultation requests in the starting month, in gray with a dashed line at its height, and in each month since. The black foot of a column is the cases signed. */
export function RequestsChart({ study: { start, requests, signed, ...study } }: { study: CaseStudy }) {
  const { first, last } = resultsOf({ start, requests, signed, ...study });
  const most = Math.max(...requests);
  const share = (count: number) => `${tenths((count / most) * 100)}%`;
  return (
    <div className="px-4 pt-14 pb-8 md:px-8">
      <Plot
        className="h-44 md:h-56"
        label={`Column chart: consultation requests rise from ${first.requests} in ${monthAndYear(start)} to ${last.requests} in ${monthAndYear(start, last.month)}, and signed cases from ${first.signed} to ${last.signed}.`}
      >
        <div className="grid size-full auto-cols-fr grid-flow-col items-end gap-1">
          {requests.map((count, month) => (
            <Column
              // biome-ignore lint/suspicious/noArrayIndexKey: months never move
              key={month}
              height={share(count)}
              className={month === 0 ? 'bg-baseline' : 'bg-data'}
            >
              <i
                className="absolute inset-x-0 bottom-0 bg-ink"
                style={{ height: `${tenths(((signed[month] ?? 0) / count) * 100)}%` }}
              />
              {month % labelEvery === 0 && (
                <>
                  <ColumnFigure className={cn(month !== 0 && month !== last.month && 'max-[22.5rem]:hidden')}>
                    {count}
                  </ColumnFigure>
                  <span className="absolute inset-x-0 top-full mt-2 flex justify-center whitespace-nowrap text-ink-3 text-note/tight">
                    {month === 0 ? 'Start' : month}
                  </span>
                </>
              )}
            </Column>
          ))}
        </div>
        <i className="absolute inset-x-0 border-ink border-t border-dashed" style={{ bottom: share(first.requests) }} />
      </Plot>
    </div>
  );
}
