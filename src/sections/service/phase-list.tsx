import { Paragraph } from '../../copy/copy.tsx';
import type { CopyText } from '../../copy/copy-text.ts';
import { RuledList } from '../../ui/list.tsx';

export interface Phase {
  /** `Week 1`, `Months 2-3`. */
  phase: string;
  title: string;
  description: CopyText;
  activities: readonly string[];
  /** From and to, in weeks from the start. */
  weeks: readonly [from: number, to: number];
}

const halfYear = 26;

/** The phase on a rule of half a year. */
const PhaseSpan = ({ weeks: [from, to] }: { weeks: readonly [number, number] }) => (
  <svg
    viewBox={`0 0 ${halfYear} 1`}
    preserveAspectRatio="none"
    className="mt-3 h-2 w-full max-w-44 max-md:hidden"
    aria-hidden="true"
  >
    <rect width={halfYear} height="1" className="fill-data-tint" />
    <rect x={from} width={to - from} height="1" className="fill-data" />
  </svg>
);

export const PhaseList = ({ phases }: { phases: readonly Phase[] }) => (
  <ol className="rule-top">
    {phases.map(({ phase, title, description, activities, weeks }) => (
      <li
        key={phase}
        className="grid gap-x-10 gap-y-2 border-rule border-b py-5 md:gap-y-4 md:py-7 md:grid-cols-[9rem_1fr] lg:grid-cols-[11rem_6fr_5fr]"
      >
        <div>
          <p className="font-serif text-xl/tight font-sub text-data md:text-h3">{phase}</p>
          <PhaseSpan weeks={weeks} />
        </div>
        <div>
          <h3>{title}</h3>
          <Paragraph className="mt-1 max-w-[44ch] text-ink-2 text-ui/normal" text={description} />
        </div>
        <RuledList items={activities} className="md:col-start-2 lg:col-start-3" />
      </li>
    ))}
  </ol>
);
