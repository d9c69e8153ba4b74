import type { ReactNode } from 'react';
import { type CaseStudy, type CaseStudyId, caseStudies, resultsOf } from '../../content/client-cases.ts';
import { Copy, Paragraph } from '../../copy/copy.tsx';
import { link } from '../../copy/copy-text.ts';
import { dollars, grouped, monthAndYear } from '../../lib/format.ts';
import { sampleLabel } from '../../lib/sample.ts';
import { Actions } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Ruled } from '../../ui/ruled.tsx';
import { SampleLabel, Section, SectionHeading } from '../../ui/section.tsx';
import { StatValue } from '../../ui/stat.tsx';
import { DataTable } from '../../ui/table.tsx';
import { RequestsChart } from './requests-chart.tsx';

const letterOf = (number: number) => String.fromCharCode('A'.charCodeAt(0) + number - 1);

const resultsIn = (study: CaseStudy) => {
  const { first, last, traffic, leads, rankings, time } = resultsOf(study);
  return [
    {
      name: 'Traffic',
      value: `+${traffic}`,
      unit: '%',
      detail: `${grouped(first.visits)} to ${grouped(last.visits)} visits`,
    },
    {
      name: 'Leads',
      value: `+${leads}`,
      unit: '%',
      detail: `${first.requests} to ${last.requests} requests`,
    },
    { name: 'Rankings', value: rankings.firstPage, unit: ` of ${rankings.of}`, detail: 'searches on page one' },
    { name: 'Time', value: time, unit: ' months', detail: `to ${monthAndYear(study.start, time)}` },
  ];
};

const ResultFigures = ({ study }: { study: CaseStudy }) => (
  <dl className="rule-top grid grid-cols-2 gap-x-5 md:grid-cols-4 md:gap-x-8">
    {resultsIn(study).map(({ name, value, unit, detail }) => (
      <div key={name} className="border-rule border-b py-2.5 md:py-5">
        <dt className="mb-1 font-semibold text-small md:mb-2">{name}</dt>
        <dd>
          <StatValue value={value} unit={unit} className="text-data" />
          <p className="mt-1.5 text-ink-2 text-note">{detail}</p>
        </dd>
      </div>
    ))}
  </dl>
);

/** The same results in the terms of a lawyer’s books, with cases, fees, and the fee per added request. */
function Money({ study }: { study: CaseStudy }) {
  const { first, last, sameMonth, fees, time, feePerRequest, feePerCase } = resultsOf(study);
  const rows = {
    'New cases signed': `${first.signed} a month, now ${last.signed}`,
    'Our fees': `${dollars(fees)}: ${time} months at ${dollars(study.monthlyFee)}`,
    'Fee per added case': `${dollars(feePerCase)} (${dollars(feePerRequest)} per added request)`,
    [`Back in ${sameMonth.when}`]: `${sameMonth.requests} requests, ${sameMonth.signed} signed`,
  };
  return (
    <dl className="grid gap-x-8 border-rule border-t md:grid-cols-2">
      {Object.entries(rows).map(([term, figure]) => (
        <div key={term} className="flex justify-between gap-4 border-rule border-b py-2 text-small/snug">
          <dt className="max-w-3/5 flex-none text-ink-2">{term}</dt>
          <dd className="text-balance text-right font-semibold">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * @param number The case’s position on the page, from 1.
 * @param children Buttons at the end.
 */
export function CaseDigest({ id, number, children }: { id: CaseStudyId; number: number; children?: ReactNode }) {
  const study = caseStudies[id];
  const { heading, title, location, statePath, practice, challenge, solution, open, testimonial } = study;
  const sample = sampleLabel([study]);
  const dips = study.requests.some((count, month) => count < (study.requests[month - 1] ?? 0));
  const brief = { 'What we didn’t win': open, Challenge: challenge, Solution: solution };
  return (
    <Section volume="act" label={`Case ${number}`} id={id} tone={number % 2 === 0 ? 'card' : 'paper'}>
      <div className="split-7 gap-y-5 md:gap-y-8">
        <div className="grid gap-y-3 md:gap-y-5">
          <SectionHeading>{heading(resultsOf(study))}</SectionHeading>
          <Paragraph className="lede" text={`${title}. ${practice} in ${link(statePath, location)}.`} />
          {sample && <SampleLabel>{sample}</SampleLabel>}
        </div>
        <div>
          <Exhibit
            letter={letterOf(number)}
            caption={`Consultation requests by month, and in black the cases signed.${dips ? ' Summer and December are slow.' : ''}`}
          >
            <RequestsChart study={study} />
          </Exhibit>
          <div className="mt-4">
            <Disclosure title="Month by month">
              <div className="overflow-x-auto">
                <CourseTable study={study} />
              </div>
            </Disclosure>
          </div>
        </div>
      </div>
      <h3 className="mt-6 mb-2 font-sans font-semibold text-small lg:mt-12">Results</h3>
      <Ruled>
        <ResultFigures study={study} />
        <Money study={study} />
      </Ruled>
      <dl className="gap-x-8 lg:mt-6 lg:grid lg:grid-cols-3">
        {Object.entries(brief).map(([term, text]) => (
          <div key={term} className="border-rule py-2.5 max-lg:not-last:border-b">
            <dt className="font-semibold text-small">{term}</dt>
            <dd className="mt-1 max-w-text text-detail text-ink-2">
              <Copy text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <figure className="split-8 mt-4 gap-y-4 lg:mt-8">
        <blockquote className="font-serif text-h3/snug">“{testimonial.quote}”</blockquote>
        <figcaption className="self-end text-ink-2 text-small/snug">
          <b className="block font-semibold text-body/tight text-ink">{testimonial.person}</b> {testimonial.role}
        </figcaption>
      </figure>
      {children && <Actions className="mt-4">{children}</Actions>}
    </Section>
  );
}

const CourseTable = ({ study }: { study: CaseStudy }) => (
  <DataTable
    className="text-small/snug"
    caption="Visits and requests by month"
    headClass="text-ink-3 text-note *:pt-3 *:pb-1 *:not-first:pl-3 *:not-first:text-right"
    rowClass="digits align-baseline *:py-2 *:not-first:pl-3 *:not-first:text-right last:border-b-0"
    rows={study.course}
    columns={[
      {
        header: `Counted from ${monthAndYear(study.start)}`,
        cell: ({ when, event }) => (
          <span className="grid gap-x-4 md:grid-cols-[5rem_1fr]">
            <b className="font-semibold">{when}</b> <span className="text-ink-2">{event}</span>
          </span>
        ),
        cellClass: 'font-normal',
      },
      { header: 'Visits a month', cell: ({ visits }) => grouped(visits) },
      { header: 'Requests', cell: ({ month }) => study.requests[month] },
    ]}
  />
);
