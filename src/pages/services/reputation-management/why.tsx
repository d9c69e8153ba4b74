import { serviceFigures } from '../../../content/service-figures.ts';
import { StatisticSection } from '../../../sections/statistic-rows.tsx';
import { best, ratingAfterOneStar } from './rating.ts';

const few = 5;
const many = 50;
const lost = (reviews: number) => (best - ratingAfterOneStar(reviews)).toFixed(1);

/** Why reviews matter and where the limits are, in four figures. */
export function Why() {
  return (
    <StatisticSection
      heading="Reviews are all a stranger has to go by"
      lede="Someone who needs a divorce lawyer may not want to ask around at work or at church. They search in private, and the only people they can ask are the ones who left a review. Expect them to start with the worst one."
      rows={[
        {
          value: serviceFigures['reputation-management'].value,
          unit: ` of ${best}`,
          label: 'Sample campaign: average rating after a year',
          detail:
            'One firm’s Google profile after 12 months. It includes a few unhappy reviews, each with a reply a stranger can respect.',
        },
        {
          value: lost(few),
          unit: ' stars',
          label: `What one bad review costs after ${few} good ones`,
          detail: `After ${many} good ones, it costs ${lost(many)}. The best defense against one angry person is to have asked everybody else.`,
        },
        {
          value: '2024',
          label: 'A federal rule now bans fake reviews',
          detail:
            'Since October 21, 2024, a business may not write, buy or sell fake reviews (16 CFR Part 465). The FTC can seek civil penalties for knowing violations.',
        },
        {
          value: '0',
          unit: ' facts',
          label: 'Our replies disclose nothing about a client',
          detail:
            'Under Model Rule 1.6, a bad review doesn’t free you to disclose client information (ABA Formal Opinion 496, 2021; your state bar may add to it). “She still owes us for the trial” is a breach, however true.',
        },
      ]}
    />
  );
}
