import type { CopyText } from '../lib/copy-text.ts';
import { atLeast, dollars, range } from '../lib/format.ts';
import type { Campaign } from '../site/booking.ts';
import { claims } from '../site/claims.ts';
import { Copy } from '../ui/copy.tsx';
import { Ticks } from '../ui/list.tsx';
import { columns, Section, SectionHeading } from '../ui/section.tsx';
import { BookingButton } from './call-to-action.tsx';
import { PricingCard, type Term } from './pricing-card.tsx';

const { plan } = claims;

/** The plan's terms as they are read: term on the left, answer on the right. */
const planTerms: readonly Term[] = [
  ['Setup fee', dollars(plan.setupFee)],
  ['Term', 'Month to month'],
  ['To leave', `${plan.cancel}, ${claims.terms.noticeDays} days’ notice`],
  ['Satisfaction guarantee', `Progress in ${plan.guaranteeDays} days, or we work free`],
  ['New pages', `${range(plan.contentPages)} a month`],
  ['Local listings', `${atLeast(claims.citations.directories)} directories`],
  ['Website', `${claims.audit.points}-point audit and repairs`],
  ['Reviews', 'Requests and replies'],
  ['Reporting', 'Weekly, monthly, live'],
];

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
  rows = planTerms,
}: {
  heading: string;
  lede?: CopyText;
  points: readonly CopyText[];
  campaign: Campaign;
  tone?: 'paper' | 'sunk';
  rows?: readonly Term[];
}) {
  return (
    <Section label="Pricing" tone={tone} labelledBy="fees" bodyClass={columns.figure}>
      <div>
        <SectionHeading id="fees" className="mb-5">
          {heading}
        </SectionHeading>
        {lede && (
          <p className="lede">
            <Copy text={lede} />
          </p>
        )}
        <Ticks items={points} className="mt-7" />
      </div>
      <PricingCard terms={rows} button={<BookingButton campaign={campaign} />}>
        <h3 className="font-semibold">{plan.name}</h3>
        <p className="mt-2 mb-4 flex flex-wrap items-baseline gap-x-3">
          {/* Forced colors give text a plate of its own, which would cover the line above. */}
          <b className="font-display font-serif text-[clamp(3.75rem,2.6rem+4.4vw,5.75rem)]/[0.95] tracking-[-0.03em] forced-colors:leading-tight">
            {dollars(plan.monthly)}
          </b>
          <span>a month</span>
        </p>
      </PricingCard>
    </Section>
  );
}
