import type { CSSProperties } from 'react';
import { Paragraph } from '../../copy/copy.tsx';
import { guarantee } from '../../offer/guarantee.ts';
import { results } from '../../offer/results.ts';
import { GuaranteeSheet } from '../../sections/guarantee-sheet.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

const { days, heading } = guarantee;
const milestones = [
  { day: 0, label: 'We start', place: '' },
  { day: results.daysToResults, label: 'Most see results', place: 'items-center text-center' },
  { day: days, label: 'Progress, or free work', place: 'items-end text-right' },
];
const width = 1000;
const at = (day: number) => Math.round((day / days) * width * 10) / 10;

/** The middle label takes a third of the width, below its day where there is room. */
const middle = Math.min(0.75, Math.max(0.25, results.daysToResults / days));
const labelColumns = [6 * middle - 1, 2, 5 - 6 * middle].map((share) => `minmax(0, ${share}fr)`).join(' ');

const ticks = Array.from({ length: days + 1 }, (_, day) => day)
  .filter((day) => !milestones.some((milestone) => milestone.day === day))
  .map((day) => `M${at(day)} 56v-${day % 10 === 0 ? 32 : 18}`)
  .join('');

const GuaranteeRuler = () => (
  <div className="pt-4">
    <svg
      viewBox={`0 0 ${width} 56`}
      preserveAspectRatio="none"
      className="h-14 w-full overflow-visible"
      aria-hidden="true"
    >
      <rect y="24" width={at(results.daysToResults)} height="32" className="fill-data-tint" />
      <rect
        x={at(results.daysToResults)}
        y="24"
        width={width - at(results.daysToResults)}
        height="32"
        className="fill-mark"
      />
      <path d={ticks} className="stroke-ink" vectorEffect="non-scaling-stroke" />
      <path
        d={milestones.map(({ day }) => `M${at(day)} 56V0`).join('')}
        className="stroke-3 stroke-action"
        vectorEffect="non-scaling-stroke"
      />
      <path d={`M0 56h${width}`} className="stroke-[1.5] stroke-ink" vectorEffect="non-scaling-stroke" />
    </svg>
    <ol
      className="mt-2 grid grid-cols-3 gap-3 text-small/snug md:grid-cols-(--columns)"
      style={{ '--columns': labelColumns } as CSSProperties}
    >
      {milestones.map(({ day, label, place }) => (
        <li key={day} className={`flex flex-col ${place}`}>
          <b className="font-serif font-sub text-xl/tight">Day {day || 1}</b>{' '}
          <span className="max-w-[22ch] text-ink-2">{label}</span>
        </li>
      ))}
    </ol>
  </div>
);

export const Guarantee = () => (
  <Section volume="act" label="Your risk" bodyClass="split-8 gap-y-6">
    <div className="grid gap-6">
      <div>
        <SectionHeading className="mb-4 max-w-[10.75em]">Our guarantee: {heading}</SectionHeading>
        <Paragraph className="lede" text={guarantee.brief} />
      </div>
      <GuaranteeRuler />
    </div>
    <GuaranteeSheet letter="D" />
  </Section>
);
