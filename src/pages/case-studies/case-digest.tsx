import { GridLine } from '../../charts/plot.tsx';
import type { CaseStudy } from '../../content/case-studies.ts';
import { Copy } from '../../ui/copy.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Section } from '../../ui/section.tsx';
import { type DrawnStat, StatStrip } from '../../ui/stat.tsx';

/** The table at the top of the page is Exhibit A, so the first case has B. */
const letterOf = (number: number) => String.fromCharCode('A'.charCodeAt(0) + number);

const statsOf = ({ traffic, leads, rankings, time }: CaseStudy['results']): readonly DrawnStat[] => [
  { label: 'search traffic', value: `+${traffic}`, unit: '%' },
  { label: 'consultation requests', value: `+${leads}`, unit: '%' },
  { label: 'target searches on page one', value: rankings.firstPage, unit: ` of ${rankings.of}` },
  { label: 'from the first audit to these results', value: time, unit: ' months' },
];

/**
 * One case: challenge, solution, what was not won, the course, four numbers and the client’s words.
 * @param number The case’s place on the page, from 1.
 */
export function CaseDigest({ study, number }: { study: CaseStudy; number: number }) {
  const { id, title, location, statePath, practice, challenge, solution, open, results, testimonial, sample } = study;
  const [city] = location.split(',');
  const brief = { Challenge: challenge, Solution: solution, 'Not won': open };
  return (
    <Section
      label={`Case ${number}`}
      id={id}
      labelledBy={`${id}-title`}
      tone={number % 2 === 0 ? 'card' : 'paper'}
      heading={`${city}: +${results.leads}% consultation requests in ${results.time} months`}
      lede={`${title}. ${practice} in [${location}](${statePath}).`}
      sample={sample && 'Sample case'}
      split={false}
    >
      <div className="grid gap-10 lg:grid-cols-[5fr_6fr] lg:items-start lg:gap-16">
        <dl className="border-ink border-t-2">
          {Object.entries(brief).map(([term, text]) => (
            <div key={term} className="border-rule border-b py-5">
              <dt className="font-semibold text-small">{term}</dt>
              <dd className="mt-1 max-w-text text-ink-2 text-ui leading-[1.55]">
                <Copy text={text} />
              </dd>
            </div>
          ))}
        </dl>
        <Exhibit
          letter={letterOf(number)}
          caption={`Search traffic over the starting point, by month. All three charts run to ${axes.months} months and +${axes.traffic}%.`}
        >
          <CourseChart study={study} />
        </Exhibit>
      </div>
      <StatStrip stats={statsOf(results)} isBlue className="mt-12" />
      <figure className="mt-12 grid items-end gap-5 lg:grid-cols-3 lg:gap-16">
        <blockquote className="font-display font-serif text-quote lg:col-span-2 lg:text-[1.75rem]">
          “{testimonial.quote}”
        </blockquote>
        <figcaption className="border-margin border-l pl-4">
          <b className="block font-semibold leading-snug">{testimonial.person}</b>
          <span className="text-ink-2 text-small">{testimonial.role}</span>
        </figcaption>
      </figure>
    </Section>
  );
}

/** Shared by all three charts, so that the campaigns can be compared: months, and percent over the start. */
const axes = { months: 18, traffic: 400 } as const;

const months = [0, 6, 12, 18];
const gains = [0, 100, 200, 300, 400];

const courseOf = ({ course, results, outcome }: CaseStudy) => [
  ...course,
  { month: results.time, traffic: results.traffic, event: outcome },
];

const x = (month: number) => (month / axes.months) * 100;
const y = (traffic: number) => (traffic / axes.traffic) * 100;

const pointClass = (isLast: boolean) =>
  `grid size-5.5 flex-none place-items-center rounded-full border-[1.5px] font-semibold text-note leading-none ${isLast ? 'border-ink bg-mark text-ink' : 'border-data bg-card text-data'}`;

/** Right of the line’s last point, or left of it where the plot ends soon after. */
function EndLabel({ month, traffic }: { month: number; traffic: number }) {
  const end =
    x(month) > 70
      ? { right: `calc(${100 - x(month)}% + 1rem)`, bottom: `calc(${y(traffic)}% - 0.5em + 0.75rem)` }
      : // Not past the page's edge, where text is twice as large.
        { left: `min(${x(month)}% + 1.125rem, 100% + 2rem - 3em)`, bottom: `calc(${y(traffic)}% - 0.5em)` };
  return (
    <b
      className="absolute whitespace-nowrap font-display font-serif tabular-nums text-[clamp(1.1875rem,min(6vw,1.1rem+1.4vw),2.25rem)]/none tracking-[-0.02em]"
      style={end}
    >
      +{traffic}%
    </b>
  );
}

function CourseChart({ study }: { study: CaseStudy }) {
  const points = courseOf(study);
  const end = points.at(-1);
  const line = points.map(({ month, traffic }) => `L${x(month)} ${100 - y(traffic)}`).join('');
  return (
    <>
      <div className="relative mt-10 mr-8 mb-8 ml-16 h-52 md:h-64 border-ink border-b-[1.5px]" aria-hidden="true">
        {gains.map((gain) => (
          <GridLine key={gain} bottom={`${y(gain)}%`} label={gain === 0 ? 0 : `+${gain}%`} />
        ))}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
          aria-hidden="true"
        >
          <path className="fill-data-tint" d={`M0 100${line}V100Z`} />
          <path
            className="fill-none stroke-3 stroke-data"
            strokeLinejoin="round"
            d={`M0 100${line}`}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {points.map((point, index) => (
          <span
            key={point.month}
            className={`absolute -translate-x-1/2 translate-y-1/2 ${pointClass(point === end)}`}
            style={{ left: `${x(point.month)}%`, bottom: `${y(point.traffic)}%` }}
          >
            {index + 1}
          </span>
        ))}
        {end && <EndLabel {...end} />}
        {months.map((month) => (
          <span
            key={month}
            className="absolute top-full mt-2 -translate-x-1/2 whitespace-nowrap text-ink-3 text-note/tight tabular-nums"
            style={{ left: `${x(month)}%` }}
          >
            {month === 0 ? 'Start' : month}
          </span>
        ))}
      </div>
      <ol className="grid gap-2 border-rule border-t px-4 py-4 text-small/snug md:px-6">
        {points.map((point, index) => (
          <li key={point.month} className="flex gap-3 text-ink-2">
            <span className={pointClass(point === end)} aria-hidden="true">
              {index + 1}
            </span>
            <div className="grid gap-x-3 md:grid-cols-[9rem_1fr]">
              <span className="text-ink">
                Month {point.month}: <b className="font-semibold">+{point.traffic}%</b>
              </span>
              <span>{point.event}</span>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
