import { hundredths } from './rounding.ts';

/** What the landing page's model starts from (specification, section 9), in US dollars; `claims.landingPage` is one. */
export interface RoiModel {
  firstMonth: number;
  monthsTwoToSix: number;
  fromMonthSeven: number;
  casesAMonth: number;
  revenuePerCase: number;
  months: number;
}

/** One row of the ledger: US dollars, the sums counted from month 1. */
interface RoiMonth {
  /** From 1. */
  month: number;
  fee: number;
  feesToDate: number;
  revenueToDate: number;
}

/** The fee that falls due in a month, counted from 1. */
export function feeOf(month: number, model: RoiModel): number {
  if (month === 1) return model.firstMonth;
  return month <= 6 ? model.monthsTwoToSix : model.fromMonthSeven;
}

/** Fees and modeled revenue month by month: as many rows as the model has months. */
export function roiMonths(model: RoiModel): RoiMonth[] {
  const rows: RoiMonth[] = [];
  let feesToDate = 0;
  for (let month = 1; month <= model.months; month++) {
    const fee = feeOf(month, model);
    feesToDate += fee;
    rows.push({ month, fee, feesToDate, revenueToDate: month * model.casesAMonth * model.revenuePerCase });
  }
  return rows;
}

/** The exact sum of the fees over the model's months. */
export const totalFees = (model: RoiModel): number => roiMonths(model).at(-1)?.feesToDate ?? 0;

/** How many additional cases pay for all fees of the model, at a revenue per case that may differ from the model's. */
export const casesToCover = (model: RoiModel, revenuePerCase = model.revenuePerCase): number =>
  Math.ceil(totalFees(model) / revenuePerCase);

/**
 * Columns that stand on the bottom of a box 100 high, one per value, as one SVG path.
 * @param values From 0 to `ceiling`.
 * @param ceiling The value of a column as high as the box.
 * @param step The box's width per column; a column fills it but for `gap`, half of it on either side.
 */
export function columnsPath(values: readonly number[], ceiling: number, step = 10, gap = 2): string {
  return values
    .map((value, index) => {
      const top = 100 - (value / ceiling) * 100;
      return `M${hundredths(index * step + gap / 2)} 100V${hundredths(top)}h${hundredths(step - gap)}V100`;
    })
    .join('');
}
