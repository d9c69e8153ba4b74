import { Paragraph } from '../../copy/copy.tsx';
import { dollars, tenths } from '../../lib/format.ts';
import { breakEvenVisits, clickPrices } from '../../offer/ads-versus-search.ts';
import { plan } from '../../offer/plan.ts';
import { VersusTable } from '../../sections/versus-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FigureExhibit } from '../../ui/exhibit.tsx';
import { Ruled } from '../../ui/ruled.tsx';
import { Section } from '../../ui/section.tsx';
import { DataTable } from '../../ui/table.tsx';
import { AdsVersusSearchChart } from './ads-versus-search-chart.tsx';

const fee = plan.monthly;
const example = clickPrices[1];

/** The home page’s table compares the first day, the last day, and ownership; this one has the rest. */
const rows = [
  {
    question: 'Testing a new county',
    other: 'You know within a week',
    ours: 'Takes longer, and keeps what it gains',
  },
  {
    question: 'Which searches you reach',
    other: 'Mostly the last one, for a lawyer',
    ours: 'Also the first ones, weeks earlier, about custody or the house',
  },
  {
    question: 'The same budget in year two',
    other: 'Buys clicks at that year’s prices',
    ours: 'Adds pages to the ones from year one',
  },
];

export const AdsOrSearch = () => (
  <Section label="The choice" heading="SEO and paid ads, and when to buy each">
    <Ruled>
      <VersusTable caption="SEO and paid ads, compared on three points" other="Paid ads" ours="SEO" rows={rows} />

      <Disclosure
        title={
          <h3>
            At {dollars(example)} a click, our fee would buy {breakEvenVisits(fee, example)} clicks a month
          </h3>
        }
      >
        <div className="split-7 gap-y-8">
          <div className="max-w-text">
            <Paragraph text="You pay the same fee however many people visit, so the more people visit, the less each visit costs you. Find your click price in the table to see where SEO becomes cheaper." />
            <DataTable
              className="mt-6"
              caption="Break-even by the price of a click"
              headClass="rule-top border-ink border-b text-small/snug *:py-2 *:not-first:pl-3"
              rowClass="font-serif font-sub text-body *:py-2 *:not-first:pl-3"
              rows={clickPrices}
              columns={[
                { header: 'Your price per click', cell: (price) => dollars(price), cellClass: 'font-sub' },
                { header: 'Break-even, visits a month', cell: (price) => breakEvenVisits(fee, price) },
                { header: 'Visits a day', cell: (price) => tenths(breakEvenVisits(fee, price) / 30) },
              ]}
            />
            <p className="note mt-4">The click prices are examples. Your ad account shows yours.</p>
          </div>
          <div>
            <FigureExhibit
              caption={`The blue line is what one visit costs you at ${dollars(fee)} a month. Each dot is the break-even for one click price.`}
            >
              <AdsVersusSearchChart fee={fee} clickPrices={clickPrices} />
            </FigureExhibit>
          </div>
        </div>
      </Disclosure>
    </Ruled>
  </Section>
);
