import { GainBars } from '../../../charts/gain-bars.tsx';
import { caseStudies, resultsOf } from '../../../content/client-cases.ts';
import { link } from '../../../copy/copy-text.ts';
import { grouped } from '../../../lib/format.ts';
import { ServiceResults } from '../../../sections/service/results.tsx';

const { pittsburgh } = caseStudies;
const { first, last, traffic, leads } = resultsOf(pittsburgh);

export const Results = () => (
  <ServiceResults
    heading="Load time cut from nine seconds to under two"
    stats={[
      {
        value: '<2',
        unit: ' seconds',
        label: 'to open a page on a phone, down from nine',
        drawing: <GainBars gain={(2 / 9 - 1) * 100} />,
        sample: pittsburgh.sample,
      },
      {
        value: traffic,
        unit: '%',
        label: `more search visits in month ${last.month}: from ${first.visits} to ${grouped(last.visits)}`,
        drawing: <GainBars gain={traffic} />,
      },
      {
        value: leads,
        unit: '%',
        label: `more consultation requests: from ${first.requests} to ${last.requests}`,
        drawing: <GainBars gain={leads} most={traffic} />,
      },
    ]}
    story={`Two attorneys in Pittsburgh had good pages that few people waited for. The first six weeks went to repairs alone. ${link('/case-studies#pittsburgh', 'The case study')} has every step.`}
  />
);
