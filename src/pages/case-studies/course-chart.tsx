import type { CSSProperties } from 'react';
import type { CaseStudy } from '../../content/case-studies.ts';

/** All three charts share these axes, so that the campaigns can be compared: months, and percent over the start. */
export const axes = { months: 18, traffic: 400 } as const;

const months = [0, 6, 12, 18];
const gains = [0, 100, 200, 300, 400];

/** The measurements of a campaign, its outcome last. */
const courseOf = ({ course, results, outcome }: CaseStudy) => [
  ...course,
  { month: results.time, traffic: results.traffic, event: outcome },
];

const x = (month: number) => (month / axes.months) * 100;
const y = (traffic: number) => (traffic / axes.traffic) * 100;

/** Search traffic over the starting point, month by month: a line on zero-based axes, its measurements numbered. */
export function CourseChart({ study }: { study: CaseStudy }) {
  const points = courseOf(study);
  const end = points.at(-1);
  const line = points.map(({ month, traffic }) => `L${x(month)} ${100 - y(traffic)}`).join('');
  return (
    <>
      <div className="course" aria-hidden="true">
        {gains.map((gain) => (
          <div key={gain} className="course__y" style={{ bottom: `${y(gain)}%` }}>
            <span>{gain === 0 ? 0 : `+${gain}%`}</span>
          </div>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className="course__area" d={`M0 100${line}V100Z`} />
          <path className="course__line" d={`M0 100${line}`} />
        </svg>
        {points.map(({ month, traffic }, index) => (
          <i
            key={month}
            style={{ left: `${x(month)}%`, bottom: `${y(traffic)}%` }}
            className={index === points.length - 1 ? 'on' : undefined}
          >
            {index + 1}
          </i>
        ))}
        {end && (
          <b
            className={x(end.month) > 70 ? 'course__end course__end--left' : 'course__end'}
            style={{ '--x': `${x(end.month)}%`, '--y': `${y(end.traffic)}%` } as CSSProperties}
          >
            +{end.traffic}%
          </b>
        )}
        {months.map((month) => (
          <em key={month} style={{ left: `${x(month)}%` }}>
            {month === 0 ? 'Start' : month}
          </em>
        ))}
      </div>
      <ol className="course__k">
        {points.map(({ month, traffic, event }) => (
          <li key={month}>
            <span className="course__m">
              Month {month}: <b>+{traffic}%</b>
            </span>
            <span>{event}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
