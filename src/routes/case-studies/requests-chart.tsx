import { Plot } from '../../charts/plot.tsx';
import { type CaseStudy, resultsOf } from '../../content/client-cases.ts';
import { monthAndYear, tenths } from '../../lib/format.ts';

/** Every third month has its count and its number, so that they fit on a phone; on the narrowest, the first and the last. */
const labelEvery = 3;

/** Consultation requests in the starting month, in gray with a dashed line at its height, and in each month since. */
export function RequestsChart({ study: { start, requests, ...study } }: { study: CaseStudy }) {
  const { first, last } = resultsOf({ start, requests, ...study });
  const most = Math.max(...requests);
  const share = (count: number) => `${tenths((count / most) * 100)}%`;
  return (
    <div className="px-4 pt-16 pb-8 md:px-8">
      <Plot
        className="h-56"
        label={`Column chart: consultation requests rise from ${first.requests} in ${monthAndYear(start)} to ${last.requests} in ${monthAndYear(start, last.month)}.`}
      >
        <div className="grid size-full auto-cols-fr grid-flow-col items-end gap-1">
          {requests.map((count, month) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: months never move
              key={month}
              className={`relative forced-color-adjust-none print:[print-color-adjust:exact] ${month === 0 ? 'bg-baseline' : 'bg-data'}`}
              style={{ height: share(count) }}
            >
              {month % labelEvery === 0 && (
                <>
                  <b
                    className={`absolute inset-x-0 bottom-full mb-1 flex justify-center whitespace-nowrap font-serif font-sub text-body/none ${month === 0 || month === last.month ? '' : 'max-[22.5rem]:hidden'}`}
                  >
                    {count}
                  </b>
                  <span className="absolute inset-x-0 top-full mt-2 flex justify-center whitespace-nowrap text-ink-3 text-note/tight">
                    {month === 0 ? 'Start' : month}
                  </span>
                </>
              )}
            </div>
          ))}
        </div>
        <i className="absolute inset-x-0 border-ink border-t border-dashed" style={{ bottom: share(first.requests) }} />
      </Plot>
    </div>
  );
}
