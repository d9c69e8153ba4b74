import { percentRange, range } from '../lib/format.ts';
import { phases } from '../site/claims.ts';

const start = 100;
const longest = start + Math.max(...phases.map(({ gain }) => gain[1]));

const part = (percent: number) => ({ width: `${Math.round((percent / longest) * 1000) / 10}%` });

/**
 * The gains of the first year, a bar for each phase. Phases measure different things, so each bar begins with its own
 * starting point, in gray, and no axis joins them.
 */
export const TimelineChart = () => (
  <ol className="px-4 pt-6 pb-2 md:px-8 md:pt-7">
    {phases.map(({ months, gain, measure }) => {
      const [low, high] = gain;
      return (
        <li
          key={measure + low}
          className="grid gap-x-6 gap-y-1.5 border-rule py-4 not-last:border-b md:grid-cols-[8rem_1fr]"
        >
          <b className="font-semibold text-small md:pt-1.5">
            Months <span className="whitespace-nowrap">{range(months)}</span>
          </b>
          <div>
            <p>
              <span className="whitespace-nowrap tabular-nums font-medium font-serif text-xl/tight">
                {percentRange(gain)}
              </span>{' '}
              more {measure}
            </p>
            {/* Forced colors and print would remove the fill. */}
            <span
              className="mt-2 flex h-4.5 forced-color-adjust-none print:[print-color-adjust:exact]"
              aria-hidden="true"
            >
              <i className="bg-baseline" style={part(start)} />
              <i className="bg-data" style={part(low)} />
              <i className="border-[1.5px] border-data bg-data-tint" style={part(high - low)} />
            </span>
          </div>
        </li>
      );
    })}
  </ol>
);
