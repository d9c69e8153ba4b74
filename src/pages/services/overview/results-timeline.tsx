import { TimelineChart } from '../../../charts/timeline-chart.tsx';
import { claims } from '../../../site/claims.ts';
import { Copy } from '../../../ui/copy.tsx';
import { Exhibit } from '../../../ui/exhibit.tsx';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

const [first, second, third, fourth] = claims.timeline;
const range = ({ gain }: (typeof claims.timeline)[number]) => gain.join('–');

/** The results timeline: the chart, and the same ranges in sentences. */
export function ResultsTimeline() {
  return (
    <Sheet folio="Timeline" labelledBy="timeline">
      <SectionHead
        id="timeline"
        heading="The first quarter is the hard one to sit through"
        lede={`Most clients see a first result in about ${claims.daysToResults} days.[^days] It is a small one. The ranges below are what we plan a first year with.[^ranges]`}
      />
      <Exhibit
        letter="A"
        caption="Each bar is the gain over where you began: solid to the low end of the range, tint to the high end. The measure changes with the work and is named below the bar."
      >
        <TimelineChart />
      </Exhibit>
      <div className="mt-10 grid gap-x-14 gap-y-5 text-ink-2 md:grid-cols-2">
        <p>
          <Copy
            text={`Months 1 and 2 bring ${range(first)}% more ${first.measure}, from the corrected profile and directories. In months 3 and 4 the first pages are found, and ${second.measure} rises by ${range(second)}%.`}
          />
        </p>
        <p>
          <Copy
            text={`By months 5 and 6 readers have become callers: ${range(third)}% more ${third.measure}. Over months 7 to 12 the pages support one another, and ${fourth.measure} runs ${range(fourth)}% above the start. Ads are faster, and [the comparison with them](/divorce-lawyer-seo) says where each wins.`}
          />
        </p>
      </div>
    </Sheet>
  );
}
