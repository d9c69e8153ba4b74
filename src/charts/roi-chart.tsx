import { dollars, hundredths } from '../lib/format.ts';
import { GridLine, Plot } from './plot.tsx';

/** A model such as `landingFees`, in US dollars. */
interface RoiModel {
  firstMonth: number;
  monthsTwoToSix: number;
  fromMonthSeven: number;
  casesAMonth: number;
  revenuePerCase: number;
  months: number;
}

/** Sums in US dollars. Months count from 1. */
interface RoiMonth {
  month: number;
  feesToDate: number;
  revenueToDate: number;
}

export function feeOf(month: number, model: RoiModel): number {
  if (month === 1) return model.firstMonth;
  return month <= 6 ? model.monthsTwoToSix : model.fromMonthSeven;
}

/** Fees and revenue, month by month. */
export function roiMonths(model: RoiModel): RoiMonth[] {
  const rows: RoiMonth[] = [];
  let feesToDate = 0;
  for (let month = 1; month <= model.months; month++) {
    feesToDate += feeOf(month, model);
    rows.push({ month, feesToDate, revenueToDate: month * model.casesAMonth * model.revenuePerCase });
  }
  return rows;
}

export const totalFees = (model: RoiModel): number => roiMonths(model).at(-1)?.feesToDate ?? 0;

/** How many additional cases pay for all fees of the model. */
export const casesToCover = (model: RoiModel): number => Math.ceil(totalFees(model) / model.revenuePerCase);

const axisStep = 100_000;
const thousands = (value: number) => (value === 0 ? '$0' : `$${value / 1000}k`);

/** Revenue to date as tinted columns and, to the same scale, fees to date as solid ones. */
export function RoiChart({ model }: { model: RoiModel }) {
  const rows = roiMonths(model);
  const last = rows.at(-1);
  if (!last) return null;
  const ceiling = (Math.floor(last.revenueToDate / axisStep) + 1) * axisStep;
  const axis = Array.from({ length: ceiling / axisStep }, (_, index) => index * axisStep);
  const share = (value: number) => `${(value / ceiling) * 100}%`;
  const columns = (sum: 'feesToDate' | 'revenueToDate') =>
    rows.map((row, index) => `M${index * 10 + 1} 100V${hundredths(100 - (row[sum] / ceiling) * 100)}h8V100`).join('');
  return (
    <div className="px-4 pt-6 md:px-8 md:pt-8">
      {/* Clear of the exhibit’s tag. */}
      <p className="flex flex-wrap gap-x-6 gap-y-1 pr-10 pb-5 text-note" aria-hidden="true">
        <span className="inline-flex items-center gap-2">
          <i className="size-3.5 border-[1.5px] border-data bg-data-tint" />
          Additional revenue to date
        </span>
        <span className="inline-flex items-center gap-2">
          <i className="size-3.5 bg-data" />
          Fees to date
        </span>
      </p>
      <Plot
        aria-label={`Column chart of ${model.months} months. Fees to date rise from ${dollars(model.firstMonth)} in month 1 to about ${dollars(Math.round(last.feesToDate / 1000) * 1000)} in month ${last.month}. Additional revenue rises from ${dollars(rows[0]?.revenueToDate ?? 0)} to ${dollars(last.revenueToDate)}.`}
      >
        {axis.map((value) => (
          <GridLine key={value} bottom={share(value)} label={thousands(value)} />
        ))}
        <svg
          className="absolute inset-0 size-full"
          viewBox={`0 0 ${rows.length * 10} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path
            d={columns('revenueToDate')}
            className="fill-data-tint stroke-data"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
          <path d={columns('feesToDate')} className="fill-data" />
        </svg>
        {/* More labels would touch each other on a phone. */}
        {rows
          .filter(({ month }) => month % 3 === 0)
          .map(({ month, revenueToDate }) => (
            <span
              key={month}
              className="tabular-nums absolute mb-1.5 whitespace-nowrap bg-card px-1 font-medium font-serif text-[clamp(0.8125rem,0.42rem+1.35vw,1.5rem)] leading-none"
              // To the left, over the lower columns, so that it never runs into the next label. Its ground hides the
              // gridlines.
              style={{ bottom: share(revenueToDate), right: `${100 - (month / rows.length) * 100}%` }}
            >
              {dollars(revenueToDate)}
            </span>
          ))}
      </Plot>
      <div
        className="tabular-nums ml-11 grid auto-cols-fr grid-flow-col py-2.5 text-center text-note"
        aria-hidden="true"
      >
        {rows.map(({ month }) => (
          <span key={month} className="whitespace-nowrap max-[22.5rem]:even:invisible">
            {month === 1 && <i className="absolute -translate-x-full pr-3 max-md:hidden">Month</i>}
            {month}
          </span>
        ))}
      </div>
    </div>
  );
}
