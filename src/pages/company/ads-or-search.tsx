import { AdsVersusSearchChart, type ClickPrices } from '../../charts/ads-versus-search-chart.tsx';
import { breakEvenVisits } from '../../charts/click-cost.ts';
import { grouped } from '../../lib/format.ts';
import { VersusTable } from '../../sections/versus-table.tsx';
import { claims, dollars } from '../../site/claims.ts';
import { Copy, NoteRef } from '../../ui/copy.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';

const fee = claims.generalPageFaq.monthly;
const clickPrices: ClickPrices = [10, 25, 50];
const example = 25;

/** Other questions than the home page's, which asks about the first day, the last day and what is owned. */
const rows = [
  {
    question: 'Testing a new county',
    ads: 'A week of spending gives you an answer',
    search: 'Months. Test with ads first',
  },
  {
    question: 'Control of timing',
    ads: 'On and off by the hour, as your calendar allows',
    search: 'None. Pages work when they are found',
  },
  {
    question: 'Which search you meet',
    ads: 'Mostly the last one, when a name is wanted',
    search: 'Also the first ones, weeks before, about custody or the house',
  },
  {
    question: 'A rival raises the bid',
    ads: 'Your price rises too, or your ad drops',
    search: 'Nothing changes. The rival has to write something better',
  },
  {
    question: 'The same budget in year two',
    ads: 'Buys clicks at that year’s price',
    search: 'Adds pages to those of year one',
  },
  {
    question: 'Advertising rules',
    ads: 'Apply to every ad',
    search: 'Apply to every page. There is more to review',
  },
];

const perDay = (visits: number) => grouped(Math.round(visits / 3) / 10);

/** Search beside paid ads: a table, and the visits at which a fee costs less than clicks do. */
export function AdsOrSearch() {
  return (
    <Sheet folio="Or ads" tone="card" labelledBy="ads">
      <SectionHead
        id="ads"
        heading="SEO or paid ads: ads win three of these six"
        lede="If you need calls this week, buy ads. Search is slower, and it keeps what it has earned. Many firms pay for both in the first months and cut the ads back as their pages begin to bring consultations."
      />
      <VersusTable caption="Search and paid ads, the questions a budget raises" rows={rows} />
      <div className="mt-14 grid gap-10 lg:mt-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-center lg:gap-[clamp(2.5rem,5vw,5.5rem)]">
        <div className="max-w-text">
          <h3>
            At {dollars(example)} a click, a {dollars(fee)} fee equals {breakEvenVisits(fee, example)} clicks a month
            <NoteRef id="clicks" />
          </h3>
          <p className="mt-4 text-ink-2">
            A fee is shared by all the visits of its month. While they are few, each one is expensive, and an ad is the
            cheaper way to the same reader. Past the break-even every further visit lowers the price of all of them.
            Find your own click price and read across.
          </p>
          <table className="num mt-6 w-full text-left">
            <caption className="vh">Break-even by the price of a click</caption>
            <thead className="border-ink border-t-2 align-bottom text-small leading-snug">
              <tr className="*:border-ink *:border-b *:py-2.5 *:pr-3 *:font-semibold">
                <th scope="col">Your price of a click</th>
                <th scope="col">Break-even, visits a month</th>
                <th scope="col">Visits a day</th>
              </tr>
            </thead>
            <tbody className="font-medium font-serif text-[1.1875rem]">
              {clickPrices.map((price) => (
                <tr key={price} className="*:border-rule *:border-b *:py-2.5">
                  <th scope="row" className="font-medium">
                    {dollars(price)}
                  </th>
                  <td>{breakEvenVisits(fee, price)}</td>
                  <td>{perDay(breakEvenVisits(fee, price))}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="note mt-4">
            <Copy text="A different fee schedule, with a higher first month, is [worked through month by month](/divorce-lawyers-lp1)." />
          </p>
        </div>
        <Exhibit
          letter="B"
          caption={`A fee of ${dollars(fee)} a month, shared by its visits (blue line), against the price of a click. Each dot is the break-even for one click price.`}
        >
          <AdsVersusSearchChart fee={fee} clickPrices={clickPrices} />
        </Exhibit>
      </div>
    </Sheet>
  );
}
