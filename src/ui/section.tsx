import { createContext, type ReactNode, useContext, useId } from 'react';
import { Copy, Paragraph } from '../copy/copy.tsx';
import type { CopyText } from '../copy/copy-text.ts';
import { cn } from '../lib/cn.ts';
import { type MaybeSample, sampleLabel } from '../lib/sample.ts';

const tones = {
  paper: 'on-paper',
  /** For money only. */
  sunk: 'bg-sunk',
  ink: 'on-ink',
};

interface FrameProps {
  /** One or two words in the margin. Screen readers hear them with the heading. */
  label?: string;
  tone?: keyof typeof tones;
  /** An act proves, prices, or closes, and has the largest heading. A page has at most four. */
  act?: boolean;
  /** The anchor of links to the section. */
  id?: string;
  className?: string;
  children?: ReactNode;
}

const SectionContext = createContext<{ label?: string; headingId?: string }>({});

/** The id for a section’s heading that is not a `SectionHeading`. */
export const useHeadingId = () => useContext(SectionContext).headingId;

/** A section of a page, named by its heading, with the double rule down its left edge. Its `section-body` stands in it. */
export function SectionFrame({ label, tone = 'paper', act = false, id, className, children }: FrameProps) {
  const headingId = `heading${useId()}`;
  return (
    <section
      className={cn('page-section numbered', act && 'act', tones[tone], className)}
      id={id}
      aria-labelledby={headingId}
    >
      {label && (
        <p className="section-label" aria-hidden="true">
          {label}
        </p>
      )}
      <SectionContext value={{ label, headingId }}>{children}</SectionContext>
    </section>
  );
}

interface SectionProps extends FrameProps {
  /** Omit it if the content has its own `SectionHeading`. */
  heading?: string;
  /** Beside the heading on wide screens. */
  lede?: CopyText;
}

export const Section = ({ heading, lede, children, ...frame }: SectionProps) => (
  <SectionFrame {...frame}>
    <div className="section-body">
      {heading && (
        <div className={cn('mb-heading grid gap-y-5', lede && 'split-8')}>
          <SectionHeading className="max-w-176 lg:self-baseline">
            <Copy text={heading} />
          </SectionHeading>
          {lede && <Paragraph className="lede lg:self-baseline" text={lede} />}
        </div>
      )}
      {children}
    </div>
  </SectionFrame>
);

/** A section in two columns; one of them contains its SectionHeading. @param className Of the columns: `split-7` and their gap. */
export const SplitSection = ({ className, children, ...frame }: FrameProps) => (
  <SectionFrame {...frame}>
    <div className={cn('section-body', className)}>{children}</div>
  </SectionFrame>
);

/** Starts with the section’s label, for screen readers and outlines only. */
export function SectionHeading({ children, className }: { children: ReactNode; className?: string }) {
  const { label, headingId } = useContext(SectionContext);
  return (
    <h2 id={headingId} className={className}>
      {label && <span className="sr-only">{`${label}: `}</span>}
      {children}
    </h2>
  );
}

/** Label for sample data. */
export const SampleLabel = ({ children, className }: { children: string; className?: string }) => (
  <p className={cn('on-ink:text-on-ink-2 text-ink-3 text-note/tight', className)}>{children}</p>
);

/** Begins a section that shows sample data: it stands between the heading and the rule of the content. */
export function SampleNote({ shown }: { shown: readonly MaybeSample[] }) {
  const label = sampleLabel(shown);
  return label && <SampleLabel className="mt-[calc(1.109rem-var(--spacing-heading))] mb-1.5">{label}</SampleLabel>;
}
