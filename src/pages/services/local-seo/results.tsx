import { type Result, ResultStrip } from '../../../sections/result-strip.tsx';
import { claims } from '../../../site/claims.ts';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

const [firstMonths, , fifthAndSixth] = claims.timeline;

const results: readonly Result[] = [
  {
    gain: 385,
    label: 'more calls from the Google profile in month 12 than before we started (sample campaign)',
    sample: true,
  },
  { gain: firstMonths.gain, label: `more ${firstMonths.measure} in months 1 and 2 (planning range)` },
  { gain: fifthAndSixth.gain, label: `more ${fifthAndSixth.measure} in months 5 and 6 (planning range)` },
];

/** One sample figure beside the two ranges of the timeline that local work answers for. */
export function Results() {
  return (
    <Sheet folio="Results" labelledBy="results">
      <SectionHead
        id="results"
        sample={results.some(({ sample }) => sample) ? 'Sample campaign' : undefined}
        heading="A sample campaign, and the ranges we plan with"
        lede="The first figure is from a sample campaign and isn’t a forecast. Plan with the other two, and expect a crowded county to take longer than a quiet one. [The services page](/services) shows the whole first year."
      />
      <ResultStrip results={results} />
      <p className="note mt-3">
        Gray is the starting point. Blue is the gain, and light blue runs to the top of the range. All bars share one
        scale.
      </p>
    </Sheet>
  );
}
