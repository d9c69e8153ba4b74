import { GainBars } from '../../../charts/gain-bars.tsx';
import { caseStudies, resultsOf } from '../../../content/client-cases.ts';
import { link } from '../../../copy/copy-text.ts';
import { grown, range } from '../../../lib/format.ts';
import { sampleCampaigns, timeline } from '../../../offer/results.ts';
import { ServiceResults } from '../../../sections/service/results.tsx';

const { profileCalls } = sampleCampaigns;
/** Calls to the example campaign’s firm from its profile in the month before it. */
const start = 20;
const { visibility, leads } = timeline;
const most = Math.max(profileCalls, ...leads.gain);
const jacksonville = resultsOf(caseStudies.jacksonville);

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
    story={`A solo attorney in Jacksonville had moved across the river, and a third of her listings still gave the old address. We fixed the listings first. By month 6, she was on the map on both sides of the river. By month ${jacksonville.time}, ${link('/case-studies#jacksonville', `consultation requests were up ${jacksonville.leads}%`)}.`}
  />
);
