import { hundredths } from '../lib/format.ts';
import { keysOf } from '../lib/keys-of.ts';
import { searchAgainstAds, clientsToDate as series } from '../offer/ads-and-search-year.ts';
import { GridLine, MonthAxis, Plot } from './plot.tsx';

const crossings = searchAgainstAds(1);

const ceiling = 70;
const left = (month: number) => hundredths(((month - 0.5) / 12) * 100);
const bottom = (clients: number) => hundredths((clients / ceiling) * 100);
const line = (clients: readonly number[]) =>
  clients
    .map((count, index) => `${index === 0 ? 'M' : 'L'}${left(index + 1)} ${hundredths(100 - bottom(count))}`)
    .join('');
const last = (clients: readonly number[]) => clients.at(-1) ?? 0;

const strokes = { both: 'stroke-baseline', ads: 'stroke-ink', search: 'stroke-data' } satisfies Record<
  keyof typeof series,
  string
>;

const marks = [
  // In two lines, so that they end inside the area under the line. Narrow screens only mark the months.
  {
    month: crossings.month,
    meaning: 'more a month than ads',
    place: { top: '0.125rem', left: '0.75rem', width: '7rem' },
  },
  { month: crossings.total, meaning: 'more in total', place: { top: '0.25rem', left: '0.5rem', width: '6rem' } },
];

/** Ads alone, search alone, and both over twelve months, for the article “Search or paid ads”. */
export const AdsAndSearchYearChart = () => (
  <div className="border border-ink bg-card px-4 pt-6 md:px-8">
    <p className="pb-3 text-ink-2 text-note" aria-hidden="true">
      New clients to date
    </p>
    <Plot
      className="mr-[4.5rem] ml-[3.25rem] h-plot"
      label={`Line chart of new clients to date over 12 months. Ads alone rise evenly to ${last(series.ads)}. Search alone starts at 0, brings more than ads in a single month from month ${crossings.month}, has more in total from month ${crossings.total}, and reaches ${last(series.search)}. Both together reach ${last(series.both)}.`}
    >
      {[0, 20, 40, 60].map((clients) => (
        <GridLine key={clients} bottom={`${bottom(clients)}%`} label={clients} />
      ))}
      <svg
        className="absolute inset-0 size-full"
        viewBox="0 0 100 100"
        width="300"
        height="300"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={`${line(series.search)}V100H${left(1)}Z`} className="fill-data-tint" />
        {keysOf(strokes).map((name) => (
          <path
            key={name}
            d={line(series[name])}
            className={`fill-none ${strokes[name]}`}
            strokeWidth={name === 'search' ? 3 : 2}
            strokeDasharray={name === 'both' ? '2 4' : undefined}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {marks.map(({ month, meaning, place }) => (
        <span
          key={month}
          className="absolute"
          style={{ left: `${left(month)}%`, bottom: `${bottom(series.search[month - 1] ?? 0)}%` }}
        >
          <i className="absolute -top-1.5 -left-1.5 size-3 rounded-full border-2 border-ink bg-mark" />
          <span className="absolute text-note/tight max-md:hidden" style={place}>
            <b className="font-semibold">Month {month}</b>: {meaning}
          </span>
        </span>
      ))}
      {Object.entries({ Both: series.both, Search: series.search, Ads: series.ads }).map(([name, clients]) => (
        <b
          key={name}
          className={`absolute whitespace-nowrap font-serif font-sub text-body/none ${name === 'Search' ? 'text-data' : ''}`}
          style={{ left: '98%', bottom: `${bottom(last(clients))}%`, translate: '0 50%' }}
        >
          {name} {last(clients)}
        </b>
      ))}
    </Plot>
    <MonthAxis
      months={series.ads.length}
      marked={marks.map(({ month }) => month)}
      className="mr-[4.5rem] ml-[3.25rem]"
      monthClass="max-[30rem]:odd:invisible"
    />
  </div>
);
