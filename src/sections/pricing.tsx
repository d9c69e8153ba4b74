import type { ReactNode } from 'react';
import type { CopyText } from '../lib/copy-text.ts';
import type { Campaign } from '../site/booking.ts';
import { claims, dollars } from '../site/claims.ts';
import { Copy } from '../ui/copy.tsx';
import { Ticks } from '../ui/list.tsx';
import { Section, SectionHead, SectionHeading } from '../ui/section.tsx';
import { BookingButton } from './call-to-action.tsx';
import { ExplainedStats } from './stat-strip.tsx';

const { plan, terms, daysToResults } = claims;

/** The plan's terms as they are read: term on the left, answer on the right. */
const schedule: readonly (readonly [term: string, answer: ReactNode])[] = [
  ['Setup fee', dollars(plan.setupFee)],
  ['Term', 'Month to month'],
  ['To leave', `${plan.cancel}, ${terms.noticeDays} days’ notice`],
  ['Satisfaction guarantee', `${plan.guaranteeDays} days`],
  ['New pages', `${plan.contentPages} a month`],
  ['Local listings', `${claims.citations.directories} directories`],
  ['Website', `${claims.audit.points}-point audit and repairs`],
  ['Reviews', 'Requests and replies'],
  ['Reporting', 'Weekly, monthly, live'],
];

/** The one plan with its price and terms, drawn as a yellow legal pad. */
function PricingCard({ campaign, rows = schedule }: { campaign: Campaign; rows?: typeof schedule }) {
  return (
    <div className="pad">
      <div className="pad__in">
        <h3>{plan.name}</h3>
        <p className="pad__p">
          <b>{dollars(plan.monthly)}</b>
          <span>a month</span>
        </p>
        <dl>
          {rows.map(([term, answer]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
        <BookingButton campaign={campaign} />
        <p className="note">Opens our calendar in a new tab.</p>
      </div>
    </div>
  );
}

/**
 * The pricing section: why it costs what it costs, and the pricing card.
 * @param rows The card's terms, where a page does not show all of them.
 */
export function PricingSection({
  heading,
  lede,
  points,
  campaign,
  tone = 'paper',
  rows,
}: {
  heading: string;
  lede?: CopyText;
  points: readonly CopyText[];
  campaign: Campaign;
  tone?: 'paper' | 'sunk';
  rows?: typeof schedule;
}) {
  return (
    <Section label="Pricing" tone={tone} labelledBy="fees" bodyClass="fee">
      <div>
        <SectionHeading id="fees">{heading}</SectionHeading>
        {lede && (
          <p className="lede">
            <Copy text={lede} />
          </p>
        )}
        <Ticks items={points} />
      </div>
      <PricingCard campaign={campaign} rows={rows} />
    </Section>
  );
}

const answers = [
  {
    value: dollars(plan.monthly),
    label: 'a month for all four services',
    says: `The ${plan.name}: no setup fee, month to month. Cancel anytime with ${terms.noticeDays} days’ written notice.`,
  },
  {
    value: `${daysToResults} days`,
    label: 'or so until most clients see first results',
    says: 'Counted from the day work starts. The first results are small, and crowded markets take longer.',
  },
  {
    value: `${plan.guaranteeDays} days`,
    label: 'to see progress, or we work free',
    says: `If you see no progress by day ${plan.guaranteeDays}, we keep working for free until you do. ${plan.progress} It’s in [section 6 of our terms](/terms-of-service#guarantee).`,
  },
] as const;

/** What a service costs, how long it takes and what the reader risks: the same three answers on each service's page. */
export function PlanTerms({ heading, lede }: { heading: string; lede: string }) {
  return (
    <Section label="Pricing" tone="sunk" labelledBy="pricing">
      <SectionHead id="pricing" heading={heading} lede={lede} />
      <ExplainedStats stats={answers} />
    </Section>
  );
}
