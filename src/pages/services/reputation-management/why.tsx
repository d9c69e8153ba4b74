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
      heading="Strangers have nothing else to go by"
      lede="A person who needs a divorce lawyer may not want to ask at work or at church. The search happens in private, and then the only neighbors to consult are the ones who left a review. Many start with the worst."
      rows={[
        {
          value: serviceFigures['reputation-management'].value,
          unit: ` of ${best}`,
          label: 'average rating in a sample campaign',
          detail:
            'After 12 months on one firm’s profile.[^sample] A few unhappy voices are in it, each with an answer that a stranger can respect.',
        },
        {
          value: lost(few),
          unit: ' stars',
          label: `lost to one 1-star review after ${few} good ones`,
          detail: `After ${many} good ones it costs ${lost(many)}.[^arithmetic] The defense against one angry person is to have asked everybody else.`,
        },
        {
          value: '2024',
          label: 'the year in which fake reviews met a federal rule',
          detail:
            'Since October 21 of that year, 16 CFR Part 465 bars fake reviews and the buying of them, and the FTC may seek civil penalties for knowing violations.[^ftc]',
        },
        {
          value: '0',
          unit: ' facts',
          label: 'about a client in any reply we draft',
          detail:
            'Rule 1.6 has no exception for online criticism, says the ABA.[^opinion] “She still owes us for the trial” is a breach, however true.',
        },
      ]}
    />
  );
}
