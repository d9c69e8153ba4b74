import type { ReactNode } from 'react';
import { claims } from '../site/claims.ts';
import { Actions } from '../ui/link.tsx';
import { Section } from '../ui/section.tsx';

const { auditParts, auditItems } = claims.consultation;

/** The audit’s six items in brief, for pages with many words of their own. */
export const FreeAuditBrief = ({ button }: { button: ReactNode }) => (
  <Section
    label="First step"
    tone="card"
    labelledBy="free-call-title"
    heading={`Your free ${auditItems}-item audit, yours to keep`}
    lede="We go through it with you on the call. [See a page of one](/#free-call)."
  >
    <ol className="grid gap-x-10 rule-top sm:grid-cols-2 lg:grid-cols-3">
      {auditParts.map((part, index) => (
        <li key={part} className="flex items-baseline gap-4 border-rule border-b py-3.5">
          <span className="font-display font-serif text-data text-h3 tabular-nums" aria-hidden="true">
            {index + 1}
          </span>
          {part}
        </li>
      ))}
    </ol>
    <Actions className="mt-8">{button}</Actions>
  </Section>
);
