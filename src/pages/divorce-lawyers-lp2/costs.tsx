import { dollars } from '../../lib/format.ts';
import { LandingSection, Ledger, type LedgerRow, RepeatedCall, SideBySide } from '../../sections/landing-sections.tsx';
import { claims } from '../../site/claims.ts';
import { Paragraphs } from '../../ui/copy.tsx';

const { firstYear, fromMonthSeven, months } = claims.landingPage;

/** An example for the math; its caption says so. */
const invoice = { leads: 40, price: 100, reached: 18, met: 6, signed: 2 };
const bill = invoice.leads * invoice.price;
const each = (total: number, count: number) => `${dollars(Math.round(total / count))} each`;

const leadRows: readonly LedgerRow[] = [
  ['Leads on the invoice', `${invoice.leads} a month`, each(bill, invoice.leads)],
  ['Reached by phone', `${invoice.reached}`, each(bill, invoice.reached)],
  ['Came to a consultation', `${invoice.met}`, each(bill, invoice.met)],
  ['Signed', `${invoice.signed}`, each(bill, invoice.signed)],
];

const searchRows: readonly LedgerRow[] = [
  ...['One', 'Two', 'Three'].map((name, index): LedgerRow => {
    const cases = (index + 1) * months;
    return [`${name} new ${index === 0 ? 'case' : 'cases'} a month`, `${cases}`, each(firstYear, cases)];
  }),
  ['From month 7, at one new case a month, earlier fees not counted', '1 a month', each(fromMonthSeven, 1)],
];

/** The price of a signed case, worked out both ways. */
export const LeadLedger = () => (
  <LandingSection
    id="ledger"
    label="The math"
    tone="card"
    heading="What a signed case costs: bought leads vs. SEO"
    text={[
      'You’re billed for phone numbers, but what you want is a signed case. No invoice shows its price, so work it out yourself.',
      'Take last month’s invoice and your list of new matters, and divide. Here is an example.',
    ]}
    wide
    exhibit={
      <Ledger caption="Example: one invoice, divided four times" head={['Step', 'People', 'Cost']} rows={leadRows} />
    }
  >
    <SideBySide
      className="mt-12"
      wide
      exhibit={
        <Ledger
          caption={`SEO: ${dollars(firstYear)} in first-year fees, divided`}
          head={['If search brings', 'Cases', 'Cost']}
          rows={searchRows}
        />
      }
    >
      <Paragraphs
        text={[
          `The same math applies to SEO, and in the first year SEO doesn’t always win. Our first-year total is ${dollars(firstYear)}. If search brings one new case a month, each costs ${dollars(Math.round(firstYear / months))}, more than the ${dollars(bill / invoice.signed)} in the example. If it brings two, as the leads in the example do, you pay ${each(firstYear, invoice.signed * months)}, and ${dollars(firstYear)} for the year instead of ${dollars(bill * months)}. We can’t know which it will be, so the table tries one, two and three a month, counted from month 1. Starting that early flatters us: most clients see first results in about ${claims.daysToResults} days, and those start small. While you still buy leads, add that invoice, too.`,
          `The difference is what happens next. The seller sets the price again every year, knowing what you paid. Pages you have paid for are yours, and the next reader costs you nothing beyond our monthly fee, which is ${dollars(fromMonthSeven)} from month 7.`,
          'There are two good reasons to buy leads. A new office with no history needs calls before any page can rank. And if you want to test another county, a month of leads shows you who calls from there before you pay for pages.',
        ]}
      />
    </SideBySide>
  </LandingSection>
);

const costs = [
  {
    title: 'Conflicts: the other spouse fills out forms, too',
    text: [
      'In an injury case you usually deal with an insurer. In a divorce it’s the other spouse, who may be searching the same evening. Once you’ve heard too much from one spouse, you may not be able to represent the other. If you’ve heard too much from both, you may be able to represent neither.[^conflict] With a bought lead, the name and the facts arrive together, before anyone can run a conflict check.',
      'With your own page, the conflict check can come first. While people read, you learn nothing about them. Your form can ask for both spouses’ names and nothing about the case. Intake runs the check, and then you hear the story.',
    ],
  },
  {
    title: 'Trust: the phone rings where the spouse can hear it',
    text: [
      'A shared lead goes to whoever calls first, so everybody calls at once. A spouse who hasn’t told anyone yet gets calls at dinner from unknown numbers. By the time your firm gets through, you may be the third stranger that evening, and you start by apologizing.',
      'The bar has a rule here, too. You may buy leads, but not from a seller that recommends you, passes the referral off as unpaid, or suggests that it studied the case to choose you.[^referral] The payment has limits of its own: no share of your fee, for example (Model Rule 5.4(a)). “We matched you with the right attorney” can suggest that the seller chose you. Ask for a screenshot of what the person saw. You are paying for those words.',
    ],
  },
];

/** Two costs of bought leads that only a family lawyer has. */
export const OffTheInvoice = () => (
  <LandingSection
    id="off"
    label="Hidden"
    tone="ink"
    heading="Two costs of bought leads that no invoice shows"
    text={['Everyone who buys leads complains about the price. A family-law firm pays in two more ways.']}
  >
    <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-2">
      {costs.map(({ title, text }) => (
        <div key={title} className="max-w-text border-rule-ink border-t pt-6">
          <h3>{title}</h3>
          <Paragraphs className="mt-6" text={text} />
        </div>
      ))}
    </div>
    <RepeatedCall />
  </LandingSection>
);
