import type { CaseStudy } from '../../content/case-studies.ts';
import { type Stat, StatStrip } from '../../sections/stat-strip.tsx';
import { Copy } from '../../ui/copy.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import { axes, CourseChart } from './course-chart.tsx';

/** The exhibit of a case: the table above them all is A, the first case has B. */
const letterOf = (number: number) => String.fromCharCode('A'.charCodeAt(0) + number);

/** The four numbers of a case. */
const statsOf = ({ traffic, leads, rankings, time }: CaseStudy['results']): readonly Stat[] => [
  { label: 'search traffic', value: `+${traffic}`, unit: '%' },
  { label: 'consultation requests', value: `+${leads}`, unit: '%' },
  { label: 'target searches on page one', value: rankings.firstPage, unit: ` of ${rankings.of}` },
  { label: 'from the first audit to these results', value: time, unit: ' months' },
];

/**
 * One case as a full-width digest: challenge, solution, what stayed open, the course, four numbers, the client's words.
 * @param number The case's place on the page, from 1.
 */
export function CaseDigest({ study, number }: { study: CaseStudy; number: number }) {
  const { id, title, location, statePath, practice, challenge, solution, open, results, testimonial, sample } = study;
  const [city] = location.split(',');
  const brief = { Challenge: challenge, Solution: solution, 'Not won': open };
  return (
    <Section label={`Case ${number}`} id={id} labelledBy={`${id}-title`} tone={number % 2 === 0 ? 'card' : 'paper'}>
      <SectionHead
        id={`${id}-title`}
        heading={`${city}: +${results.leads}% consultation requests in ${results.time} months`}
        lede={`${title}. ${practice} in [${location}](${statePath}).`}
        sample={sample ? 'Sample case' : undefined}
        split={false}
      />
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
      <figure className="mt-12 grid gap-5 lg:grid-cols-3 items-end lg:gap-16">
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
