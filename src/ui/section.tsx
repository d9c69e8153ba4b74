import { createContext, type ReactNode, useContext, useId } from 'react';
import { Copy, Paragraph } from '../copy/copy.tsx';
import type { CopyText } from '../copy/copy-text.ts';
import { cn } from '../lib/cn.ts';

const tones = {
  paper: 'on-paper',
  /** For money only. */
  sunk: 'bg-sunk',
  ink: 'on-ink',
};

interface SectionProps {
  /** One or two words in the margin. Screen readers hear them with the heading. */
  label?: string;
  /** Stands in the margin of wide screens instead of the label. */
  margin?: ReactNode;
  tone?: keyof typeof tones;
  /** An act proves, prices, or closes, and has the largest heading. A page has at most four. */
  act?: boolean;
  /** The anchor of links to the section. */
  id?: string;
  /** Omit it if the content has its own `SectionHeading`. */
  heading?: string;
  lede?: CopyText;
  /** The label for sample data, such as `Sample clients`, right above the rule of the content. */
  sample?: string;
  /** Puts the lede beside the heading on wide screens, not below it. */
  split?: boolean;
  bodyClass?: string;
  className?: string;
  children?: ReactNode;
}

const SectionContext = createContext<{ label?: string; headingId?: string }>({});

/** The id for a section’s heading that is not a `SectionHeading`. */
export const useHeadingId = () => useContext(SectionContext).headingId;

/** A section of a page, named by its heading, with the double rule down its left edge. */
export function Section({
  label,
  margin,
  tone = 'paper',
  act = false,
  id,
  heading,
  lede,
  sample,
  split = lede !== undefined,
  bodyClass,
  className,
  children,
}: SectionProps) {
  const headingId = `heading${useId()}`;
  return (
    <section
      className={cn('page-section numbered', act && 'act', tones[tone], className)}
      id={id}
      aria-labelledby={headingId}
    >
      {label && (
        <p className={cn('section-label', Boolean(margin) && 'lg:hidden')} aria-hidden="true">
          {label}
        </p>
      )}
      {margin}
      <div className={cn('section-body', bodyClass)}>
        <SectionContext value={{ label, headingId }}>
          {heading && (
            <div className={cn('grid gap-y-5', split && 'split-8', sample ? 'relative pb-10' : 'mb-heading')}>
              <SectionHeading className="max-w-176 self-start lg:self-baseline">
                <Copy text={heading} />
              </SectionHeading>
              {lede && <Paragraph className="lede self-end lg:self-baseline" text={lede} />}
              {sample && <SampleLabel className="absolute bottom-1.5 lg:right-0">{sample}</SampleLabel>}
            </div>
          )}
          {children}
        </SectionContext>
      </div>
    </section>
  );
}

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
