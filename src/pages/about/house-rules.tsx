import { claims, dollars } from '../../site/claims.ts';
import { Copy } from '../../ui/copy.tsx';
import { SectionHeading, Sheet } from '../../ui/sheet.tsx';

const { plan, terms, daysToResults, consultation } = claims;

const rules = [
  [
    '$0',
    `for the first ${consultation.minutes} minutes. The consultation is free, and you keep the audit, valued at ${dollars(consultation.auditValue)}.`,
  ],
  [dollars(plan.monthly), `a month for the ${plan.name}. All four services are in it.`],
  [`${daysToResults} days`, 'to results for most clients. If your market is slower, we tell you before you sign.'],
  [
    `${plan.guaranteeDays} days`,
    `to show progress. If you see none, our work continues free until you do. ${plan.progress}`,
  ],
  [
    `${terms.noticeDays} days`,
    'of written notice ends the agreement in any month. The [terms](/terms-of-service) put it in one sentence.',
  ],
  [
    '24/7',
    'dashboard, plus an email every week and a report every month. Calls and consultations come first in all three, rankings second.',
  ],
  [
    '0',
    'rankings promised. Search engines decide those, and our [sample case studies](/case-studies) include the searches that weren’t won.',
  ],
] as const;

/** What the agency can be held to: terms and claims of the specification, sections 1 and 9. */
export function HouseRules() {
  return (
    <Sheet folio="Our terms" tone="sunk" labelledBy="rules" bodyClass="two">
      <div className="lg:sticky lg:top-[calc(var(--bar-h)+2rem)] lg:self-start">
        <SectionHeading id="rules">What you can hold us to on price, time and results</SectionHeading>
        <p className="lede mt-5">
          Seven terms, each with a number. If one turns out not to be true for you, quote it back to us.
        </p>
      </div>
      <ul className="rows">
        {rules.map(([figure, text]) => (
          <li key={figure}>
            <b>{figure}</b>
            <span>
              <Copy text={text} />
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
