import { dollars } from '../site/claims.ts';
import { columnsPath, type RoiModel, roiMonths } from './roi.ts';

/** Between two lines of the value axis, in US dollars. */
const axisStep = 100_000;
const thousands = (value: number) => (value === 0 ? '$0' : `$${value / 1000}k`);

/**
 * The landing page's model, month by month from zero: a tinted column for the modeled revenue to date, and in it, to the
 * same scale, a solid one for the fees to date. Tint is what is claimed, solid is what is certain (as in the timeline).
 * The ledger beside it holds every figure.
 */
export function RoiChart({ model }: { model: RoiModel }) {
  const rows = roiMonths(model);
  const last = rows.at(-1);
  if (!last) return null;
  const ceiling = (Math.floor(last.revenueToDate / axisStep) + 1) * axisStep;
  const axis = Array.from({ length: ceiling / axisStep }, (_, index) => index * axisStep);
  const share = (value: number) => `${(value / ceiling) * 100}%`;
  return (
    <div className="tlc">
      <p className="flex flex-wrap gap-x-6 gap-y-1 pb-5 text-note" aria-hidden="true">
        <span className="inline-flex items-center gap-2">
          <i className="size-3.5 border-[1.5px] border-data bg-data-tint" />
          Modeled revenue to date
        </span>
        <span className="inline-flex items-center gap-2">
          <i className="size-3.5 bg-data" />
          Fees to date
        </span>
      </p>
      <div
        className="tlc__p"
        role="img"
        aria-label={`Column chart of ${model.months} months. Fees to date rise from ${dollars(model.firstMonth)} in month 1 to about ${dollars(Math.round(last.feesToDate / 1000) * 1000)} in month ${last.month}. Revenue in the model rises from ${dollars(rows[0]?.revenueToDate ?? 0)} to ${dollars(last.revenueToDate)}.`}
      >
        {axis.map((value) => (
          <div key={value} className="tlc__y" style={{ bottom: share(value) }}>
            <span>{thousands(value)}</span>
          </div>
        ))}
        <svg
          className="absolute inset-0 size-full"
          viewBox={`0 0 ${rows.length * 10} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path
            d={columnsPath(
              rows.map((row) => row.revenueToDate),
              ceiling,
            )}
            className="fill-data-tint stroke-data"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={columnsPath(
              rows.map((row) => row.feesToDate),
              ceiling,
            )}
            className="fill-data"
          />
        </svg>
        {rows.filter(isLabeled).map(({ month, revenueToDate }) => (
          <span
            key={month}
            className="num absolute mb-1.5 bg-card pr-[.8%] pl-1 font-medium font-serif text-[clamp(.9375rem,.7rem+.95vw,1.5rem)] leading-none"
            // To the left over the lower columns, so that it never runs into the next one. Its plate ends the gridlines.
            style={{ bottom: share(revenueToDate), right: `${100 - (month / rows.length) * 100}%` }}
          >
            {dollars(revenueToDate)}
          </span>
        ))}
      </div>
      <div className="num ml-11 grid auto-cols-fr grid-flow-col py-2.5 text-center text-note" aria-hidden="true">
        {rows.map(({ month }) => (
          <span key={month} className="max-[22.5rem]:even:invisible">
            {month === 1 && <i className="absolute -translate-x-[calc(100%+.75rem)] max-md:hidden">Month</i>}
            {month}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Every third month carries its figure: more would touch each other on a phone. */
const isLabeled = ({ month }: { month: number }) => month % 3 === 0;
