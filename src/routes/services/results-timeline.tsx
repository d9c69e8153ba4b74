import { PhaseBar, phaseKey } from '../../charts/phase-bar.tsx';
import { Paragraph } from '../../copy/copy.tsx';
import { atLeast, percentRange, range } from '../../lib/format.ts';
import { guarantee } from '../../offer/guarantee.ts';
import { audit, citations } from '../../offer/plan.ts';
import { results, timeline } from '../../offer/results.ts';
import { DotList } from '../../ui/list.tsx';
import { Section } from '../../ui/section.tsx';

const { daysToResults } = results;
const { visibility, earlyTraffic, leads, traffic } = timeline;

/** The phases of the first year, with their reasons and our work in these months. */
const phases = [
  {
    ...visibility,
    description: `By about day ${daysToResults}, more calls and views on the map.`,
    improvements: [
      `The same address in ${atLeast(citations.directories)} directories`,
      `The worst of the ${audit.points} audit points fixed`,
      'A site that opens fast on a phone',
    ],
  },
  {
    ...earlyTraffic,
    description: `Your first pages get found. We read day ${guarantee.days}.`,
    improvements: [
      'County pages that name the courthouse',
      'Pages on cost and custody',
      'New reviews from clients who agree',
    ],
  },
  {
    ...leads,
    description: 'People who read your pages start to call.',
    improvements: [
      'Calls counted by the page they came from',
      'Drafts in the words your clients type',
      'Pages for the questions your intake hears',
    ],
  },
  {
    ...traffic,
    description: 'Older pages lift the new ones.',
    improvements: [
      'Guides rewritten when the law changes',
      'Pages for the next county',
      'Broad searches, such as “divorce lawyer”',
    ],
  },
];

/** The gain of each phase and its causes. */
export const ResultsTimeline = () => (
  <Section
    label="Timeline"
    heading={`Results in about ${daysToResults} days, biggest gains in months ${range(traffic.months)}`}
  >
    <ol className="rule-top md:grid md:grid-cols-2 md:gap-x-8 xl:grid-cols-4">
      {phases.map(({ months, gain, measure, description, improvements }) => (
        <li key={measure + gain[0]} className="border-rule border-b py-3.5 md:row-span-5 md:grid md:grid-rows-subgrid">
          <p className="font-semibold text-data text-small">
            Months <span className="whitespace-nowrap">{range(months)}</span>
          </p>
          <h3 className="mt-1 text-xl/tight">
            <span className="whitespace-nowrap">{percentRange(gain)}</span> more {measure}
          </h3>
          <PhaseBar gain={gain} className="my-2" />
          <Paragraph className="mt-1 text-ink-2 text-small" text={description} />
          <DotList items={improvements} className="mt-2" />
        </li>
      ))}
    </ol>
    <Paragraph className="note mt-4" text={`${phaseKey}[^figures]`} />
  </Section>
);
