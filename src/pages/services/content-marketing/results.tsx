import { type Result, ResultStrip } from '../../../sections/result-strip.tsx';
import { claims } from '../../../site/claims.ts';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

const [, thirdAndFourth, , lastHalf] = claims.timeline;

const results: readonly Result[] = [
  {
    gain: 287,
    label: 'more visits to guides by month 12 of a sample campaign[^sample]',
    sample: true,
  },
  { gain: thirdAndFourth.gain, label: `more ${thirdAndFourth.measure} in months 3 and 4[^ranges]` },
  { gain: lastHalf.gain, label: `more ${lastHalf.measure} in months 7 to 12[^ranges]` },
];

/** One sample figure beside the two ranges of the timeline that content answers for. */
export function Results() {
  return (
    <Sheet folio="Results" labelledBy="results">
      <SectionHead
        id="results"
        heading="The larger gain comes late in the first year"
        lede="A new page has to be found before it can be read, so content is the slowest of [the four services](/services). In return, a page that is kept current goes on being read after a campaign ends."
      />
      <ResultStrip results={results} />
      <p className="note mt-3">
        The gray bars are the month before the start. Solid blue reaches the low end of a range, light blue the high
        end; one scale serves all three.
      </p>
    </Sheet>
  );
}
