import { hundredths } from './rounding.ts';

/** What one visit costs, in US dollars, when a monthly fee brings `visits` of them in a month (more than 0). */
export const costPerVisit = (fee: number, visits: number): number => fee / visits;

/** The visits a month at which a fee costs as much per visit as a paid click, rounded up to a whole visit. */
export const breakEvenVisits = (fee: number, clickPrice: number): number => Math.ceil(fee / clickPrice);

/** The ranges that a chart shows: visits a month across, US dollars per visit up, both from 0. */
export interface Ranges {
  visits: number;
  dollars: number;
}

/** A place in a chart, in percent of its width from the left and of its height from the bottom. */
export const placeOf = (visits: number, dollars: number, ranges: Ranges): { left: number; bottom: number } => ({
  left: hundredths((visits / ranges.visits) * 100),
  bottom: hundredths((dollars / ranges.dollars) * 100),
});

/**
 * The curve of the cost per visit as an SVG path in a box of 100 by 100: from where it enters at the top to the right
 * edge. Each point has the same multiple of the visits before it, so that the steep end is as smooth as the flat one.
 */
export function costCurve(fee: number, ranges: Ranges, points = 24): string {
  const first = fee / ranges.dollars;
  const ratio = ranges.visits / first;
  return Array.from({ length: points + 1 }, (_, index) => {
    const visits = first * ratio ** (index / points);
    const { left, bottom } = placeOf(visits, costPerVisit(fee, visits), ranges);
    return `${index === 0 ? 'M' : 'L'}${left} ${hundredths(100 - bottom)}`;
  }).join('');
}
