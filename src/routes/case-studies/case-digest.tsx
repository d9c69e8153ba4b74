import type { ReactNode } from 'react';
import { GridLine } from '../../charts/plot.tsx';
import { type CaseStudy, type CaseStudyId, caseStudies, gainAt, resultsOf } from '../../content/client-cases.ts';
import { Copy } from '../../copy/copy.tsx';
import { link } from '../../copy/copy-text.ts';
import { grouped } from '../../lib/format.ts';
import { Actions } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Section } from '../../ui/section.tsx';
import { StatValue } from '../../ui/stat.tsx';
import {
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableRow,
} from '../../ui/table.tsx';

const letterOf = (number: number) => String.fromCharCode('A'.charCodeAt(0) + number - 1);

const resultsIn = (study: CaseStudy) => {
  const { first, last, traffic, leads, rankings, time } = resultsOf(study);
  return [
    {
      name: 'Traffic',
      value: `+${traffic}`,
      unit: '%',
      detail: `${grouped(first.visits)} to ${grouped(last.visits)} visits a month`,
    },
    {
      name: 'Leads',
      value: `+${leads}`,
      unit: '%',
      detail: `${first.requests} to ${last.requests} requests for a consultation a month`,
    },
    { name: 'Rankings', value: rankings.firstPage, unit: ` of ${rankings.of}`, detail: 'target searches on page one' },
    { name: 'Time', value: time, unit: ' months', detail: `from ${study.start}` },
  ];
};

const Results = ({ study }: { study: CaseStudy }) => (
  <dl className="grid grid-cols-2 gap-x-5 rule-top md:grid-cols-4">
    {resultsIn(study).map(({ name, value, unit, detail }) => (
      <div key={name} className="border-rule border-b py-3.5 md:py-5">
        <dt className="mb-2 font-semibold text-small">{name}</dt>
        <dd>
          <StatValue value={value} unit={unit} className="text-data" />
          <p className="mt-1.5 text-ink-2 text-note">{detail}</p>
        </dd>
      </div>
    ))}
  </dl>
);

/**
 * @param number The case’s position on the page, from 1.
 * @param children Buttons at the end.
 */
export function CaseDigest({
  id,
  number,
  sample,
  children,
}: {
  id: CaseStudyId;
  number: number;
  sample?: string;
  children?: ReactNode;
}) {
  const study = caseStudies[id];
  const { title, location, statePath, practice, challenge, solution, open, testimonial } = study;
  const { first, last } = resultsOf(study);
  const [city] = location.split(',');
  const brief = { 'Not won': open, Challenge: challenge, Solution: solution };
  return (
    <Section
      label={number === 1 ? 'The cases' : `Case ${number}`}
      id={id}
      tone={number % 2 === 0 ? 'card' : 'paper'}
      heading={`${city} went from ${first.requests} consultation requests a month to ${last.requests}`}
      lede={`${title}. ${practice} in ${link(statePath, location)}.`}
      split={false}
      sample={sample}
    >
      <h3 className="-mt-3 mb-2 font-semibold text-body">Results</h3>
      <Results study={study} />
      <div className="mt-4 grid gap-8 lg:mt-10 lg:grid-cols-[5fr_6fr] lg:items-start lg:gap-16">
        <dl className="lg:rule-top">
          {Object.entries(brief).map(([term, text]) => (
            <div key={term} className="border-rule border-b py-3.5 last:border-b-0">
              <dt className="font-semibold text-small">{term}</dt>
              <dd className="mt-1 max-w-text text-ink-2 text-detail">
                <Copy text={text} />
              </dd>
            </div>
          ))}
        </dl>
        <div>
          <Exhibit letter={letterOf(number)} caption="Search visits over the starting month, in percent.">
            <CourseChart study={study} />
            <ol className="border-rule border-t px-4 py-3 text-note/snug" aria-hidden="true">
              {study.course.slice(-2).map(({ when, event }, index, shown) => (
                <li key={when} className="flex items-center gap-3 py-1">
                  <span className={pointClass(index === 1)}>{study.course.length - shown.length + index}</span>
                  <span>
                    <b className="font-semibold">{when}:</b> {event}
                  </span>
                </li>
              ))}
            </ol>
          </Exhibit>
          <div className="mt-4 border-rule border-b">
            <Disclosure title="What happened, month by month">
              <div className="overflow-x-auto">
                <CourseTable study={study} />
              </div>
            </Disclosure>
          </div>
        </div>
      </div>
      <figure className="mt-8 grid items-end gap-4 lg:grid-cols-3 lg:gap-16">
        <blockquote className="font-display font-serif text-quote lg:col-span-2 lg:text-[1.75rem]">
          “{testimonial.quote}”
        </blockquote>
        <figcaption className="border-margin border-l pl-4">
          <b className="block font-semibold leading-snug">{testimonial.person}</b>{' '}
          <span className="text-ink-2 text-small">{testimonial.role}</span>
        </figcaption>
      </figure>
      {children && <Actions className="mt-8">{children}</Actions>}
    </Section>
  );
}

/** Shared by all three charts, so that the campaigns can be compared: months, and percent over the start. */
const axes = { months: 18, traffic: 400 } as const;

const months = [0, 6, 12, 18];
const gains = [0, 100, 200, 300, 400];

const x = (month: number) => (month / axes.months) * 100;
const y = (traffic: number) => (traffic / axes.traffic) * 100;

const pointClass = (isLast: boolean) =>
  `grid size-4.5 flex-none place-items-center rounded-full border-[1.5px] font-semibold text-xs/none md:size-5.5 ${isLast ? 'border-ink bg-mark text-ink' : 'border-data bg-card text-data'}`;

/** Right of the last point, or left of it near the plot’s edge. */
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
  const [, ...milestones] = study.course;
  const points = milestones.map((point) => ({ ...point, traffic: gainAt(study, point) }));
  const end = points.at(-1);
  const line = points.map(({ month, traffic }) => `L${x(month)} ${100 - y(traffic)}`).join('');
  return (
    <div className="relative mt-10 mr-8 mb-10 ml-16 h-36 md:h-64 border-ink border-b-[1.5px]" aria-hidden="true">
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
  );
}

const CourseTable = ({ study }: { study: CaseStudy }) => (
  <Table className="text-small/snug">
    <TableCaption>Visits and requests by month</TableCaption>
    <TableHead className="text-ink-3 text-note *:pt-3 *:pb-1 *:not-first:pl-3 *:not-first:text-right">
      <ColumnHeader>{`Counted from ${study.start}`}</ColumnHeader>
      <ColumnHeader>Visits a month</ColumnHeader>
      <ColumnHeader>Requests</ColumnHeader>
    </TableHead>
    <TableBody>
      {study.course.map(({ when, month, event, visits, requests }, index) => (
        <TableRow
          key={when}
          className="align-baseline *:py-2 *:not-first:pl-3 *:not-first:text-right *:not-first:tabular-nums"
        >
          <RowHeader className="font-normal">
            <span className="flex items-baseline gap-3">
              <span
                className={
                  index === 0 ? 'size-4.5 flex-none md:size-5.5' : pointClass(month === study.course.at(-1)?.month)
                }
                aria-hidden="true"
              >
                {index || ''}
              </span>
              <span className="grid grow gap-x-4 md:grid-cols-[5rem_1fr]">
                <b className="font-semibold">{when}</b> <span className="text-ink-2">{event}</span>
              </span>
            </span>
          </RowHeader>
          <TableCell>{grouped(visits)}</TableCell>
          <TableCell>{requests}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
