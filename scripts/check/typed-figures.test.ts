import { expect, it } from 'vitest';
import { dollars, grouped, inWords, percentRange, range, rangeInWords } from '../../src/lib/format.ts';
import { guarantee } from '../../src/offer/guarantee.ts';
import { landingFees } from '../../src/offer/landing-fees.ts';
import { audit, citations, generalPageFaq, plan, templateFaq, terms } from '../../src/offer/plan.ts';
import { phases, results } from '../../src/offer/results.ts';
import type { StateContent } from '../../src/states/schema.ts';

/*
 * Finds a figure of ours that is typed in a page, where it would not follow src/offer/. The law has periods and
 * amounts, too, and they may be the same as ours. So a figure counts as ours only in words that we alone use.
 */

const stateFiles = import.meta.glob<StateContent>('/src/states/data/*.ts', {
  import: 'default',
  eager: true,
});
const files = import.meta.glob<string>('/src/**/*.{ts,tsx,mdx}', { query: '?raw', import: 'default', eager: true });
// Not by patterns: those that exclude would contain the project's folder, whose name may have parentheses.
const isSource = (file: string) => !/\.test\.|^\/src\/(?:offer\/|lib\/format\.ts|states\/figures\.ts)/.test(file);
const sources = Object.entries(files).filter(([file]) => isSource(file));

const written = (count: number) => `(?:${grouped(count)}|${inWords(count)})`;
const days = (count: number) => `${written(count)}[ -]days?`;

const prices = Object.entries({
  'plan.monthly': plan.monthly,
  'templateFaq.monthly': templateFaq.monthly,
  'generalPageFaq.monthly': generalPageFaq.monthly,
  'landingFees.firstMonth': landingFees.firstMonth,
  'landingFees.monthsTwoToSix': landingFees.monthsTwoToSix,
  'landingFees.fromMonthSeven': landingFees.fromMonthSeven,
});

/** How someone would type each figure as a claim, as the source of a regular expression, and where the figure is set. */
const claimed: [typed: string, setting: string][] = [
  ...prices.map(([setting, price]): [string, string] => [
    `\\$?${grouped(price)}(?: a|/| per)? ?month(?:ly)?|(?:(?:cost|pay)s?|(?:plan|price|fee) is|fee of|for|at|['"\`>])\\s*\\${dollars(price)}|\\${dollars(price)} (?:plan|fee)`,
    setting,
  ]),
  [`results (?:\\w+ ){0,3}${days(results.daysToResults)}`, 'daysToResults'],
  [`${days(results.daysToResults)} to (?:first )?results`, 'daysToResults'],
  [`${days(guarantee.days)} (?:satisfaction )?guarantee`, 'guarantee.days'],
  [`guarantee (?:\\w+ ){0,2}${days(guarantee.days)}`, 'guarantee.days'],
  [`progress (?:in|within|by) ${days(guarantee.days)}`, 'guarantee.days'],
  [`(?:leave|cancel|end|with|on)[^.,§]{0,30} ${written(terms.noticeDays)} days(?:’| ahead)`, 'terms.noticeDays'],
  [`(?:${range(plan.contentPages)}|${rangeInWords(plan.contentPages)}) (?:new )?pages`, 'plan.contentPages'],
  [`${written(audit.points)}[ -]point audit`, 'audit.points'],
  [`${citations.directories}\\+? directories`, 'citations.directories'],
  [`${results.averageRoiMonths}[ -]months? (?:average )?(?:ROI|return)`, 'averageRoiMonths'],
  [`${results.campaigns}\\+? (?:campaigns|firms)`, 'campaigns'],
  [`${range(templateFaq.firstPageDays)} days`, 'templateFaq.firstPageDays'],
  [percentRange(templateFaq.roi), 'templateFaq.roi'],
  ...phases.map(({ gain }): [string, string] => [percentRange(gain), 'timeline']),
];

/** The same of a state's own figures, which only its own file would type. */
function ownFigures(content?: StateContent): [string, string][] {
  if (content?.kind !== 'hand-written') return [];
  const { counties, caseStudyDays, ...counts } = content.figures;
  return [
    [`${counties} counties`, 'counties'],
    ...(caseStudyDays ? [[`results in ${days(caseStudyDays)}`, 'caseStudyDays'] satisfies [string, string]] : []),
    ...Object.entries(counts).map(([name, count]): [string, string] => [
      typeof count === 'number' ? grouped(count) : count.replace('+', '\\+'),
      name,
    ]),
  ];
}

/** What is typed in a file and should be taken from its setting. */
function typedFigures(file: string, text: string, content?: StateContent): string[] {
  const figures = [
    ...claimed.map(([typed, setting]) => [typed, `${setting} (src/offer)`] as const),
    ...ownFigures(content).map(([typed, name]) => [typed, `figures.${name} (src/states/figures.ts)`] as const),
  ].map(([typed, setting]) => [new RegExp(`(?<![\\w.,–-])(?:${typed})(?![\\d%]|,\\d)`, 'gi'), setting] as const);
  return text.split('\n').flatMap((line, index) => {
    const isRead = !/^\s*(?:\/?\*|\/\/|searches:)/.test(line);
    const words = isRead ? line.replace(/\$\{[^}]*\}/g, '…') : '';
    return figures.flatMap(([typed, setting]) =>
      (words.match(typed) ?? []).map((found) => `${file}:${index + 1} types “${found}”. Write \${…} with ${setting}.`),
    );
  });
}

/** A price by the month, and a guarantee in days, which nobody but us would promise: any figure, not only the right one. */
const promises = /\$\d[\d,]*\+?(?: a| per|\/) ?month|\b\d+[- ]days? (?:satisfaction )?guarantee/g;

it('no price or guarantee is typed in the copy, where it could be a wrong one', () => {
  const problems = sources
    .filter(([file]) => !stateFiles[file])
    .flatMap(([file, text]) => (text.match(promises) ?? []).map((found) => [file.slice(1), found]))
    .map(([file, found]) => `${file} types “${found}”. Write \${…} with a figure of src/offer/.`);
  expect(problems).toEqual([]);
});

it('no figure is typed where it would not follow its source', () => {
  const problems = sources.flatMap(([file, text]) => typedFigures(file.slice(1), text, stateFiles[file]));
  expect(problems).toEqual([]);
});

it.each([
  `for ${dollars(plan.monthly)} a month`,
  `The plan costs ${dollars(plan.monthly)}.`,
  `Most see results in about ${results.daysToResults} days.`,
  `our ${guarantee.days}-day guarantee`,
  `with ${terms.noticeDays} days’ notice`,
])('finds “%s”', (text) => {
  expect(typedFigures('page.tsx', text)).not.toEqual([]);
});
