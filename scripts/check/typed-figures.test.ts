import { expect, it } from 'vitest';
import type { StateContent } from '../../src/content/state-content.ts';
import { grouped, inWords, percentRange, range, rangeInWords } from '../../src/lib/format.ts';
import { claims, phases } from '../../src/site/claims.ts';
import { daysPattern } from './days-pattern.ts';

const { plan, audit, citations, terms, templateFaq } = claims;

const stateFiles = import.meta.glob<StateContent>('/src/content/states/*.ts', {
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>(
  ['/src/{content,pages,sections}/**/*.{ts,tsx}', '!**/{*.test,by-law,state-figures}.ts'],
  { query: '?raw', import: 'default', eager: true },
);

/** How someone would type each figure, as the source of a regular expression, and what to write instead. */
const claimed: [typed: string, source: string][] = [
  ['\\$\\d(?:[\\d,]*\\d)?', 'dollars(…) and a figure of src/site/claims.ts'],
  [daysPattern(claims.daysToResults), 'claims.daysToResults'],
  [daysPattern(plan.guaranteeDays), 'claims.plan.guaranteeDays'],
  [`(?:${terms.noticeDays}|${inWords(terms.noticeDays)}) days(?:’| ahead)`, 'claims.terms.noticeDays'],
  [`(?:${range(plan.contentPages)}|${rangeInWords(plan.contentPages)}) (?:new )?pages`, 'claims.plan.contentPages'],
  [`(?:${audit.points}|${inWords(audit.points)})[ -](?:point|check)`, 'claims.audit.points'],
  [`${citations.directories}\\+? directories`, 'claims.citations.directories'],
  [`${claims.averageRoiMonths}[ -]months?`, 'claims.averageRoiMonths'],
  [`${claims.campaigns}\\+`, 'claims.campaigns'],
  [`${range(templateFaq.firstPageDays)} days`, 'claims.templateFaq.firstPageDays'],
  ...[templateFaq.roi, ...phases.map(({ gain }) => gain)].map((percents): [string, string] => [
    percentRange(percents),
    'percentRange(…) and a figure of src/site/claims.ts',
  ]),
];

/** The same of a state's own figures, which only its own file would type. */
const ownFigures = (content?: StateContent): [string, string][] =>
  content?.kind !== 'hand-written'
    ? []
    : Object.entries(content.figures).map(([name, figure]) => [
        typeof figure === 'number' ? grouped(figure) : figure.replace('+', '\\+'),
        `figures.${name} (src/content/state-figures.ts)`,
      ]);

it('no figure is typed where it would not follow its source', () => {
  const problems = Object.entries(sources).flatMap(([file, text]) => {
    const figures = [...claimed, ...ownFigures(stateFiles[file])].map(
      ([typed, source]) => [new RegExp(`(?<![\\w.,–[-])(?:${typed})(?![\\d%]|,\\d)`, 'gi'), source] as const,
    );
    return text.split('\n').flatMap((line, index) => {
      const isRead = !/^\s*(?:\/?\*|\/\/|searches:)/.test(line);
      const words = isRead ? line.replace(/\$\{[^}]*\}|byLaw\('[^']*'\)/g, '…') : '';
      return figures.flatMap(([typed, source]) =>
        (words.match(typed) ?? []).map(
          (found) => `${file.slice(1)}:${index + 1} types “${found}”. Use ${source}, or byLaw('${found}') for a law.`,
        ),
      );
    });
  });
  expect(problems).toEqual([]);
});
