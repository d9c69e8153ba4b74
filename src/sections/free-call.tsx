import type { ReactNode } from 'react';
import { listed, range, uncapitalized } from '../lib/format.ts';
import { claims } from '../site/claims.ts';
import { Exhibit } from '../ui/exhibit.tsx';
import { Actions } from '../ui/link.tsx';
import { Section } from '../ui/section.tsx';
import { SampleAudit } from './sample-audit.tsx';

const { minutes, auditParts, agenda, host } = claims.consultation;

/** `pages Google can’t read, …, reviews and the first page to write` */
const partsInWords = listed(auditParts.map(uncapitalized));

const steps = [
  'You tell us which cases you want more of, and in which county.',
  'We go through the audit with you, item by item. We ran it before the call.',
  'We search your county live: who is above you, why, and which searches you could win.',
  'You ask. We tell you what we would do first, what it costs, and whether we work for a firm near you.',
];

const facts = {
  'Who is on the call': host,
  'What to bring':
    'Your website’s address and the kind of case you want. If you can log in to your Google Business Profile, have it open.',
  'What you sign': 'Nothing. You keep the audit, whether or not you hire us.',
};

/** The minutes of one step on a rule as long as the call. */
const StepSpan = ({ from, to }: { from: number; to: number }) => (
  <svg viewBox={`0 0 ${minutes} 1`} preserveAspectRatio="none" className="mt-2 h-1.5 w-full" aria-hidden="true">
    <rect width={minutes} height="1" className="fill-data-tint" />
    <rect x={from} width={to - from} height="1" className="fill-data" />
  </svg>
);

/**
 * What the free audit contains, with a page of one, and how the call goes: what a visitor wants to know before booking.
 * @param letter Of the exhibit, in the order of the page.
 * @param button The page’s own booking button; without one, the visitor has booked.
 */
export const FreeCallSection = ({
  letter,
  button,
  heading = `Free: an audit of your site and ${minutes} minutes to discuss it`,
  tone = 'card',
}: {
  letter: string;
  button?: ReactNode;
  heading?: string;
  tone?: 'card' | 'paper';
}) => (
  <Section
    id="free-call"
    label="First step"
    tone={tone}
    labelledBy="free-call-title"
    heading={heading}
    lede={`The audit covers ${partsInWords}.`}
  >
    <div className="grid gap-12 lg:grid-cols-[5fr_6fr] lg:items-start xl:gap-16">
      <div className="lg:sticky lg:top-[calc(var(--bar-h)+2rem)]">
        <h3>The call: {minutes} minutes in four steps</h3>
        <ol className="mt-4 rule-top">
          {steps.map((step, index) => {
            const span = [agenda[index - 1] ?? 0, agenda[index] ?? minutes] as const;
            return (
              <li key={step} className="flex flex-wrap gap-x-5 gap-y-2 border-rule border-b py-3.5">
                <div className="w-20">
                  <p className="font-serif font-sub text-data tabular-nums text-xl/tight">
                    <span className="sr-only">Minutes </span>
                    {range(span)}
                  </p>
                  <StepSpan from={span[0]} to={span[1]} />
                </div>
                <p className="grow basis-48 text-ui/normal">{step}</p>
              </li>
            );
          })}
        </ol>
        <dl className="mt-8 grid gap-4">
          {Object.entries(facts).map(([term, text]) => (
            <div key={term} className="text-ui/normal">
              <dt className="font-semibold">{term}</dt>
              <dd className="text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
        {button && <Actions className="mt-8">{button}</Actions>}
      </div>
      <Exhibit letter={letter} caption="Illustration. Page 1 of an audit. Yours names the pages of your own site.">
        <SampleAudit />
      </Exhibit>
    </div>
  </Section>
);
