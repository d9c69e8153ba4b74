import { BarFigure } from '../../../ui/bar.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { DataTable } from '../../../ui/table.tsx';

/** The best rating, in stars. */
export const best = 5;

/**
 * The average after one 1-star review, rounded to one decimal as Google shows it.
 * @param reviews How many five-star reviews there were before it.
 */
function ratingAfterOneStar(reviews: number): number {
  return Math.round(((best * reviews + 1) / (reviews + 1)) * 10) / 10;
}

/** How many stars one 1-star review costs after so many five-star reviews. */
export const lostByOneStar = (reviews: number): string => (best - ratingAfterOneStar(reviews)).toFixed(1);

/** The average after one bad review, by the number of good ones. */
export const OneStar = () => (
  <Disclosure title={<h3>The math: what one star costs</h3>}>
    {/* Browsers open a disclosure around a link’s target, but not one that the target heads. */}
    <p id="one-star" className="mb-4 max-w-text text-ink-2">
      After n five-star reviews and one single star, the average is (5 × n + 1) ÷ (n + 1), rounded as Google shows it.
      Light blue is what you lost.
    </p>
    <DataTable
      variant="titled"
      className="leading-snug"
      caption="Average rating after one 1-star review"
      rowClass="last:border-b-0"
      rows={[5, 10, 20, 50, 100]}
      columns={[
        { header: 'Five-star reviews before', cell: (count) => `${count} reviews` },
        {
          header: 'Average after',
          headerClass: 'md:w-3/5',
          cell: (count) => (
            <BarFigure value={ratingAfterOneStar(count).toFixed(1)} share={ratingAfterOneStar(count) / best} withRest />
          ),
        },
        { header: 'Stars lost', cell: lostByOneStar, label: 'Stars lost' },
      ]}
    />
  </Disclosure>
);
