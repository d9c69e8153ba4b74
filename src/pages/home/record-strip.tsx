import { atLeast } from '../../lib/format.ts';
import { headlineStats } from '../../sections/headline-stats.tsx';
import { claims } from '../../site/claims.ts';
import { Section } from '../../ui/section.tsx';
import { StatStrip } from '../../ui/stat.tsx';

const { traffic, leads, days, campaigns, retention, firstPage, satisfaction, roi } = headlineStats;

/** The headline claims, in two strips of four. */
export const RecordStrip = () => (
  <Section
    label="Results"
    labelledBy="record"
    heading={`${claims.trafficIncrease}% more traffic on average, across ${atLeast(claims.campaigns)} campaigns`}
    lede={`These figures are our own count. Our ${claims.trafficIncrease}% average is also the most we plan for in a first year, so base your budget on the ranges in the timeline below. An average also hides what didn’t work. In [a sample case](/case-studies#jacksonville), a solo attorney in Jacksonville got 58% more consultation requests by month 9, but five searches that named only the city still went to larger firms.`}
  >
    <StatStrip stats={[traffic, leads, days, campaigns]} />
    <StatStrip stats={[retention, firstPage, satisfaction, roi]} continues />
    <p className="note mt-3">
      In the traffic and lead charts, gray is the starting point and blue is the result. Each dot is one campaign.
    </p>
  </Section>
);
