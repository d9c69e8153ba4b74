import { Plot } from '../../charts/plot.tsx';
import { dollars, hundredths } from '../../lib/format.ts';
import { breakEvenVisits, costPerVisit } from '../../offer/ads-versus-search.ts';

/** Both axes start at 0 and end at so many visits a month and US dollars per visit. */
interface Ranges {
  visits: number;
  dollars: number;
}

/** A place in the chart, in percent of its width from the left and of its height from the bottom. */
const placeOf = (visits: number, dollars: number, ranges: Ranges) => ({
  left: hundredths((visits / ranges.visits) * 100),
  bottom: hundredths((dollars / ranges.dollars) * 100),
});

/**
 * The cost of a visit as an SVG path in a box of 100 by 100, from the top to the right edge. Each point has the same
 * multiple of the visits before it, so that the steep end is as smooth as the flat one.
 */
function costCurve(fee: number, ranges: Ranges) {
  const points = 24;
  const first = fee / ranges.dollars;
  const ratio = ranges.visits / first;
  return Array.from({ length: points + 1 }, (_, index) => {
    const visits = first * ratio ** (index / points);
    const { left, bottom } = placeOf(visits, costPerVisit(fee, visits), ranges);
    return `${index === 0 ? 'M' : 'L'}${left} ${hundredths(100 - bottom)}`;
  }).join('');
}

/** Where a monthly fee costs less per visit than a paid click. The click prices run from low to high. */
export function AdsVersusSearchChart({
  fee,
  clickPrices,
}: {
  fee: number;
  clickPrices: readonly [number, number, ...number[]];
}) {
  const ranges = rangesFor(fee, clickPrices);
  const curve = costCurve(fee, ranges);
  const meetings = clickPrices.map((price) => ({ price, visits: breakEvenVisits(fee, price) }));
  const [cheapest, next] = clickPrices;
  /** The widest area below the curve that no dotted line crosses. */
  const field = placeOf((breakEvenVisits(fee, cheapest) + breakEvenVisits(fee, next)) / 2, cheapest / 2, ranges);
  return (
    <div className="pt-6 pb-4">
      <p className="pr-10 pb-3 text-ink-2 text-note" aria-hidden="true">
        Price of one click, or of one visit
      </p>
      <Plot
        className="ml-[3.25rem] h-plot"
        label={`Chart of the cost of a visit under a fee of ${dollars(fee)} a month. ${meetings
          .map(({ price, visits }) => `At ${dollars(price)} a click, ads cost less below ${visits} visits a month.`)
          .join(' ')}`}
      >
        <svg
          className="absolute inset-0 size-full"
          viewBox="0 0 100 100"
          width="300"
          height="300"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={`${curve}V0Z`} className="fill-data-tint" />
          {meetings.map(({ price, visits }) => {
            const { left, bottom } = placeOf(visits, price, ranges);
            return (
              <path
                key={price}
                d={`M0 ${100 - bottom}H${left}V100`}
                className="fill-none stroke-baseline"
                strokeDasharray="2 3"
                vectorEffect="non-scaling-stroke"
              />
            );
          })}
          <path d={curve} className="fill-none stroke-data" strokeWidth="3" vectorEffect="non-scaling-stroke" />
        </svg>
        {meetings.map(({ price, visits }) => {
          const { left, bottom } = placeOf(visits, price, ranges);
          return (
            <i
              key={price}
              className="absolute size-3 rounded-full border-2 border-ink bg-mark"
              style={{ left: `${left}%`, bottom: `${bottom}%`, translate: '-50% 50%' }}
            />
          );
        })}
        {[...clickPrices, ranges.dollars].map((price) => (
          <span
            key={price}
            className="digits absolute right-full mr-2 whitespace-nowrap text-note"
            style={{ bottom: `${placeOf(0, price, ranges).bottom}%`, translate: '0 50%' }}
          >
            {dollars(price)}
          </span>
        ))}
        <b className="absolute font-serif font-sub text-body/none" style={{ top: '18%', right: '8%' }}>
          Search costs less
        </b>
        <b
          className="absolute whitespace-nowrap font-serif font-sub text-body/none"
          style={{ left: `${field.left}%`, bottom: `${field.bottom}%`, translate: '-50% 50%' }}
        >
          Ads cost less
        </b>
      </Plot>
      <div className="relative ml-[3.25rem] h-8 text-note" aria-hidden="true">
        {[0, ...meetings.map(({ visits }) => visits), ranges.visits].map((visits) => (
          <span
            key={visits}
            className="absolute whitespace-nowrap"
            style={{
              top: '0.5rem',
              left: `${placeOf(visits, 0, ranges).left}%`,
              translate: visits === ranges.visits ? '-100%' : '-50%',
            }}
          >
            {visits}
          </span>
        ))}
      </div>
      <p className="text-right text-ink-2 text-note" aria-hidden="true">
        Visits a month from search
      </p>
    </div>
  );
}

/** Up to twice the highest price, and a third more than the most visits, in round figures. */
const rangesFor = (fee: number, clickPrices: readonly number[]): Ranges => ({
  dollars: Math.max(...clickPrices) * 2,
  visits: Math.ceil((breakEvenVisits(fee, Math.min(...clickPrices)) * 4) / 3 / 50) * 50,
});
