import type { ReactNode } from 'react';
import type { CopyText } from '../lib/copy-text.ts';
import type { Campaign } from '../site/booking.ts';
import { claims, dollars } from '../site/claims.ts';
import { Copy } from '../ui/copy.tsx';
import { Ticks } from '../ui/list.tsx';
import { Section, SectionHeading } from '../ui/section.tsx';
import { BookingButton } from './booking-button.tsx';

const { plan, terms } = claims;

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
