import { Column } from '../../charts/column.tsx';
import { GridLine, MonthAxis, Plot } from '../../charts/plot.tsx';
import { dollars } from '../../lib/format.ts';
import type { landingMonths } from '../../offer/landing-fees.ts';

const axisStep = 100_000;
const thousands = (value: number) => (value === 0 ? '$0' : `$${value / 1000}k`);

/** Fees to date and revenue to date, as two columns a month on one scale. */
export function RoiChart({ months }: { months: typeof landingMonths }) {
  const [first, last] = [months.at(0), months.at(-1)];
  if (!first || !last) return null;
  const ceiling = (Math.floor(last.revenueToDate / axisStep) + 1) * axisStep;
  const axis = Array.from({ length: ceiling / axisStep }, (_, index) => index * axisStep);
  const share = (value: number) => `${(value / ceiling) * 100}%`;
  return (
    <div className="pt-6">
      {/* The padding keeps clear of the exhibit’s tag. */}
      <p className="flex flex-wrap gap-x-6 gap-y-1 pr-10 pb-4 text-note" aria-hidden="true">
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
        className="ml-[3.25rem] h-plot"
        label={`Column chart of ${months.length} months. Fees to date rise from ${dollars(first.feesToDate)} in month ${first.month} to about ${dollars(last.feesToDate)} in month ${last.month}. Additional revenue rises from ${dollars(first.revenueToDate)} to ${dollars(last.revenueToDate)}.`}
      >
        {axis.map((value) => (
          <GridLine key={value} bottom={share(value)} label={thousands(value)} />
        ))}
        <div className="absolute inset-0 grid auto-cols-fr grid-flow-col">
          {months.map(({ month, feesToDate, revenueToDate }) => (
            <div key={month} className="grid grid-cols-2 items-end px-1">
              <Column height={share(feesToDate)} className="bg-data" />
              <Column height={share(revenueToDate)} className="border-[1.5px] border-data border-b-0 bg-data-tint" />
            </div>
          ))}
        </div>
        {/* More labels would touch each other on a phone. */}
        {months
          .filter(({ month }) => month % 3 === 0)
          .map(({ month, revenueToDate }) => (
            <span
              key={month}
              // On the narrowest phones, the first one would cover the axis.
              className={`absolute mb-1 whitespace-nowrap bg-paper px-1.5 font-serif font-sub text-body/none md:text-xl/none ${month === 3 ? 'max-md:hidden' : ''}`}
              // Over the lower columns on the left, clear of the next label. The background hides the gridlines.
              style={{ bottom: share(revenueToDate), right: `${100 - (month / months.length) * 100}%` }}
            >
              {dollars(revenueToDate)}
            </span>
          ))}
      </Plot>
      <MonthAxis months={months.length} className="ml-[3.25rem]" monthClass="max-[30rem]:odd:invisible" />
    </div>
  );
}
