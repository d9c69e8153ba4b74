import { TimelineChart } from '../../../charts/timeline-chart.tsx';
import { type Phase, PhaseList } from '../../../sections/phase-list.tsx';
import { claims } from '../../../site/claims.ts';
import { Exhibit } from '../../../ui/exhibit.tsx';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

const { timeline, plan, audit, citations, daysToResults } = claims;

/** What a stretch of the year is like, and what gets better in it. Its months and `more`, its gain, come from the claims. */
const words: readonly ((more: string) => Omit<Phase, 'phase'>)[] = [
  (more) => ({
    title: 'The record is put straight',
    description: `Expect ${more}. Nearly all of it comes from corrections, since the new pages are still young.`,
    activities: [
      `One name, address and phone in ${citations.directories} directories`,
      `The worst findings of the ${audit.points} points repaired`,
      'A profile that names the cases you take',
    ],
  }),
  (more) => ({
    title: 'The first pages are found',
    description: `The work shows as ${more}. Day ${plan.guaranteeDays} falls in this stretch: for the ${plan.guaranteeDays}-day satisfaction guarantee we compare it with day 1.`,
    activities: [
      'County pages that name their courthouse',
      'Questions on cost and custody answered under your name',
      'New reviews as matters close',
    ],
  }),
  (more) => ({
    title: 'Readers become callers',
    description: `You get ${more}. From here on your intake decides as much as our pages do.`,
    activities: [
      'Callers who have read a page first',
      'Each call counted with its source',
      'More pages for the cases you want',
    ],
  }),
  (more) => ({
    title: 'Old pages support new ones',
    description: `By the end there is ${more} than at the start. Ads are faster, and [the comparison with them](/divorce-lawyer-seo) says where each wins.`,
    activities: [
      'Guides rewritten where the law has moved',
      'The next county, if you appear there',
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
        heading="The first quarter is the hard one to sit through"
        lede={`Most clients see a first result in about ${daysToResults} days.[^days] It is a small one. The ranges below are what we plan a first year with.[^ranges]`}
      />
      <Exhibit
        letter="A"
        caption="Each bar is the gain over where you began: solid to the low end of the range, tint to the high end. The measure changes with the work and is named below the bar."
      >
        <TimelineChart />
      </Exhibit>
      <div className="mt-12">
        <PhaseList phases={steps} />
      </div>
    </Sheet>
  );
}
