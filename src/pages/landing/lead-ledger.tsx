import { totalFees } from '../../charts/roi.ts';
import { Paragraphs } from '../../sections/paragraphs.tsx';
import { claims, dollars } from '../../site/claims.ts';
import { Column } from './column.tsx';

const { landingPage } = claims;

/** An invented invoice for the arithmetic; the note `example` says so on the page. */
const invoice = { leads: 40, price: 100, reached: 18, met: 6, signed: 2 };
const perMatter = (invoice.leads * invoice.price) / invoice.signed;
const fees = totalFees(landingPage);

const rows: readonly [step: string, count: string, cost: string][] = [
  ['Leads on the invoice', `${invoice.leads} a month`, `${dollars(invoice.price)} each`],
  [
    'Reached by phone',
    `${invoice.reached}`,
    `${dollars(Math.round((invoice.leads * invoice.price) / invoice.reached))} each`,
  ],
  ['Came to a meeting', `${invoice.met}`, `${dollars(Math.round((invoice.leads * invoice.price) / invoice.met))} each`],
  ['Signed', `${invoice.signed}`, `${dollars(perMatter)} each`],
];

const perCase = (cases: number) => dollars(Math.round(fees / cases));

/** The price of a signed matter, worked out both ways; the reader is to repeat it with real figures. */
export function LeadLedger() {
  return (
    <Column
      id="ledger"
      folio="The math"
      tone="card"
      heading="The price of a lead is the wrong figure"
      text={[
        'A lead is a phone number. What your firm buys with it is a signed matter, and that price is never on the bill. Take last month’s invoice and your list of new matters, and do the division. The one below is an example.[^example]',
      ]}
    >
      <table className="num mt-8 w-full max-w-text text-right leading-snug">
        <caption className="pb-3 text-left font-serif font-sub text-h3">One invoice, divided four times</caption>
        <thead className="border-ink border-t-2 align-bottom text-small">
          <tr className="*:border-ink *:border-b *:py-2 *:pl-3 *:font-semibold">
            <th scope="col" className="pl-0! text-left">
              Step
            </th>
            <th scope="col">People</th>
            <th scope="col">Cost</th>
          </tr>
        </thead>
        <tbody className="align-baseline font-medium font-serif text-[1.0625rem] sm:text-[1.1875rem]">
          {rows.map(([step, count, cost]) => (
            <tr key={step} className="last:font-semibold *:border-rule *:border-b *:py-2.5 *:pl-3">
              <th scope="row" className="pl-0! text-left font-medium font-sans text-small sm:text-ui">
                {step}
              </th>
              <td className="min-[22.5rem]:whitespace-nowrap">{count}</td>
              <td className="min-[22.5rem]:whitespace-nowrap">{cost}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-10 max-w-text">
        <Paragraphs
          className="mt-6"
          text={[
            `The same math applies to search, and in the first year it is not always the better one. Our fees for that year are ${dollars(fees)}.[^search] If search brings one new case a month, each has cost ${perCase(12)}, which is more than the matter in the example. With two a month it is ${perCase(24)}, and with three ${perCase(36)}. From month 7 the fee is ${dollars(landingPage.fromMonthSeven)}, and a single case in a month costs that.`,
            'The difference is in what happens next. The seller’s price is set again every year, by somebody who knows what you paid. A page is yours to keep, and its next reader adds nothing to the fee.',
            'Bought leads are the right choice in two situations. A new office with no history needs calls before any page can rank. And a lawyer who wants to try another county can find out in a month, cheaply, whether it is worth writing for. We would tell you to buy them then.',
          ]}
        />
      </div>
    </Column>
  );
}
