import { Paragraphs } from '../../copy/copy.tsx';
import { dollars, inWords } from '../../lib/format.ts';
import { landingFees } from '../../offer/landing-fees.ts';
import { DiscoveryLink, LandingSection } from '../../sections/landing-sections.tsx';
import { Actions } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { DataTable } from '../../ui/table.tsx';

const { auditMinutes, firstYear, fromMonthSeven, casesAMonth, months } = landingFees;

interface LedgerRow {
  what: string;
  count: string;
  cost: string;
}

const Ledger = ({
  caption,
  what,
  count,
  rows,
}: {
  caption: string;
  /** The headers of the first two columns. */
  what: string;
  count: string;
  rows: readonly LedgerRow[];
}) => (
  <DataTable
    variant="stacked"
    className="leading-snug"
    caption={caption}
    captionClass="pb-3 text-left font-serif font-sub text-h3"
    headClass="rule-top border-ink border-b text-small *:py-2 max-md:grid-cols-2"
    rowClass="align-baseline font-serif font-sub text-body max-md:grid-cols-2 max-md:py-2 md:*:py-2.5"
    rows={rows}
    columns={[
      { header: what, cell: (row) => row.what, cellClass: 'col-span-2 font-medium font-sans text-small' },
      {
        header: count,
        onPhones: true,
        headerClass: 'md:text-right',
        cell: (row) => row.count,
        cellClass: 'md:text-right',
      },
      {
        header: 'Cost each',
        onPhones: true,
        headerClass: 'text-right',
        cell: (row) => row.cost,
        cellClass: 'text-right',
      },
    ]}
  />
);

/** An invented month, as the caption says. */
const invoice = { leads: 40, price: 100, reached: 18, met: 6, signed: 2 };
const bill = invoice.leads * invoice.price;
const each = (total: number, count: number) => dollars(Math.round(total / count));

const leadRows: readonly LedgerRow[] = [
  { what: 'Leads on the invoice', count: `${invoice.leads} a month`, cost: each(bill, invoice.leads) },
  { what: 'Reached by phone', count: `${invoice.reached}`, cost: each(bill, invoice.reached) },
  { what: 'Came to a consultation', count: `${invoice.met}`, cost: each(bill, invoice.met) },
  { what: 'Signed', count: `${invoice.signed}`, cost: each(bill, invoice.signed) },
];

const inTheYear = (casesAMonth: number) => casesAMonth * months;

const searchRows: readonly LedgerRow[] = [
  ...[invoice.signed, casesAMonth].map((cases) => ({
    what: `First year, ${inWords(cases)} new cases a month`,
    count: `${inTheYear(cases)}`,
    cost: each(firstYear, inTheYear(cases)),
  })),
  {
    what: `From month 7, ${inWords(invoice.signed)} new cases a month`,
    count: `${invoice.signed} a month`,
    cost: each(fromMonthSeven, invoice.signed),
  },
];

export const LeadLedger = () => (
  <LandingSection
    label="The math"
    tone="card"
    heading="What a signed case costs: bought leads vs. SEO"
    text={[
      `In the example, leads cost ${dollars(bill * months)} a year. Our first year costs ${dollars(firstYear)}, and from month 7 you pay ${dollars(fromMonthSeven)} a month. Pages you’ve paid for are yours, and the next reader costs you nothing more.`,
    ]}
  >
    <div className="mt-8 grid items-start gap-x-8 gap-y-10 xl:grid-cols-2">
      <Ledger caption="Bought leads: one example invoice" what="Step" count="People" rows={leadRows} />
      <Ledger
        caption={`SEO: ${dollars(firstYear)} in first-year fees`}
        what="If search brings"
        count="Cases"
        rows={searchRows}
      />
    </div>
  </LandingSection>
);

const costs = [
  {
    title: 'Conflicts: the other spouse fills out forms, too',
    text: [
      'Once you’ve heard too much from one spouse, you may not be able to represent the other. If you’ve heard too much from both, you may be able to represent neither.[^conflict] With a bought lead, the name and the facts arrive together, before anyone can run a conflict check. On your own page, your form can ask for both spouses’ names and nothing about the case, and intake runs the check first.',
    ],
  },
  {
    title: 'Trust: the phone rings where the spouse can hear it',
    text: [
      'A shared lead goes to whoever calls first, so everybody calls at once. You may be the third stranger that evening.',
      'You may buy leads, but not from a seller that recommends you or suggests that it studied the case to choose you.[^referral] “We matched you with the right attorney” can do just that. Ask for a screenshot of what the person saw.',
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
    <Actions className="mt-10">
      <DiscoveryLink />
      <p className="note">Free, with a {auditMinutes}-minute competitor audit.</p>
    </Actions>
  </Section>
);
