import { Exhibit } from '../../ui/exhibit.tsx';
import { Column } from './column.tsx';

const text = [
  'Nobody sets out to become a lead. Somebody types a private question, such as whether a spouse can sell the house before the hearing. A page answers part of it and offers the rest in exchange for a name, a phone number and a few sentences about the marriage. An hour later, those sentences are for sale.',
  'Look at what the seller did. The seller practices no law and has no office in your county. The seller wrote a page, got it onto the results your clients read, and put a form under it. The product is a position in search. You pay per name and never own the position.',
  'Your firm can do the same work, and it starts with an advantage. You are licensed in the state. You know its courts from experience, and you sign what you say. Search engines look for that, and so do frightened people.',
];

const rows: readonly [what: string, lead: string, page: string][] = [
  ['The page they read', 'The seller’s', 'Yours'],
  ['The place on Google', 'The seller’s', 'Yours, as long as you earn it'],
  ['Their name and number', 'Yours, and maybe other firms’', 'Yours alone'],
  ['What they wrote', 'The seller’s to pass on', 'Sent only to you'],
  ['Next year’s price', 'Set by the seller', 'No price per name'],
];

function WhoOwnsWhat() {
  return (
    <Exhibit letter="B" caption="Who owns what: with a bought lead, and with a page of your own.">
      <table className="w-full border-collapse text-left text-small leading-snug">
        <thead>
          <tr className="border-ink border-b-2 align-bottom *:pt-9 *:pb-3 *:font-semibold">
            <th scope="col" className="pl-5">
              <span className="vh">What</span>
            </th>
            <th scope="col" className="px-3">
              Bought lead
            </th>
            <th scope="col" className="bg-mark px-3">
              Your page
            </th>
          </tr>
        </thead>
        <tbody className="align-baseline">
          {rows.map(([what, lead, page]) => (
            <tr key={what} className="border-rule border-t *:py-3">
              <th scope="row" className="pl-5 font-semibold">
                {what}
              </th>
              <td className="px-3 text-ink-2">{lead}</td>
              <td className="px-3">{page}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Exhibit>
  );
}

/** How a lead is made, and what the seller keeps. */
export function WhatYouBuy() {
  return (
    <Column
      id="buy"
      folio="The product"
      heading="What a lead seller rents you: a place on the results page"
      text={text}
      exhibit={<WhoOwnsWhat />}
    />
  );
}
