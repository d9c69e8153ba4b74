import { TimelineChart } from '../../../charts/timeline-chart.tsx';
import { type Phase, PhaseList } from '../../../sections/phase-list.tsx';
import { claims } from '../../../site/claims.ts';
import { Exhibit } from '../../../ui/exhibit.tsx';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

const { timeline, plan, audit, citations, daysToResults } = claims;

/** What a stretch of the year is like, and what gets better in it. Its months and `more`, its gain, come from the claims. */
const words: readonly ((more: string) => Omit<Phase, 'phase'>)[] = [
  (more) => ({
    title: 'We clean up your listings',
    description: `Expect ${more}. Nearly all of it comes from corrections, because the new pages are still young.`,
    activities: [
      `The same name, address and phone in ${citations.directories} directories`,
      `The worst of the ${audit.points} audit points fixed`,
      'A Google profile that names the cases you take',
    ],
  }),
  (more) => ({
    title: 'Your first pages get found',
    description: `Expect ${more}. Day ${plan.guaranteeDays} falls here: for the ${plan.guaranteeDays}-day satisfaction guarantee, we compare your numbers with day 1.`,
    activities: [
      'County pages that name the courthouse',
      'Pages on cost and custody under your name',
      'New reviews as cases close',
    ],
  }),
  (more) => ({
    title: 'Readers become callers',
    description: `Expect ${more}. From here on, how your office handles a call matters as much as our pages do.`,
    activities: [
      'Callers who have already read your pages',
      'Every call traced to its source',
      'More pages on the cases you want',
    ],
  }),
  (more) => ({
    title: 'Older pages lift the new ones',
    description: `By month 12, expect ${more} than when you started. Ads are faster. [Our comparison](/divorce-lawyer-seo) shows where each one wins.`,
    activities: [
      'Guides rewritten when the law changes',
      'The next county where you take cases',
      'The broad searches, which take longest',
    ],
  }),
];

const steps: readonly Phase[] = timeline.map(({ months, gain, measure }, index) => {
  const step = words[index];
  if (!step) throw new Error(`claims.timeline has no words for months ${months.join(' to ')}.`);
  return { phase: `Months ${months.join('–')}`, ...step(`${gain.join('–')}% more ${measure}`) };
});

/** The results timeline: the chart, and below it what each stretch of it is like. */
export function ResultsTimeline() {
  return (
    <Sheet folio="Timeline" labelledBy="timeline">
      <SectionHead
        id="timeline"
        heading={`How long until you see results? About ${daysToResults} days`}
        lede={`Most clients see a first, small result in about ${daysToResults} days from the day work starts. The chart shows the ranges we plan a first year with. If many firms compete in your county, count on the low end.`}
      />
      <Exhibit
        letter="A"
        caption="Planning ranges, not promises. Each bar is the gain over where you started: solid to the low end of the range, tinted to the high end. What we measure changes from phase to phase and is named below each bar."
      >
        <TimelineChart />
      </Exhibit>
      <div className="mt-12">
        <PhaseList phases={steps} />
      </div>
    </Sheet>
  );
}
