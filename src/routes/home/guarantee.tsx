import { Paragraph } from '../../copy/copy.tsx';
import { guarantee } from '../../offer/guarantee.ts';
import { results } from '../../offer/results.ts';
import { BookingLink } from '../../sections/call-to-action.tsx';
import { GuaranteeSheet } from '../../sections/guarantee-sheet.tsx';
import { Actions } from '../../ui/button.tsx';
import { SectionHeading, SplitSection } from '../../ui/section.tsx';

const { days, heading } = guarantee;
const milestones = [
  { day: 0, label: 'We start', place: '' },
  { day: results.daysToResults, label: 'Most see results', place: 'absolute text-center [translate:-50%]' },
  { day: days, label: 'Progress, or free work', place: 'text-right' },
];
const ticks = Array.from({ length: days + 1 }, (_, day) => `M${day} 56v-${day % 10 === 0 ? 32 : 18}`).join('');

const GuaranteeRuler = () => (
  <div className="max-md:hidden">
    <svg
      viewBox={`0 0 ${days} 56`}
      width={days * 4}
      height="56"
      preserveAspectRatio="none"
      className="h-16 w-full overflow-visible border-ink border-b-[1.5px]"
      aria-hidden="true"
    >
      <rect y="24" width={days} height="32" className="fill-data-tint" />
      <path d={ticks} className="stroke-ink" vectorEffect="non-scaling-stroke" />
      <path
        d={milestones.map(({ day }) => `M${day} 56V0`).join('')}
        className="stroke-3 stroke-ink"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
    <ol className="relative mt-2 flex justify-between text-small/snug">
      {milestones.map(({ day, label, place }) => (
        <li key={day} className={place} style={{ left: `${(100 * day) / days}%` }}>
          <b className={`${day === days ? 'bg-mark px-1' : ''} inline-block font-serif font-sub text-xl/tight`}>
            Day&nbsp;{day || 1}
          </b>{' '}
          <span className="block text-ink-2">{label}</span>
        </li>
      ))}
    </ol>
  </div>
);

export const Guarantee = () => (
  <SplitSection act label="Your risk" className="split-8 gap-y-8">
    <div className="grid content-start gap-8">
      <div>
        <SectionHeading className="mb-4 max-w-[10.75em]">{heading}</SectionHeading>
        <Paragraph className="lede" text={guarantee.brief} />
      </div>
      <GuaranteeRuler />
    </div>
    <div className="grid gap-6">
      <GuaranteeSheet letter="F" />
      <Actions>
        <BookingLink>Ask which number we’d put in writing</BookingLink>
      </Actions>
    </div>
  </SplitSection>
);
