import { GainBars } from '../../../charts/gain-bars.tsx';
import { PercentMarks } from '../../../charts/marks.tsx';
import { sampleCampaigns } from '../../../offer/results.ts';
import { ServiceResults } from '../../../sections/service/results.tsx';
import { best } from './one-star.tsx';

const { rating } = sampleCampaigns;
/** The example campaign’s Google profile: ten 5-star and two 1-star reviews, then 44 of five stars and four of four. */
const example = { ratingBefore: 4.3, reviewsBefore: 12, reviewsAfter: 60, unhappy: 2 };
const growth = (example.reviewsAfter / example.reviewsBefore - 1) * 100;

export const Results = () => (
  <ServiceResults
    heading={`A ${rating} average rating after 12 months`}
    stats={[
      {
        value: rating,
        unit: ` of ${best}`,
        label: `average rating, up from ${example.ratingBefore}`,
        drawing: <GainBars gain={(rating / example.ratingBefore - 1) * 100} />,
        sample: true,
      },
      {
        value: growth,
        unit: '%',
        label: `more reviews: from ${example.reviewsBefore} to ${example.reviewsAfter}`,
        drawing: <GainBars gain={growth} />,
      },
      {
        value: 100,
        unit: '%',
        label: `of reviews answered, the ${example.unhappy} unhappy ones included`,
        drawing: <PercentMarks percent={100} />,
      },
    ]}
  />
);
