import type { ReactNode } from 'react';
import { type CaseStudy, type CaseStudyId, caseStudies, resultsOf } from '../../content/client-cases.ts';
import { Copy, Paragraph } from '../../copy/copy.tsx';
import { link } from '../../copy/copy-text.ts';
import { dollars, grouped, monthAndYear } from '../../lib/format.ts';
import { sampleLabel } from '../../lib/sample.ts';
import { Actions } from '../../ui/button.tsx';
import { FigureCaption } from '../../ui/exhibit.tsx';
import { SampleLabel, Section, SectionHeading } from '../../ui/section.tsx';
import { evidence } from './evidence.tsx';
import { RequestsChart } from './requests-chart.tsx';

const letterOf = (number: number) => String.fromCharCode('A'.charCodeAt(0) + number - 1);

/** The results, and the same in the terms of a lawyer’s books: cases, fees, and the fee per added case and request. */
function Results({ study }: { study: CaseStudy }) {
  const { first, last, traffic, leads, rankings, time, sameMonth, fees, feePerRequest, feePerCase } = resultsOf(study);
  const rows: Record<string, readonly [figure: string, detail: string]> = {
    Traffic: [`+${traffic}%`, `${grouped(first.visits)} to ${grouped(last.visits)} visits`],
    Leads: [`+${leads}%`, `${first.requests} to ${last.requests} requests`],
    Rankings: [`${rankings.firstPage} of ${rankings.of}`, 'on page one'],
    Time: [`${time} months`, `to ${monthAndYear(study.start, time)}`],
    'Cases signed': [`${first.signed} to ${last.signed}`, 'a month'],
    'Our fees': [dollars(fees), `at ${dollars(study.monthlyFee)} a month`],
    'Fee per added case': [dollars(feePerCase), `${dollars(feePerRequest)} per added request`],
    'Requests before us': [`${sameMonth.requests}`, `${sameMonth.when}, ${sameMonth.signed} signed`],
  };
  return (
    <dl className="two-up grid gap-x-4 border-ink border-t-2 md:gap-x-8 lg:grid-cols-1 print:border-0">
      {Object.entries(rows).map(([term, [figure, detail]]) => (
        <div key={term} className="items-baseline gap-x-2 border-rule border-b py-1.5 md:flex md:flex-wrap lg:py-2">
          <dt className="flex-1 basis-[5.75rem] text-ink-2 text-small/tight">{term}</dt>
          <dd className="flex-1 basis-[6.25rem] whitespace-nowrap font-serif font-sub text-xl/tight">{figure}</dd>
          <dd className="flex-3 basis-[6rem] text-ink-2 text-note/tight">{detail}</dd>
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
  const brief = { 'What we didn’t win': open, Challenge: challenge, Solution: solution };
  return (
    <Section act label={`Case ${number}`} id={id}>
      <div className="split-7 gap-y-5 md:gap-y-8">
        <div className="grid gap-y-4">
          <SectionHeading>{heading(resultsOf(study))}</SectionHeading>
          <Paragraph className="lede" text={`${title}. ${practice} in ${link(statePath, location)}.`} />
          {sample && <SampleLabel>{sample}</SampleLabel>}
        </div>
        <div className="grid break-inside-avoid gap-y-5 md:grid-cols-2 md:items-start md:gap-x-8 lg:contents">
          {evidence[id](letterOf(number))}
          <figure>
            <RequestsChart study={study} />
            <FigureCaption className="mt-3">Requests by month, and below them the cases signed.</FigureCaption>
          </figure>
        </div>
        <div className="break-inside-avoid">
          <h3 className="sr-only">Results</h3>
          <Results study={study} />
        </div>
      </div>
      <dl className="gap-x-8 md:mt-6 md:grid md:grid-cols-3">
        {Object.entries(brief).map(([term, text]) => (
          <div key={term} className="border-rule py-2.5 max-md:not-last:border-b">
            <dt className="font-semibold text-small">{term}</dt>
            <dd className="mt-1 max-w-text text-ink-2 text-small">
              <Copy text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <figure className="mt-4 grid gap-y-3 lg:mt-8">
        <blockquote className="font-serif text-h3/snug">“{testimonial.quote}”</blockquote>
        <figcaption className="text-ink-2 text-small/snug">
          <b className="block font-semibold text-body/tight text-ink">{testimonial.person}</b> {testimonial.role}
        </figcaption>
      </figure>
      {children && <Actions className="mt-4">{children}</Actions>}
    </Section>
  );
}
