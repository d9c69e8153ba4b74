import { claims, dollars } from '../../site/claims.ts';
import { Copy } from '../../ui/copy.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';

const { plan, terms, daysToResults } = claims;

const answers = [
  {
    figure: dollars(plan.monthly),
    label: 'a month for all four services',
    says: `The ${plan.name}: no setup fee, month to month. Cancel anytime with ${terms.noticeDays} days’ written notice.`,
  },
  {
    figure: `${daysToResults} days`,
    label: 'or so until most clients see first results',
    says: 'Counted from the day work starts. The first results are small, and crowded markets take longer.',
  },
  {
    figure: `${plan.guaranteeDays} days`,
    label: 'to see progress, or we work free',
    says: `If you see no progress by day ${plan.guaranteeDays}, we keep working for free until you do. ${plan.progress} It’s in [section 6 of our terms](/terms-of-service#guarantee).`,
  },
] as const;

/** What a service costs, how long it takes and what the reader risks: the same three answers on each service's page. */
export function PlanTerms({ heading, lede }: { heading: string; lede: string }) {
  return (
    <Section label="Pricing" tone="sunk" labelledBy="pricing">
      <SectionHead id="pricing" heading={heading} lede={lede} />
      <div className="rec rec--3">
        {answers.map(({ figure, label, says }) => (
          <div key={label} className="rec__i">
            <h3 className="grid gap-2">
              <span className="rec__n">{figure}</span>{' '}
              <span className="font-sans text-body font-semibold">{label}</span>
            </h3>
            <p className="col-span-full text-small text-ink-2">
              <Copy text={says} />
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}
