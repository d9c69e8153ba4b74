import { tenths } from '../../charts/rounding.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { SearchIcon } from '../../ui/icon.tsx';

const results = [
  { title: 'Your Firm, Family Law', source: 'yourfirm.com' },
  { title: 'Top 10 divorce lawyers', source: 'a lawyer directory' },
  { title: 'Firm across the street', source: 'general practice' },
  { title: 'Get matched in minutes', source: 'a lead seller' },
  { title: 'Firm on the billboard', source: 'mostly injury cases' },
  { title: 'Divorce: nine tips', source: 'a magazine' },
];

const row = 54;
const plot = { width: 100, height: results.length * row };

/** The firm's positions at four moments, from today to the goal. No dates: nobody can promise a position by a day. */
const climb = [14, 6, 3, 1];
/** The other results' positions at the same moments: each drops one place once the firm has passed it. */
const passed = results.map((_, index) => climb.map((ours) => (ours <= index + 1 ? index + 2 : index + 1)));

/** A smooth line through the positions. Those that the list does not show lie at `outOfSight`. */
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

/** Six gray lines drop one place each as the blue one passes. It stretches, so its words stand beside it in HTML. */
function BumpChart() {
  const frame = { viewBox: `0 0 ${plot.width} ${plot.height}`, preserveAspectRatio: 'none' };
  return (
    <div className="bump">
      <svg {...frame} aria-hidden="true">
        <path d={passed.map((ranks) => line(ranks)).join('')} />
      </svg>
      <svg {...frame} aria-hidden="true">
        <path className="me" d={line(climb, plot.height + 4)} />
      </svg>
    </div>
  );
}

/** The answer that an assistant gives above the results, citing the same firm. */
function AiAnswer() {
  return (
    <div className="serp__ai">
      <b className="l">AI answer</b>For a contested divorce, one local firm to call is <b className="nb">Your Firm</b>.
      It explains custody and property division in plain terms. <span className="cite">yourfirm.com</span>
    </div>
  );
}

/** Exhibit A: a search page on which one firm climbs to the first line. Its line draws itself once. */
export function RankClimb() {
  return (
    <Exhibit
      letter="A"
      className="ex--serp"
      caption="Illustration of what we work toward: your firm moves past directories, lead sellers and rivals, and the AI answer cites it. Nobody can promise you a position."
    >
      <p className="serp__q">
        <SearchIcon />
        divorce lawyer near me
      </p>
      <AiAnswer />
      <div className="serp__g">
        <BumpChart />
        <ol className="serp__l">
          {results.map(({ title, source }, index) => (
            <li key={title} className={index === 0 ? 'me' : undefined}>
              <span className="r">{index + 1}</span>
              <div>
                <span className="t">{title}</span> <span className="u">{source}</span>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className="serp__x">
        <div>
          <span>
            Today <b>No. {climb.at(0)}</b>
          </span>
          <span>
            The goal <b>No. {climb.at(-1)}</b>
          </span>
        </div>
        <p>Search results, by position</p>
      </div>
    </Exhibit>
  );
}
