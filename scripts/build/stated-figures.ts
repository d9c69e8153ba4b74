import { featuredStates } from '../../src/content/state-directory.ts';
import { menuStates } from '../../src/content/state-menu.ts';
import type { HandWrittenState, StateContent, StateTemplateData } from '../../src/content/states/types.ts';
import { grouped } from '../../src/lib/format.ts';
import type { StateName } from '../../src/lib/us-states.ts';
import { claims, dollars } from '../../src/site/claims.ts';

/*
 * The states' words are prose, with their figures typed in. These rules find the ones that no longer agree with
 * src/site/claims.ts or with the state's own data. Figures that are spelled out in words escape them.
 */

const { plan, audit, citations, consultation, templateFaq, texasCases } = claims;

/** Every figure in a text, as it is read: `11,775`, `8,900+`, `76%`. */
const figuresIn = (text: string): string[] => text.match(/\d[\d,]*(?<!,)(?:\+|%)?/g) ?? [];

/** What a pattern finds must be the claim, wherever a state's words have it. */
function deviations(text: string, monthlyFee: readonly [name: string, amount: number]): string[] {
  const typed: readonly [pattern: RegExp, name: string, claim: string][] = [
    [/\$[\d,]+(?= (?:a month|per month|monthly))/g, monthlyFee[0], dollars(monthlyFee[1])],
    [/\d+(?=-point audit)/g, 'audit.points', String(audit.points)],
    [/\d+(?=[- ]minutes?\b)/g, 'consultation.minutes', String(consultation.minutes)],
    [/\d+\+?(?= directories)/g, 'citations.directories', citations.directories],
    [/\d+(?=-day satisfaction guarantee)/g, 'plan.guaranteeDays', String(plan.guaranteeDays)],
    [/\d+–\d+(?= (?:new )?pages)/g, 'plan.contentPages', plan.contentPages],
  ];
  return typed.flatMap(([pattern, name, claim]) =>
    [...new Set(text.match(pattern))]
      .filter((found) => found !== claim)
      .map((found) => `the copy says “${found}” where ${name} in src/site/claims.ts is ${claim}. Write ${claim}.`),
  );
}

/** The claims that a text does not have, of those that it must have. */
const omissions = (text: string, where: string, required: Record<string, string>): string[] =>
  Object.entries(required)
    .filter(([, claim]) => !text.includes(claim))
    .map(([name, claim]) => `${where} does not say ${claim}, which is ${name} in src/site/claims.ts. Write it.`);

const phases = Object.fromEntries(
  claims.timeline.map(({ months, gain }) => [`timeline of months ${months.join('–')}`, `${gain.join('–')}%`]),
);

/** Where a state's words and src/site/claims.ts do not agree. */
export function claimFaults(content: StateContent): string[] {
  const copy = JSON.stringify(content);
  const longTerm = (steps: unknown) => omissions(JSON.stringify(steps), 'longTerm', phases);
  if (content.kind === 'template') {
    const faq = { monthly: dollars(templateFaq.monthly), days: `${templateFaq.firstPageDays} days` };
    return [
      ...deviations(copy, ['templateFaq.monthly', templateFaq.monthly]),
      ...omissions(JSON.stringify(content.local.faqs), 'local.faqs', {
        'templateFaq.monthly': faq.monthly,
        'templateFaq.firstPageDays': faq.days,
        'templateFaq.roi': templateFaq.roi,
      }),
      ...longTerm(content.local.longTerm),
    ];
  }
  return [
    ...deviations(copy, ['plan.monthly', plan.monthly]),
    ...omissions(JSON.stringify(content.pricing), 'pricing', { 'plan.monthly': dollars(plan.monthly) }),
    ...longTerm(content.longTerm.steps),
    ...countyFaults(copy, content.figures.counties),
    ...(content.state === 'Texas'
      ? [
          ...omissions(content.title, 'title', { 'texasCases.title': `${texasCases.title} cases` }),
          ...omissions(content.metaDescription, 'metaDescription', {
            'texasCases.description': `${texasCases.description} cases`,
          }),
        ]
      : []),
  ];
}

/** Numbers of counties in a state's words that are not the state's. “The other 96 counties” are some of them. */
const countyFaults = (copy: string, counties: number): string[] =>
  [...new Set(copy.match(/(?<!other )\b\d+(?= (?:county|counties)\b)/gi))]
    .filter((found) => found !== String(counties))
    .map((found) => `the copy says “${found} counties” where figures.counties is ${counties}. Write ${counties}.`);

/** Figures of a hand-written state that its market strip does not show. */
export function stripFaults({ figures, market }: HandWrittenState): string[] {
  const { monthlySearches, annualCases, counties, attorneys } = figures;
  const shown = new Set(market.facts.map(({ value }) => value));
  const wanted = {
    monthlySearches: grouped(monthlySearches),
    annualCases: grouped(annualCases),
    counties: grouped(counties),
    ...(attorneys && { attorneys }),
  };
  return Object.entries(wanted)
    .filter(([, figure]) => !shown.has(figure))
    .map(([name, figure]) => `figures.${name} is ${figure}, but no fact of market.facts has that value. Correct one.`);
}

/** The figures that a state's page shows. */
function figuresOf(content: StateContent): string[] {
  if (content.kind === 'template') return templateFigures(content);
  return [
    ...content.market.facts.map(({ value }) => value),
    ...(content.figures.caseStudyDays ? [grouped(content.figures.caseStudyDays)] : []),
  ];
}

const templateFigures = (data: StateTemplateData): string[] => [
  data.annualDivorceCases,
  data.licensedAttorneys,
  data.researchPercentage,
  data.stateSpecificStatistic,
];

/** Figures in a line about a state that its page does not show. */
export const quoteFaults = (line: string, content: StateContent): string[] =>
  figuresIn(line)
    .filter((figure) => !figuresOf(content).includes(figure))
    .map((figure) => `“${line}” says ${figure} of ${content.state}, whose page does not. Correct one.`);

/** What the menus and the directory say about states that have a page. */
const lines: readonly (readonly [file: string, state: StateName, line: string])[] = [
  ...menuStates.flatMap(({ name, description, aside }) =>
    [description, aside].map((line) => ['src/content/state-menu.ts', name, line] as const),
  ),
  ...featuredStates.map(
    ({ name, description }) => ['src/content/state-directory.ts', name as StateName, description] as const,
  ),
];

/** Where the menus and the directory do not agree with a state's page, each fault with its file. */
export const menuFaults = (contents: readonly StateContent[]): string[] =>
  lines.flatMap(([file, state, line]) => {
    const content = contents.find((each) => each.state === state);
    return content ? quoteFaults(line, content).map((fault) => `${file}: ${fault}`) : [];
  });
