import { type CaseStudy, caseStudies } from '../../src/content/client-cases.ts';
import { type Testimonial, testimonials } from '../../src/content/client-testimonials.ts';
import { brand } from '../../src/site/brand.ts';

const shared = { cases: Object.entries<CaseStudy>(caseStudies), quotes: testimonials as readonly Testimonial[], brand };

/** Statements about the agency and its clients that can’t be true. */
export function clientProblems(
  { cases, quotes, brand: { website, copyrightYear } } = shared,
  today = new Date(),
): string[] {
  const month = today.toISOString().slice(0, 7);
  return [
    ...cases.flatMap(([id, { start, rankings, requests, signed }]) => [
      ...(start > month
        ? [`${id} starts in ${start}, which is in the future. Correct “start” in src/content/client-cases.ts.`]
        : []),
      ...(rankings.firstPage > rankings.of
        ? [
            `${id} has ${rankings.firstPage} of ${rankings.of} searches on the first page. Correct “rankings” in src/content/client-cases.ts.`,
          ]
        : []),
      ...(requests.length !== signed.length
        ? [
            `${id} has ${requests.length} numbers in “requests” and ${signed.length} in “signed” (src/content/client-cases.ts).`,
          ]
        : []),
    ]),
    ...quotes
      .filter(({ testimonial }) => !testimonial.trim())
      .map(
        ({ name }) =>
          `${name} says nothing. Write the testimonial, or delete the entry in src/content/client-testimonials.ts.`,
      ),
    ...(copyrightYear > today.getUTCFullYear()
      ? [`The copyright is of ${copyrightYear}, which is in the future. Correct “copyrightYear” in src/site/brand.ts.`]
      : []),
    ...(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(website)
      ? []
      : [`website is “${website}” in src/site/brand.ts. Write the domain alone, such as example.com.`]),
  ];
}
