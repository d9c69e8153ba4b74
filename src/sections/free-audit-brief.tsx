import type { ReactNode } from 'react';
import { link } from '../copy/copy-text.ts';
import { consultation } from '../offer/plan.ts';
import { Actions } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';

const { auditParts, auditItems, minutes } = consultation;

export const FreeAuditBrief = ({ booking }: { booking: ReactNode }) => (
  <Section
    label="First step"
    heading={`Your free ${auditItems}-item audit`}
    lede={`We run it before the call, then walk you through it in ${minutes} minutes. ${link('/#free-call', 'See a page of one')}.`}
  >
    <ol className="rule-top two-up grid gap-x-5 sm:gap-x-8 lg:grid-cols-3">
      {auditParts.map((part, index) => (
        <li
          key={part}
          className="flex items-baseline gap-3 border-rule border-b py-3 leading-snug max-sm:text-small/snug"
        >
          <span className="font-serif text-xl/tight" aria-hidden="true">
            {index + 1}
          </span>
          {part}
        </li>
      ))}
    </ol>
    <Actions className="mt-4">{booking}</Actions>
  </Section>
);
