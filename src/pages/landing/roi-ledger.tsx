import { type RoiModel, roiMonths } from '../../charts/roi.ts';
import { dollars } from '../../site/claims.ts';

/** To the nearest thousand, as the specification states the year's total. */
const rounded = (amount: number) => Math.round(amount / 1000) * 1000;

/** Every figure of the chart above it, month by month. */
export function RoiLedger({ model }: { model: RoiModel }) {
  return (
    <>
      <table className="num w-full text-right leading-snug">
        <caption className="pb-3 text-left font-serif font-sub text-h3">The model, month by month</caption>
        <thead className="border-ink border-t-2 align-bottom text-note sm:text-small">
          <tr className="*:border-ink *:border-b *:py-2 *:pl-3 *:font-semibold">
            <th scope="col" className="pl-0! text-left">
              Month
            </th>
            <th scope="col">Fee</th>
            <th scope="col">Fees to date</th>
            <th scope="col">Modeled revenue to date</th>
          </tr>
        </thead>
        <tbody className="font-medium font-serif text-[1.0625rem] sm:text-[1.1875rem]">
          {roiMonths(model).map(({ month, fee, feesToDate, revenueToDate }) => (
            <tr key={month} className="last:font-semibold *:border-rule *:border-b *:py-1.5 *:pl-3 last:*:border-ink">
              <th scope="row" className="pl-0! text-left font-medium">
                {month}
              </th>
              <td>{dollars(fee)}</td>
              <td>{dollars(rounded(feesToDate))}</td>
              <td>{dollars(revenueToDate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note mt-3">Fees to date are rounded to the nearest $1,000.</p>
    </>
  );
}
