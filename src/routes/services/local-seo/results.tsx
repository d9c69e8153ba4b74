import { GainBars } from '../../../charts/gain-bars.tsx';
import { link } from '../../../copy/copy-text.ts';
import { grown, range } from '../../../lib/format.ts';
import { sampleCampaigns, timeline } from '../../../offer/results.ts';
import { ServiceResults } from '../../../sections/service/results.tsx';

const { profileCalls } = sampleCampaigns;
/** Calls to the example campaign’s firm from its profile in the month before it. */
const start = 20;
const { visibility, leads } = timeline;
const most = Math.max(profileCalls, ...leads.gain);

export const Results = () => (
  <ServiceResults
    heading={`${profileCalls}% more calls from the Google profile in a year`}
    stats={[
      {
        value: profileCalls,
        unit: '%',
        label: `more calls from the profile in month 12: from ${start} to ${grown(start, profileCalls)}`,
        drawing: <GainBars gain={profileCalls} most={most} />,
        sample: true,
      },
      ...[visibility, leads].map(({ gain, measure, months }) => ({
        value: range(gain),
        unit: '%',
        label: `more ${measure} in months ${range(months)}`,
        drawing: <GainBars gain={gain} most={most} />,
      })),
    ]}
    story={`A two-attorney firm in Chattanooga had three Google profiles for one office, and one of them rang a phone that nobody answered. We merged the three first. For an old address in the listings, read ${link('/case-studies#jacksonville', 'the Jacksonville case study')}.`}
  />
);
