import { claims, dollars } from '../../site/claims.ts';
import { Copy } from '../../ui/copy.tsx';
import { SectionHeading, Sheet } from '../../ui/sheet.tsx';

const { plan, terms, daysToResults, consultation } = claims;

const rules = [
  [
    '$0',
    `to find out. The consultation is free, ${consultation.minutes} minutes, and the audit you keep is valued at ${dollars(consultation.auditValue)}.`,
  ],
  [dollars(plan.monthly), `a month for the ${plan.name}. All four services are in it.`],
  [`${daysToResults} days`, 'to results for most clients. If your market is slower, you hear it at the start.'],
  [`${plan.guaranteeDays} days`, 'to show progress. Without it, work continues free until you see some.'],
  [
    `${terms.noticeDays} days`,
    'of written notice end the agreement, in any month. The [terms](/terms-of-service) say so in one sentence.',
  ],
  [
    '24/7',
    'dashboard, an email every week, a report every month. Calls and consultations come first in all three, rankings second.',
  ],
  ['0', 'rankings promised. Search engines decide those, and [three campaigns](/case-studies) show how it can go.'],
] as const;

/** What the agency can be held to: terms and claims of the specification, sections 1 and 9. */
export function HouseRules() {
  return (
    <Sheet folio="Our word" tone="sunk" labelledBy="rules" bodyClass="two">
      <div className="lg:sticky lg:top-[calc(var(--bar-h)+2rem)] lg:self-start">
        <SectionHeading id="rules">What you can hold us to</SectionHeading>
        <p className="lede mt-5">
          Seven lines that fit on an index card. If one of them turns out not to be true for you, quote it back to us.
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
