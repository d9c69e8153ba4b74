import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { Copy, Paragraph } from '../copy/copy.tsx';
import type { CopyText } from '../copy/copy-text.ts';
import { cn } from '../lib/cn.ts';

const tones = {
  paper: 'on-paper',
  sunk: 'bg-sunk',
  card: 'border-rule border-y bg-card',
  ink: 'on-ink',
};

const twoColumns = 'grid gap-8 lg:items-center lg:gap-12 xl:gap-16';

/** Two columns from 64rem on: the wider one for the figure, or for the text. */
export const columns = {
  figure: `${twoColumns} lg:grid-cols-[5fr_6fr]`,
  text: `${twoColumns} lg:grid-cols-[7fr_5fr]`,
};

interface SectionProps {
  /** One or two words in the margin. Screen readers hear them with the heading. */
  label?: string;
  tone?: keyof typeof tones;
  /** The target of links. */
  id?: string;
  /** The id of the heading that names the section. */
  labelledBy: string;
  /** Left out where the content has its own `SectionHeading`. */
  heading?: string;
  lede?: CopyText;
  /** Names what the section shows of no real client: `Sample clients`. */
  sample?: string;
  /** Puts the lede beside the heading on wide screens, not below it. */
  split?: boolean;
  bodyClass?: string;
  className?: string;
  children?: ReactNode;
}

const Label = createContext<string | undefined>(undefined);

/** A section of a page, with the double rule down its left edge. */
export const Section = ({
  label,
  tone = 'paper',
  id,
  labelledBy,
  bodyClass,
  className,
  children,
  ...head
}: SectionProps) => (
  <section className={cn('page-section', tones[tone], className)} id={id} aria-labelledby={labelledBy}>
    {label && (
      <p className="section-label" aria-hidden="true">
        {label}
      </p>
    )}
    <div className={cn('section-body', bodyClass)}>
      <Label value={label}>
        {head.heading && <SectionHead {...head} id={labelledBy} />}
        {children}
      </Label>
    </div>
  </section>
);

/** The section’s label comes first, visually hidden, for screen readers and outlines. */
export function SectionHeading({ children, ...heading }: ComponentProps<'h2'>) {
  const label = useContext(Label);
  return (
    <h2 {...heading}>
      {label && <span className="sr-only">{`${label}: `}</span>}
      {children}
    </h2>
  );
}

function SectionHead({
  id,
  heading = '',
  lede,
  sample,
  split = lede !== undefined,
}: Pick<SectionProps, 'id' | 'heading' | 'lede' | 'sample' | 'split'>) {
  return (
    <div className={cn('mb-[clamp(1.5rem,0.6rem+3.7vw,4rem)] grid gap-5', split && 'lg:grid-cols-[7fr_5fr] lg:gap-12')}>
      <SectionHeading id={id} className="max-w-[22ch] self-start">
        <Copy text={heading} />
      </SectionHeading>
      {lede && <Paragraph className="lede self-end" text={lede} />}
      {sample && <SampleLabel>{sample}</SampleLabel>}
    </div>
  );
}

/** Marks people or figures as samples: “Sample clients”. */
export const SampleLabel = ({ children, className }: { children: string; className?: string }) => (
  <p className={cn('flex text-ink', className)}>
    <span className="inline-block rounded-xs border border-ink bg-mark px-2 py-1 font-semibold text-note/tight">
      {children}
    </span>
  </p>
);
