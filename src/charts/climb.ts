import { tenths } from '../lib/format.ts';

/** The h1, in the lines of a phone. */
export const headline = ['People search for', 'a divorce lawyer.', 'Be the firm they find.'] as const;

export const listings: { title: string; source: string; own?: true }[] = [
  { title: 'Your Firm, Family Law', source: 'yourfirm.com', own: true },
  { title: 'Top 10 divorce lawyers', source: 'a lawyer directory' },
  { title: 'Firm across the street', source: 'general practice' },
  { title: 'Get matched in minutes', source: 'a lead seller' },
  { title: 'Firm on the billboard', source: 'mostly injury cases' },
];

const row = 54;
export const plot = { width: 100, height: listings.length * row };

/** The firm’s positions from today to the goal, without dates. */
export const climb = [14, 6, 3, 1] as const;
/** Each other result’s positions at the same moments. A result moves down by one once the firm has passed it. */
export const passed = listings.map((_, index) => climb.map((ours) => (ours <= index + 1 ? index + 2 : index + 1)));

/** A smooth line through the positions. Positions below the list are drawn at `outOfSight`. */
export function pathThrough(ranks: readonly number[], outOfSight = plot.height + 38): string {
  const step = plot.width / (ranks.length - 1);
  const points = ranks.map((rank, moment) => ({
    x: tenths(moment * step),
    y: rank > listings.length ? outOfSight : (rank - 0.5) * row,
  }));
  return points
    .map(({ x, y }, index) => {
      const from = points[index - 1];
      if (!from) return `M${x} ${y}`;
      const middle = tenths((from.x + x) / 2);
      return `C${middle} ${from.y} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
}
