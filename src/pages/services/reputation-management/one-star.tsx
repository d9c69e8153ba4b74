import { Exhibit } from '../../../ui/exhibit.tsx';
import { Section } from '../../../ui/section.tsx';
import { BarFigure, Table } from '../../../ui/table.tsx';

/** The best rating, in stars. */
export const best = 5;

/**
 * The average after one 1-star review, rounded to one decimal as Google shows it.
 * @param reviews How many five-star reviews there were before it.
 */
export function ratingAfterOneStar(reviews: number): number {
  return Math.round(((best * reviews + 1) / (reviews + 1)) * 10) / 10;
}

/** How many stars one 1-star review costs after so many five-star reviews. */
export const lostByOneStar = (reviews: number): string => (best - ratingAfterOneStar(reviews)).toFixed(1);

/** What one bad review does, by how many good ones there are. */
export const OneStar = () => (
  <Section
    label="The math"
    tone="sunk"
    labelledBy="one-star"
    heading="What one 1-star review does to your average"
    lede={`Say all your reviews so far have five stars, and the next one gives you a single star. With five before it, you drop to ${ratingAfterOneStar(5)}. With twenty, you’d only drop to ${ratingAfterOneStar(20)}. That is why we start with clients whose cases closed in the past year and who have agreed to hear from us.`}
  >
    <Exhibit
      letter="B"
      caption="After n five-star reviews, the average is (5 × n + 1) ÷ (n + 1), rounded as Google shows it. Light blue is what you lost."
    >
      <Table
        variant="stacked"
        framed
        caption="Average rating after one 1-star review"
        rows={[5, 10, 20, 50, 100]}
        columns={[
          { header: 'Five-star reviews before', cell: (count) => `${count} reviews` },
          {
            header: 'Average after',
            className: 'md:w-3/5',
            cell: (count) => (
              <BarFigure
                value={ratingAfterOneStar(count).toFixed(1)}
                share={ratingAfterOneStar(count) / best}
                withRest
              />
            ),
          },
          { header: 'Stars lost', label: 'Stars lost:', cell: lostByOneStar },
        ]}
      />
    </Exhibit>
  </Section>
);
