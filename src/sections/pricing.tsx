import type { ReactNode } from 'react';
import { Copy, Paragraph } from '../copy/copy.tsx';
import type { CopyText } from '../copy/copy-text.ts';
import { cn } from '../lib/cn.ts';
import { atLeast, dollars, range } from '../lib/format.ts';
import { guarantee } from '../offer/guarantee.ts';
import { audit, citations, plan, terms } from '../offer/plan.ts';
import type { Campaign } from '../site/booking.ts';
import { SectionHeading, SplitSection } from '../ui/section.tsx';
import { BookingButton } from './call-to-action.tsx';

export type Term = readonly [term: string, answer: string];

export const TermList = ({ terms }: { terms: readonly Term[] }) => (
  <dl className="border-rule-pad border-t">
    {terms.map(([term, answer]) => (
      <div key={term} className="flex flex-wrap gap-x-3 border-rule-pad border-b py-1.5 text-small/snug">
        <dt className="grow basis-[7rem]">{term}</dt>
        <dd className="grow basis-[6rem] font-semibold md:text-right">{answer}</dd>
      </div>
    ))}
  </dl>
);

/** A yellow legal pad with its binding and its double rule. Nothing else has this yellow. */
export const Pad = ({ children }: { children: ReactNode }) => (
  <div className="before:margin-rule relative break-inside-avoid bg-pad before:left-2 sm:before:left-10">
    <div className="relative h-4.5 bg-ink" />
    <div className="py-5 pr-5 pl-6 sm:py-6 sm:pr-8 sm:pl-16">{children}</div>
  </div>
);

const PricingCard = ({
  children,
  terms,
  button,
}: {
  children: ReactNode;
  terms: readonly Term[];
  button: ReactNode;
}) => (
  <Pad>
    {children}
    <TermList terms={terms} />
    <div className="mt-6 grid sm:justify-items-start print:hidden">{button}</div>
  </Pad>
);

export const cancellation: Term = ['Cancel', `anytime, on ${terms.noticeDays}\u00a0days’ notice`];

export const newPages: Term = ['New pages', `${range(plan.contentPages)} a month`];

export const agreement: readonly Term[] = [
  cancellation,
  [`${guarantee.days}-day satisfaction guarantee`, 'Progress, or we work for free'],
];

export const reporting: Term = ['Reporting', 'Weekly, monthly, 24/7 dashboard'];

const planTerms: readonly Term[] = [
  ...agreement,
  newPages,
  ['Local listings', `${atLeast(citations.directories)} directories`],
  ['Website', `${audit.points}-point audit and repairs`],
  ['Reviews', 'Requests and replies'],
  reporting,
];

export const Price = () => (
  <p className="flex flex-wrap items-baseline gap-x-3">
    <b className="wrap-break-word min-w-0 font-serif text-price">{dollars(plan.monthly)}</b>{' '}
    <span>a month. No setup fees.</span>
  </p>
);

export const PricingSection = ({
  heading,
  lede,
  campaign,
  rows = planTerms,
  note,
  sheet,
  children,
}: {
  heading: string;
  lede?: CopyText;
  campaign?: Campaign;
  /** The card’s terms. By default, it has all of them. */
  rows?: readonly Term[];
  /** Right below the card. */
  note?: ReactNode;
  /** Stands below the card, on wide screens beside it, below the heading. */
  sheet?: ReactNode;
  /** Stands below both columns, such as what the plan includes. */
  children?: ReactNode;
}) => (
  <SplitSection act label="Pricing" tone="sunk" id="fees" className="split-7 gap-y-6">
    <div className="lg:sticky lg:top-24">
      <SectionHeading className="mb-5">
        <Copy text={heading} />
      </SectionHeading>
      {lede && <Paragraph className="lede" text={lede} />}
    </div>
    <div className={cn('grid gap-y-6', Boolean(sheet) && 'lg:row-span-2')}>
      <PricingCard terms={rows} button={<BookingButton campaign={campaign}>Start with a free call</BookingButton>}>
        <h3>{plan.name}</h3>
        <div className="my-4">
          <Price />
        </div>
      </PricingCard>
      {note}
    </div>
    {sheet}
    {children && <div className="lg:col-span-full lg:mt-10">{children}</div>}
  </SplitSection>
);
