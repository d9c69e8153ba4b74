import { tenths } from '../../lib/format.ts';
import { FigureCaption } from '../../ui/exhibit.tsx';
import { AiAnswer, SearchBox } from '../../ui/search-mock-up.tsx';

const results: { title: string; source: string; own?: true }[] = [
  { title: 'Your Firm, Family Law', source: 'yourfirm.com', own: true },
  { title: 'Top 10 divorce lawyers', source: 'a lawyer directory' },
  { title: 'Firm across the street', source: 'general practice' },
  { title: 'Get matched in minutes', source: 'a lead seller' },
  { title: 'Firm on the billboard', source: 'mostly injury cases' },
  { title: 'Divorce: nine tips', source: 'a magazine' },
];

const row = 54;
const plot = { width: 100, height: results.length * row };

/** The firm’s positions from today to the goal, without dates. */
const climb = [14, 6, 3, 1];
/** The other results’ positions at the same moments. */
const passed = results.map((_, index) => climb.map((ours) => (ours <= index + 1 ? index + 2 : index + 1)));

/** A smooth line through the positions. Positions below the list are drawn at `outOfSight`. */
function line(ranks: readonly number[], outOfSight = plot.height + 38): string {
  const step = plot.width / (ranks.length - 1);
  const points = ranks.map((rank, moment) => ({
    x: tenths(moment * step),
    y: rank > results.length ? outOfSight : (rank - 0.5) * row,
  }));
  return points
    .map(({ x, y }, index) => {
      const from = points[index - 1];
      if (!from) return `M${x} ${y}`;
      const middle = tenths((from.x + x) / 2);
      return `C${middle} ${from.y} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
}

/** The drawing stretches, so its labels are HTML. */
function BumpChart() {
  const frame = { viewBox: `0 0 ${plot.width} ${plot.height}`, preserveAspectRatio: 'none' };
  return (
    <div className="relative border-rule border-r *:absolute *:inset-0 *:size-full">
      <svg {...frame} aria-hidden="true">
        <path
          className="stroke-rule"
          d={`M33.3 0V${plot.height}M66.6 0V${plot.height}`}
          vectorEffect="non-scaling-stroke"
          shapeRendering="crispEdges"
        />
        <path
          className="fill-none stroke-[1.5] stroke-baseline"
          d={passed.map((ranks) => line(ranks)).join('')}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <svg {...frame} className="animate-draw" aria-hidden="true">
        <path
          className="fill-none stroke-4 stroke-data"
          d={line(climb, plot.height + 4)}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  );
}

const columns = 'grid grid-cols-[minmax(6.25rem,34%)_1fr]';

/** Equal rows, so that each curve ends at the middle of its row. */
function Results() {
  return (
    <ol className="grid auto-rows-fr">
      {results.map(({ title, source, own }, index) => (
        <li
          key={title}
          className={`relative grid min-h-13.5 grid-cols-[1.25rem_1fr] items-center gap-2 px-4 py-1 not-last:border-rule not-last:border-b ${own ? 'bg-mark' : 'text-ink-3'}`}
        >
          {own && (
            <span className="absolute top-1/2 left-0 size-3.5 -translate-1/2 rounded-full border-2 border-card bg-data" />
          )}
          <span className="font-medium font-serif tabular-nums text-body/none">{index + 1}</span>
          <div>
            <span className={`block text-sm/tight ${own ? 'font-bold' : 'font-medium text-ink-2'}`}>{title}</span>{' '}
            <span className="block text-note/tight">{source}</span>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Hidden on phones, where it would push the proof down. */
export const RankClimb = () => (
  <figure className="min-w-0 max-lg:hidden">
    <div className="border border-ink bg-card">
      <SearchBox className="mx-4.5 mt-4.5 py-2.5 leading-tight">divorce lawyer near me</SearchBox>
      <AiAnswer className="mx-4.5 mt-4 py-3">
        For a contested divorce, one local firm to call is <b className="whitespace-nowrap">Your Firm</b>. It explains
        custody and property division in plain terms.
      </AiAnswer>
      <div className={`${columns} mt-4 border-rule border-t`}>
        <BumpChart />
        <Results />
      </div>
      <div className={`${columns} border-ink border-t text-ink-2 text-note/tight`}>
        <div className="flex justify-between border-rule border-r p-2">
          <span className="whitespace-nowrap">
            Today <b className="block font-semibold text-data">No. {climb.at(0)}</b>
          </span>{' '}
          <span className="text-right">
            Then <b className="block font-semibold text-data">No. {climb.at(-1)}</b>
          </span>
        </div>
        <p className="px-4 py-2 text-ink-3">Search results, by position</p>
      </div>
    </div>
    <FigureCaption className="mt-3">
      Your firm moves past the directories, the lead sellers, and the other firms, and the AI answer names it.
    </FigureCaption>
  </figure>
);
