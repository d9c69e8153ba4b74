import { Column, ColumnFigure } from '../../charts/column.tsx';
import { Plot } from '../../charts/plot.tsx';
import { type CaseStudy, resultsOf } from '../../content/client-cases.ts';
import { cn } from '../../lib/cn.ts';
import { monthAndYear, tenths } from '../../lib/format.ts';

const labelEvery = 3;

/**
 * Consultation requests in the starting month, in gray with a dashed line at its height, and in each month since. The
 * cases signed hang below, at the same scale. Events stand above their columns in two rows, so that none meets another.
 */
export function RequestsChart({ study }: { study: CaseStudy }) {
  const { start, requests, signed, events } = study;
  const { first, time } = resultsOf(study);
  const most = Math.max(...requests);
  const share = (count = 0) => `${tenths((count / most) * 100)}%`;
  return (
    <div className="pt-[3.5rem] pb-[5rem] lg:pb-24">
      <Plot
        className="h-36 lg:h-48 print:h-24"
        label={`Column chart: consultation requests by month from ${monthAndYear(start)} to ${monthAndYear(start, time)} are ${requests.join(', ')}, and signed cases ${signed.join(', ')}. ${events.map(({ month, text }) => `${monthAndYear(start, month)}: ${text}`).join('. ')}.`}
      >
        <div className="grid size-full auto-cols-fr grid-flow-col items-end gap-1">
          {requests.map((count, month) => (
            <Column
              // biome-ignore lint/suspicious/noArrayIndexKey: months never move
              key={month}
              height={share(count)}
              className={
                month === 0 ? 'bg-baseline' : month === time ? 'border border-ink border-b-0 bg-mark' : 'bg-data'
              }
            >
              {(month === 0 || month === time) && <ColumnFigure>{count}</ColumnFigure>}
              <i
                className="absolute inset-x-0 top-full mt-0.5 bg-ink"
                style={{ height: `${tenths(((signed[month] ?? 0) / count) * 100)}%` }}
              >
                {(month === 0 || month === time) && (
                  <b className="absolute inset-x-0 top-full mt-1 flex justify-center font-semibold text-note/none not-italic">
                    {signed[month]}
                  </b>
                )}
              </i>
              {month % labelEvery === 0 && (
                <span
                  className={cn(
                    'absolute inset-x-0 top-full mt-[3.75rem] flex whitespace-nowrap text-ink-3 text-note/tight lg:mt-19',
                    month > 0 && 'justify-center',
                  )}
                >
                  {month === 0 ? 'Start' : month}
                </span>
              )}
            </Column>
          ))}
        </div>
        <i className="absolute inset-x-0 border-ink border-t border-dashed" style={{ bottom: share(first.requests) }} />
        {events.map(({ month, text }, row) => (
          <span
            key={month}
            className={cn('absolute border-action border-l', row === 0 ? '-top-[3rem]' : '-top-[1.75rem]')}
            style={{ left: `${tenths(((month + 0.5) / requests.length) * 100)}%`, bottom: share(requests[month]) }}
          >
            <i
              className={cn(
                'absolute top-0 w-max max-w-[70vw] px-1.5 font-serif text-action text-note/none',
                row === 1 && 'right-0',
              )}
            >
              {text}
            </i>
          </span>
        ))}
      </Plot>
    </div>
  );
}
