import { GainBars } from '../../../charts/gain-bars.tsx';
import { grouped, grown, range } from '../../../lib/format.ts';
import { sampleCampaigns, timeline } from '../../../offer/results.ts';
import { ServiceResults } from '../../../sections/service/results.tsx';

const { guideVisits } = sampleCampaigns;
/** Visits to the example campaign’s guides in the month before it. */
const start = 300;
const { earlyTraffic, traffic } = timeline;
const most = traffic.gain[1];

export const Results = () => (
  <ServiceResults
    heading={`${guideVisits}% more search visits to guides in a year`}
    stats={[
      {
        value: guideVisits,
        unit: '%',
        label: `more search visits to guides in month 12: from ${start} to ${grouped(grown(start, guideVisits))}`,
        drawing: <GainBars gain={guideVisits} most={most} />,
        sample: true,
      },
      ...[earlyTraffic, traffic].map(({ gain, measure, months }) => ({
        value: range(gain),
        unit: '%',
        label: `more ${measure} in months ${range(months)}`,
        drawing: <GainBars gain={gain} most={most} />,
      })),
    ]}
  />
);
