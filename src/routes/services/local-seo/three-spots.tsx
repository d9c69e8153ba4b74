import { RankGrid } from '../../../charts/rank-grid.tsx';
import { auditRanks } from '../../../content/example-audit.ts';
import { SearchBox } from '../../../ui/search-mock-up.tsx';
import { SampleLabel } from '../../../ui/section.tsx';

const spots = 3;
/** Kettering, five miles south of the office, is in the middle of the last row. */
const searchedFrom = { index: 22, x: 50, y: 90 };

const goalRanks: readonly number[] = [
  [6, 4, 3, 4, 7],
  [4, 2, 1, 2, 5],
  [3, 1, 1, 2, 4],
  [4, 2, 1, 3, 6],
  [7, 5, 3, 6, 9],
].flat();

interface Firm {
  name: string;
  rating: number;
  reviews: number;
}

const rivals: readonly Firm[] = [
  { name: 'Firm A', rating: 4.9, reviews: 61 },
  { name: 'Firm B', rating: 4.7, reviews: 48 },
  { name: 'Firm C', rating: 4.8, reviews: 35 },
];

/** A year later. Other firms’ clients write reviews as well. */
const rivalsInAYear: readonly Firm[] = [
  { name: 'Firm A', rating: 4.9, reviews: 84 },
  { name: 'Firm B', rating: 4.7, reviews: 63 },
];

const views = [
  { title: 'Today', ranks: auditRanks, firms: rivals, own: { name: 'Your firm', rating: 4.6, reviews: 23 } },
  {
    title: 'Month 12',
    ranks: goalRanks,
    firms: rivalsInAYear,
    own: { name: 'Your firm', rating: 4.7, reviews: 57 },
  },
];

/** Two highways, some streets, and a river, below the 25 places. */
const Streets = () => (
  <g className="fill-none">
    <path className="fill-sunk" d="M0 0h100v100H0z" />
    <path className="stroke-data" opacity="0.3" d="M22-2c4 16 16 22 14 36S22 56 24 70s-6 22-6 32" strokeWidth="3.5" />
    <path
      className="stroke-card"
      d="M-2 20H102M-2 40H102M-2 60H102M-2 80H102M10-2v104M30-2v104M70-2v104M90-2v104"
      strokeWidth="0.8"
    />
    <path
      className="stroke-card"
      d="M44-2c-2 20 10 30 8 52s-10 30-6 52M-2 62c20-6 34-14 52-12s34-8 52-6"
      strokeWidth="2.6"
    />
  </g>
);

const Spot = ({ rank, firm: { name, rating, reviews }, own }: { rank: number; firm: Firm; own?: boolean }) => (
  <li className={`flex gap-1.5 border-rule border-b px-1.5 py-2 print:py-0.5 ${own ? 'bg-mark' : ''}`}>
    <span className="w-6 flex-none text-right font-serif font-sub text-xl/tight">{rank}</span>{' '}
    <span>
      <b className="block font-semibold text-small/snug">{name}</b>{' '}
      <span className="block text-ink-2 text-note/tight">
        {rating}, {reviews}&nbsp;reviews
      </span>
    </span>
  </li>
);

/** Google’s map today and as planned, with the firm’s rank from 25 places and the firms that people see from one of them. */
export const ThreeSpots = () => (
  <div className="pt-4 print:pt-1">
    <SampleLabel>Example</SampleLabel>
    <SearchBox className="mt-4 bg-card py-2 print:mt-1">divorce lawyer</SearchBox>
    <div className="@container two-up mt-4 grid gap-4 print:mt-1">
      {views.map(({ title, ranks, firms, own }, index) => {
        const rank = ranks[searchedFrom.index] ?? 0;
        const places = ranks.filter((one) => one <= spots).length;
        return (
          <div key={title}>
            <p className="font-serif font-sub text-xl/tight">{title}</p>
            <p className="mt-0.5 mb-2 text-ink-2 text-note">
              Top {spots} in {places} of {ranks.length}&nbsp;places
            </p>
            <p className="mb-1 pl-[20%] text-center font-semibold text-note/tight print:hidden">Your office</p>
            <div className="relative">
              <RankGrid
                ranks={ranks}
                className="w-full border border-rule-strong print:mx-auto print:w-28"
                label={`${title}: a map with ${ranks.length} places around your office. The firm is number ${Math.min(...ranks)} at best, number ${Math.max(...ranks)} at worst, and number ${rank} in Kettering.`}
              >
                <Streets />
                {/* Between two columns, from the office to its name */}
                <path
                  className="stroke-[1.5] stroke-ink"
                  d="M50 50 60 40V0"
                  fill="none"
                  vectorEffect="non-scaling-stroke"
                />
                <circle
                  cx={searchedFrom.x}
                  cy={searchedFrom.y}
                  r="9.2"
                  className="fill-none stroke-action"
                  strokeWidth="1.6"
                />
              </RankGrid>
              {/* To the same ring a year later, if that is beside it */}
              {index === 0 && <i className="in-view pen pen-on-street z-1 @max-[16rem]:hidden" aria-hidden="true" />}
            </div>
            {/* Right below the ring */}
            <p className="mt-1 text-center font-semibold text-note/tight">Kettering</p>
            <ol className="rule-top mt-2">
              {firms.map((firm, index) => (
                <Spot key={firm.name} rank={index + 1} firm={firm} />
              ))}
              {rank > spots && (
                <li aria-hidden="true" className="py-1 pl-5 text-ink-3 text-note leading-none">
                  …
                </li>
              )}
              <Spot rank={rank} firm={own} own />
            </ol>
          </div>
        );
      })}
    </div>
  </div>
);
