import { type Result, ResultStrip } from '../../../sections/result-strip.tsx';
import { claims } from '../../../site/claims.ts';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

const [, thirdAndFourth, , lastHalf] = claims.timeline;

const results: readonly Result[] = [
  {
    gain: 287,
    label: 'more search visits to guides in month 12 than before we started (sample campaign)',
    sample: true,
  },
  { gain: thirdAndFourth.gain, label: `more ${thirdAndFourth.measure} in months 3 and 4 (planning range)` },
  { gain: lastHalf.gain, label: `more ${lastHalf.measure} in months 7 to 12 (planning range)` },
];

/** One sample figure beside the two ranges of the timeline that content answers for. */
export function Results() {
  return (
    <Sheet folio="Results" labelledBy="results">
      <SectionHead
        id="results"
        sample={results.some(({ sample }) => sample) ? 'Sample campaign' : undefined}
        heading="A sample campaign, and why content pays off late"
        lede="New pages take time to rank, so content is the slowest of [the four services](/services). Plan with the two ranges; the first figure is from a sample campaign and isn’t a forecast. Pages you keep current still get read after a campaign ends."
      />
      <ResultStrip results={results} />
      <p className="note mt-3">
        Gray is the month before we start. Solid blue runs to the low end of the range, light blue to the high end. All
        bars share one scale.
      </p>
    </Sheet>
  );
}
