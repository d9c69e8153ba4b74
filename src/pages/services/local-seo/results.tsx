import { type Result, ResultStrip } from '../../../sections/result-strip.tsx';
import { claims } from '../../../site/claims.ts';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

const [firstMonths, , fifthAndSixth] = claims.timeline;

const results: readonly Result[] = [
  {
    gain: 385,
    label: 'more calls from the Google profile in month 12 of a sample campaign[^sample]',
    sample: true,
  },
  { gain: firstMonths.gain, label: `more ${firstMonths.measure} in months 1 and 2[^ranges]` },
  { gain: fifthAndSixth.gain, label: `more ${fifthAndSixth.measure} in months 5 and 6[^ranges]` },
];

/** One sample figure beside the two ranges of the timeline that local work answers for. */
export function Results() {
  return (
    <Sheet folio="Results" labelledBy="results">
      <SectionHead
        id="results"
        heading="One campaign that went well, two ranges to plan with"
        lede="A single campaign proves little, so plan with the ranges. All four phases of the first year are drawn on [the services page](/services), and [the case studies](/case-studies) show sample campaigns month by month."
      />
      <ResultStrip results={results} />
      <p className="note mt-3">
        Gray is the starting point. Blue is the gain, light blue the reach of the range. All bars share one scale.
      </p>
    </Sheet>
  );
}
