import { Paragraphs } from '../../sections/paragraphs.tsx';
import { claims, dollars } from '../../site/claims.ts';
import { Column, SideBySide } from './column.tsx';

const { firstYear, fromMonthSeven, months } = claims.landingPage;

/** An example for the arithmetic; its caption says so. */
const invoice = { leads: 40, price: 100, reached: 18, met: 6, signed: 2 };
const bill = invoice.leads * invoice.price;
const each = (total: number, count: number) => `${dollars(Math.round(total / count))} each`;

type Row = readonly [what: string, count: string, cost: string];

const leadRows: readonly Row[] = [
  ['Leads on the invoice', `${invoice.leads} a month`, each(bill, invoice.leads)],
  ['Reached by phone', `${invoice.reached}`, each(bill, invoice.reached)],
  ['Came to a meeting', `${invoice.met}`, each(bill, invoice.met)],
  ['Signed', `${invoice.signed}`, each(bill, invoice.signed)],
];

const searchRows: readonly Row[] = [
  ...['One', 'Two', 'Three'].map((name, index): Row => {
    const cases = (index + 1) * months;
    return [`${name} new ${index === 0 ? 'case' : 'cases'} a month`, `${cases}`, each(firstYear, cases)];
  }),
  ['From month 7, one a month', '1', each(fromMonthSeven, 1)],
];

function Ledger({
  caption,
  head,
  rows,
}: {
  caption: string;
  head: readonly [string, string, string];
  rows: readonly Row[];
}) {
  return (
    <table className="num w-full text-right leading-snug">
      <caption className="pb-3 text-left font-serif font-sub text-h3">{caption}</caption>
      <thead className="border-ink border-t-2 align-bottom text-small">
        <tr className="*:border-ink *:border-b *:py-2 *:pl-3 *:font-semibold">
          {head.map((title, index) => (
            <th key={title} scope="col" className={index === 0 ? 'pl-0! text-left' : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="align-baseline font-medium font-serif text-[1.0625rem] sm:text-[1.1875rem]">
        {rows.map(([what, count, cost]) => (
          <tr key={what} className="last:font-semibold *:border-rule *:border-b *:py-2.5 *:pl-3">
            <th scope="row" className="pl-0! text-left font-medium font-sans text-small sm:text-ui">
              {what}
            </th>
            <td className="min-[22.5rem]:whitespace-nowrap">{count}</td>
            <td className="min-[22.5rem]:whitespace-nowrap">{cost}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The price of a signed case, worked out both ways; the reader is to repeat it with real figures. */
export function LeadLedger() {
  return (
    <Column
      id="ledger"
      folio="The math"
      tone="card"
      heading="What a signed case costs: bought leads against SEO"
      text={[
        'A lead is a phone number. What you want is a signed case, and its price is never on the bill.',
        'Take last month’s invoice and your list of new matters, and divide. Here is an example; put your own numbers in.',
      ]}
      wide
      exhibit={
        <Ledger caption="Example: one invoice, divided four times" head={['Step', 'People', 'Cost']} rows={leadRows} />
      }
    >
      <SideBySide
        className="mt-14"
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
            `The same math applies to SEO, and in the first year it isn’t always better. Our first-year total is ${dollars(firstYear)}. At one new case a month, each costs more than the one in the example. Your market decides how many cases search brings, so each line assumes a number.`,
            'The difference is what happens next. The seller sets the price again every year, knowing what you paid. A page is yours, and its next reader costs you nothing extra.',
            'There are two good reasons to buy leads. A new office with no history needs calls before any page can rank. And if you want to test another county, leads tell you cheaply, within a month, whether it’s worth writing for.',
          ]}
        />
      </SideBySide>
    </Column>
  );
}
