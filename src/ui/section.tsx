import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { cn } from '../lib/cn.ts';
import type { CopyText } from '../lib/copy-text.ts';
import { Copy } from './copy.tsx';

type Tone = 'paper' | 'sunk' | 'card' | 'ink';

const toneClass: Record<Tone, string> = {
  paper: 'on-paper',
  sunk: 'bg-sunk',
  card: 'border-rule border-y bg-card',
  ink: 'on-ink',
};

/** The label of the section around a heading. */
const Label = createContext<string | undefined>(undefined);

interface SectionProps {
  /** One or two words in the margin: the section's label. Its heading says them too (`SectionHeading`). */
  label?: string;
  tone?: Tone;
  /** The id of the section itself, where links lead. */
  id?: string;
  /** The id of the heading that names the section. */
  labelledBy: string;
  /** Classes of the body: the layout of the content. */
  bodyClass?: string;
  className?: string;
  children: ReactNode;
}

/** A section of a page, with the double rule down its left edge and its label in the margin. */
export function Section({ label, tone = 'paper', id, labelledBy, bodyClass, className, children }: SectionProps) {
  return (
    <section className={cn('page-section', toneClass[tone], className)} id={id} aria-labelledby={labelledBy}>
      {label && (
        <p className="section-label" aria-hidden="true">
          {label}
        </p>
      )}
      <div className={cn('section-body', bodyClass)}>
        <Label value={label}>{children}</Label>
      </div>
    </section>
  );
}

/** A section's heading. The section's label comes first, visually hidden, for screen readers and outlines. */
export function SectionHeading({ children, ...heading }: ComponentProps<'h2'>) {
  const label = useContext(Label);
  return (
    <h2 {...heading}>
      {label && <span className="sr-only">{`${label}: `}</span>}
      {children}
    </h2>
  );
}

/** A section's heading with its lede, below it or (`split`) beside it on wide screens. */
export function SectionHead({
  id,
  heading,
  lede,
  sample,
  split = lede !== undefined,
}: {
  id: string;
  heading: string;
  lede?: CopyText;
  /** What the section shows that is no real client’s: `Sample clients`. */
  sample?: string;
  split?: boolean;
}) {
  return (
    <div
      className={cn('mb-[clamp(2.25rem,1.6rem+2.6vw,4rem)] grid gap-5', split && 'lg:grid-cols-[7fr_5fr] lg:gap-12')}
    >
      <SectionHeading id={id} className="max-w-[22ch] self-start">
        <Copy text={heading} />
      </SectionHeading>
      {lede && (
        <p className="lede self-end">
          <Copy text={lede} />
        </p>
      )}
      {sample && <SampleLabel>{sample}</SampleLabel>}
    </div>
  );
}

/** Marks people or figures as samples: “Sample clients”. */
export function SampleLabel({ children, className }: { children: string; className?: string }) {
  return (
    <p className={cn('flex text-ink', className)}>
      <Badge marked>{children}</Badge>
    </p>
  );
}

/** A short fact in a frame, or with `marked` under the highlighter. */
export function Badge({ marked = false, children }: { marked?: boolean; children: ReactNode }) {
  return (
    <span
      className={`inline-block rounded-xs border px-2 py-1 font-semibold text-note/tight ${marked ? 'border-ink bg-mark' : 'border-rule-strong'}`}
    >
      {children}
    </span>
  );
}
