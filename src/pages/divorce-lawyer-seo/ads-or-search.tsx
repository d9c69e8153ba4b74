import { AdsVersusSearchChart, breakEvenVisits, type ClickPrices } from '../../charts/ads-versus-search-chart.tsx';
import { dollars, grouped } from '../../lib/format.ts';
import { VersusTable } from '../../sections/versus-table.tsx';
import { claims } from '../../site/claims.ts';
import { Copy } from '../../ui/copy.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { columns, Section } from '../../ui/section.tsx';
import { Table } from '../../ui/table.tsx';

const fee = claims.plan.monthly;
const clickPrices: ClickPrices = [10, 25, 50];
const example = 25;

/** The home page’s table compares the first day, the last day, and ownership; this one has the rest. */
const rows = [
  {
    question: 'Testing a new county',
    ads: 'You know within a week',
    search: 'Takes months. Test with ads first',
  },
  {
    question: 'Control of timing',
    ads: 'You turn them on and off by the hour',
    search: 'None. Pages work whenever people find them',
  },
  {
    question: 'Which searches you reach',
    ads: 'Mostly the last one, for a lawyer',
    search: 'Also the first ones, weeks earlier, about custody or the house',
  },
  {
    question: 'Another firm raises its bid',
    ads: 'Your price rises too, or your ad drops',
    search: 'Nothing changes. They have to publish something better',
  },
  {
    question: 'The same budget in year two',
    ads: 'Buys clicks at that year’s prices',
    search: 'Adds pages to the ones from year one',
  },
  {
    question: 'Advertising rules',
    ads: 'Apply to every ad',
    search: 'Apply to every page, so there is more to review',
  },
];

const perDay = (visits: number) => grouped(Math.round(visits / 3) / 10);

/** SEO beside paid ads: a table, and how many visits make the fee cheaper than clicks. */
export const AdsOrSearch = () => (
  <Section
    label="The choice"
    tone="card"
    labelledBy="ads"
    heading="When to buy ads and when to buy SEO"
    lede="If you need calls this week, buy ads. SEO is slower, but your pages keep bringing people in. Many firms pay for both at first and cut the ads as their pages start to bring consultations."
  >
    <VersusTable caption="SEO and paid ads, compared on six points" rows={rows} onCard />
    <div className={`mt-12 lg:mt-20 ${columns.figure}`}>
      <div className="max-w-text">
        <h3>
          At {dollars(example)} a click, SEO is cheaper above {breakEvenVisits(fee, example)} visits a month
        </h3>
        <p className="mt-4 text-ink-2">
          You pay the same fee however many people visit. With few visits, each one is expensive, and ads are cheaper.
          The more people visit, the less each visit costs you. Find your click price in the table to see where SEO
          becomes cheaper.
        </p>
        <Table
          caption="Break-even by the price of a click"
          className="mt-6 tabular-nums"
          headClass="rule-top border-ink border-b text-small/snug *:py-2 *:not-first:pl-3"
          rowClass="font-medium font-serif text-[1.1875rem] *:py-2 *:not-first:pl-3"
          rows={clickPrices}
          columns={[
            { header: 'Your price per click', cellClass: 'font-medium', cell: dollars },
            { header: 'Break-even, visits a month', cell: (price) => breakEvenVisits(fee, price) },
            { header: 'Visits a day', cell: (price) => perDay(breakEvenVisits(fee, price)) },
          ]}
        />
        <p className="note mt-4">
          The click prices are examples: your ad account shows yours. We count a visit from search as worth one paid
          click. This favors us: few visits come in at first, and someone reading about the house is weeks from hiring.{' '}
          <Copy
            text={`[A first year, month by month](/divorce-lawyers-lp1), is worked out on our other fee schedule: more in month 1, less later, and no ${claims.plan.guaranteeDays}-day guarantee.`}
          />
        </p>
      </div>
      <Exhibit
        letter="B"
        caption={`The blue line is what one visit costs you at ${dollars(fee)} a month. Each dot is the break-even for one click price.`}
      >
        <AdsVersusSearchChart fee={fee} clickPrices={clickPrices} />
      </Exhibit>
    </div>
  </Section>
);
