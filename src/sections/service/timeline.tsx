import { Paragraph } from '../../copy/copy.tsx';
import type { CopyText } from '../../copy/copy-text.ts';
import { DotList } from '../../ui/list.tsx';
import { Section } from '../../ui/section.tsx';

interface Phase {
  /** `Week 1`, `Months 2–3`. */
  phase: string;
  title: string;
  description: CopyText;
  activities: readonly CopyText[];
  /** From and to, in weeks from the start. */
  weeks: readonly [from: number, to: number];
}

const halfYear = 26;

/** The first half year of the service, phase by phase. */
export const ServiceTimeline = ({ heading, phases }: { heading: string; phases: readonly Phase[] }) => (
  <Section label="Timeline" heading={heading}>
    <ol className="rule-top">
      {phases.map(({ phase, title, description, activities, weeks: [from, to] }) => (
        <li key={phase} className="grid gap-x-8 gap-y-1 border-rule border-b py-3.5 md:grid-cols-3 md:py-7">
          <div>
            <p className="font-serif font-sub text-data text-h3">{phase}</p>
            <svg
              viewBox={`0 0 ${halfYear} 1`}
              width="176"
              height="8"
              preserveAspectRatio="none"
              className="mt-2 h-3 w-full"
              aria-hidden="true"
            >
              <rect width={halfYear} height="1" className="fill-data-tint" />
              <rect x={from} width={to - from} height="1" className="fill-data" />
            </svg>
          </div>
          <div>
            <h3>{title}</h3>
            <Paragraph className="mt-1 text-ink-2 text-small/normal" text={description} />
          </div>
          <DotList items={activities} />
        </li>
      ))}
    </ol>
  </Section>
);
