import { type CaseStudy, caseStudies } from '../../src/content/client-cases.ts';
import { type Testimonial, testimonials } from '../../src/content/client-testimonials.ts';
import * as offer from '../../src/offer/plan.ts';
import { brand } from '../../src/site/brand.ts';

const casesFile = 'src/content/client-cases.ts';
const { minutes, agenda } = offer.consultation;
const end = Math.max(...Object.values(agenda).flat());

/** Ranges whose second figure is the smaller one. */
export const reversedRanges = (figures: object = offer): string[] =>
  Object.values(figures).flatMap((group) =>
    Object.entries<unknown>(Object(group)).flatMap(([name, value]) =>
      Array.isArray(value) && value.length === 2 && value[0] > value[1]
        ? [`${name} is from ${value[0]} to ${value[1]}. Write the smaller one first in src/offer/plan.ts.`]
        : [],
    ),
  );

const shared = { cases: Object.entries<CaseStudy>(caseStudies), quotes: testimonials as readonly Testimonial[], brand };

/** Statements about the agency and its clients that can’t be true. */
export function statementProblems(
  { cases, quotes, brand: { website, copyrightYear } } = shared,
  today = new Date(),
): string[] {
  const month = today.toISOString().slice(0, 7);
  const statements: [isWrong: boolean, problem: string][] = [
    ...cases.flatMap(([id, { start, rankings, requests, signed }]): typeof statements => [
      [
        start > month || !/^\d{4}-\d\d$/.test(start),
        `${id} starts in ${start}, which is in the future or no month. Write one such as ${month} in ${casesFile}.`,
      ],
      [
        rankings.firstPage > rankings.of,
        `${id} has ${rankings.firstPage} of ${rankings.of} searches on the first page. Correct “rankings” in ${casesFile}.`,
      ],
      [
        requests.length !== signed.length,
        `${id} has ${requests.length} numbers in “requests” and ${signed.length} in “signed” (${casesFile}).`,
      ],
    ]),
    ...quotes.map(({ name, testimonial }): (typeof statements)[number] => [
      !testimonial.trim(),
      `${name} says nothing. Write the testimonial, or delete the entry in src/content/client-testimonials.ts.`,
    ]),
    [
      end !== minutes,
      `The call takes ${minutes} minutes, and its last step ends at ${end}. Correct “agenda” in src/offer/plan.ts.`,
    ],
    [
      copyrightYear > today.getUTCFullYear(),
      `The copyright is of ${copyrightYear}, which is in the future. Correct “copyrightYear” in src/site/brand.ts.`,
    ],
    [
      !/^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(website),
      `website is “${website}” in src/site/brand.ts. Write the domain alone, such as example.com.`,
    ],
  ];
  return [...reversedRanges(), ...statements.filter(([isWrong]) => isWrong).map(([, problem]) => problem)];
}
