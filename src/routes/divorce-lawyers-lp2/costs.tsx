import { Paragraphs } from '../../copy/copy.tsx';
import { dollars, inWords } from '../../lib/format.ts';
import { landingFees, newCases, scheduleTotal } from '../../offer/landing-fees.ts';
import { DiscoveryLink, firstYearFees, LandingSection } from '../../sections/landing-sections.tsx';
import { Actions } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { DataTable } from '../../ui/table.tsx';

const { fromMonthSeven, months } = landingFees;

type LedgerRow = readonly [what: string, cost: string];

const Ledger = ({ caption, what, rows }: { caption: string; what: string; rows: readonly LedgerRow[] }) => (
  <DataTable
    className="leading-snug"
    caption={caption}
    captionClass="pb-3 text-balance text-left font-serif font-sub text-h3"
    headClass="rule-top border-ink border-b text-small *:py-2"
    rowClass="align-baseline *:py-2"
    rows={rows}
    columns={[
      { header: what, cell: ([row]) => row, cellClass: 'pr-3 font-medium text-small' },
      {
        header: 'Cost each',
        headerClass: 'text-right',
        cell: ([, cost]) => cost,
        cellClass: 'text-right font-serif font-sub text-body',
      },
    ]}
  />
);

/** An invented month, as the caption says. */
const invoice = { leads: 40, price: 100, reached: 18, met: 6, signed: 2 };
const bill = invoice.leads * invoice.price;
const each = (total: number, count: number) => dollars(Math.round(total / count));

const leadRows: readonly LedgerRow[] = [
  [`${invoice.leads} leads on the invoice`, each(bill, invoice.leads)],
  [`${invoice.reached} reached by phone`, each(bill, invoice.reached)],
  [`${invoice.met} came to a consultation`, each(bill, invoice.met)],
  [`${invoice.signed} signed`, each(bill, invoice.signed)],
];

const searchRows: readonly LedgerRow[] = [
  ...[invoice.signed, newCases].map(
    (cases): LedgerRow => [
      `${cases * months} cases in the first year, ${inWords(cases)} a month`,
      each(scheduleTotal, cases * months),
    ],
  ),
  [`From month 7, ${inWords(invoice.signed)} cases a month`, each(fromMonthSeven, invoice.signed)],
];

export const LeadLedger = () => (
  <LandingSection
    label="The math"
    heading="What a signed case costs: bought leads vs. SEO"
    text={[
      `In the example, leads cost ${dollars(bill * months)} a year. Pages you’ve paid for are yours, and the next reader costs you nothing extra.`,
    ]}
  >
    <div className="mt-8 grid items-start gap-x-8 gap-y-10 lg:grid-cols-2">
      <Ledger caption="Bought leads: one example invoice" what="People" rows={leadRows} />
      <Ledger caption={`SEO: ${firstYearFees} in first-year fees`} what="Cases from search" rows={searchRows} />
    </div>
    <Actions className="mt-8">
      <DiscoveryLink>Go over my invoice on the call</DiscoveryLink>
    </Actions>
  </LandingSection>
);

const costs = [
  {
    title: 'Conflicts: the other spouse fills out forms, too',
    text: [
      'Once you’ve heard too much from both spouses, you may be able to represent neither.[^conflict] With a bought lead, the name and the facts arrive together, before anyone can run a conflict check. Your own form can ask for both spouses’ names and nothing about the case.',
    ],
  },
  {
    title: 'Trust: the phone rings where the spouse can hear it',
    text: [
      'A shared lead goes to whoever calls first. You may be the third stranger that evening. You may buy leads, but not from a seller that recommends you or suggests that it studied the case to choose you.[^referral] “We matched you with the right attorney” can do just that.',
    ],
  },
];

export const OffTheInvoice = () => (
  <Section label="Hidden" tone="ink" heading="Two costs of bought leads that no invoice shows">
    <div className="grid gap-x-8 gap-y-8 lg:grid-cols-2">
      {costs.map(({ title, text }) => (
        <div key={title} className="max-w-text border-rule-ink border-t pt-6">
          <h3>{title}</h3>
          <Paragraphs className="mt-4" text={text} />
        </div>
      ))}
    </div>
    <Actions className="mt-8">
      <DiscoveryLink>Bring your contract to the call</DiscoveryLink>
    </Actions>
  </Section>
);
