import { climb, listings, passed, pathThrough, plot } from '../../charts/climb.ts';
import { cn } from '../../lib/cn.ts';
import { FigureExhibit } from '../../ui/exhibit.tsx';
import { AiAnswer, SearchBox } from '../../ui/search-mock-up.tsx';
import { SampleLabel } from '../../ui/section.tsx';

/** The drawing stretches, so its labels are HTML. */
function BumpChart() {
  const frame = { ...plot, viewBox: `0 0 ${plot.width} ${plot.height}`, preserveAspectRatio: 'none' };
  return (
    <div className="relative overflow-hidden border-rule border-r">
      <svg {...frame} className="absolute inset-0 size-full" aria-hidden="true">
        <path
          className="stroke-rule"
          d={`M33.3 0V${plot.height}M66.6 0V${plot.height}`}
          vectorEffect="non-scaling-stroke"
          shapeRendering="crispEdges"
        />
        <path
          className="fill-none stroke-[1.5] stroke-baseline"
          d={passed.map((ranks) => pathThrough(ranks)).join('')}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <svg {...frame} className="in-view absolute inset-0 size-full animate-draw" aria-hidden="true">
        <path
          className="fill-none stroke-3 stroke-data"
          d={pathThrough(climb, plot.height + 4)}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  );
}

const columns = 'grid grid-cols-[34%_1fr]';

/** Equal rows, so that each curve ends at the middle of its row. */
function Listings() {
  return (
    <ol className="grid auto-rows-fr">
      {listings.map(({ title, source, own }, index) => (
        <li
          key={title}
          className={cn(
            'relative grid min-h-12 grid-cols-[1.25rem_1fr] items-center gap-2 border-rule not-first:border-t px-3 py-1 lg:min-h-23',
            own ? 'bg-mark' : 'text-ink-3',
          )}
        >
          {own && <span className="absolute -left-1.5 size-3.5 rounded-full border-2 border-card bg-data" />}
          <span className="font-serif font-sub text-body/none">{index + 1}</span>
          <div>
            <span className={`block text-small/tight ${own ? 'font-bold' : 'font-medium text-ink-2'}`}>{title}</span>{' '}
            <span className="block text-note/tight max-[22.5rem]:hidden">{source}</span>
          </div>
        </li>
      ))}
    </ol>
  );
}

export const RankClimb = () => (
  <FigureExhibit letter="A">
    <SampleLabel className="pt-4">Example results by position</SampleLabel>
    <SearchBox className="mt-4 bg-card py-2 leading-tight">divorce lawyer near me</SearchBox>
    <AiAnswer className="mt-3 py-2 leading-snug">
      One local firm to call is <b className="whitespace-nowrap">Your Firm</b>. It explains custody in plain terms.
    </AiAnswer>
    <div className={`${columns} mt-3 border-rule border-t`}>
      <BumpChart />
      <Listings />
    </div>
    <div className={`${columns} border-ink border-t text-ink-2 text-note/tight`}>
      <div className="flex flex-wrap justify-between px-1.5 py-2">
        <span className="whitespace-nowrap">
          Today <b className="block font-semibold text-data">No. {climb.at(0)}</b>
        </span>{' '}
        <span className="whitespace-nowrap text-right">
          Then <b className="block font-semibold text-data">No. {climb.at(-1)}</b>
        </span>
      </div>
    </div>
  </FigureExhibit>
);
