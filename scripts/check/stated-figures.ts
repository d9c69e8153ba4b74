import { featuredStates } from '../../src/content/state-directory.ts';
import { menuStates } from '../../src/content/state-menu.ts';
import type { HandWrittenState, StateContent } from '../../src/content/states/types.ts';
import { plainText } from '../../src/lib/copy-text.ts';
import { atLeast, dollars, grouped, percentRange, range } from '../../src/lib/format.ts';
import { usStates } from '../../src/lib/us-states.ts';
import { claims } from '../../src/site/claims.ts';

/*
 * The states' words are prose, with their figures typed in. These rules find the sentences that no longer agree with
 * src/site/claims.ts, if they speak of us. Figures that are spelled out in words escape them.
 */

const { plan, audit, citations, consultation, templateFaq, texasCases } = claims;

/** Every string in a value, however deep, but for what a client says. */
const stringsIn = (value: unknown, key?: string): string[] => {
  if (typeof value === 'string') return key === 'quote' ? [] : [value];
  return Object.entries(value ?? {}).flatMap(([part, within]) => stringsIn(within, part));
};

/** The clauses of a copy, each read by itself: “the sample case here took 58” says nothing of our usual 45. */
const clausesIn = (copy: unknown): string[] =>
  stringsIn(copy).flatMap((text) => plainText(text).split(/(?<=[.?!;])\s+/));

/** A claim, what finds its figure (the first group), and what a clause about us says besides. */
type Rule = readonly [name: string, claim: string | number, figure: RegExp, about?: RegExp];

const rules: readonly Rule[] = [
  ['audit.points', audit.points, /(\d+)-point audit/],
  [
    'consultation.minutes',
    consultation.minutes,
    /(\d+)[- ]minutes?\b(?! (?:from|away|by|to the)\b)/,
    /\b(?:consultation|call|with us|ours)\b|\bwe (?:will )?show\b/i,
  ],
  [
    'citations.directories',
    atLeast(citations.directories),
    /(\d+\+?) directories/,
    /\b(?:we|our|us|your|listings?|citations|details|address)\b/i,
  ],
  ['plan.guaranteeDays', plan.guaranteeDays, /(\d+)-day (?:satisfaction )?guarantee/],
  ['plan.contentPages', range(plan.contentPages), /(\d+–\d+) (?:new )?pages (?:a month|monthly)/],
  [
    'daysToResults',
    claims.daysToResults,
    /\b(?:about|around|day|usual|expect)(?: about| day)? (\d+)\b(?![,.–%]\d|%| minutes| counties| of this)/i,
    /\bfirst results?\b|\bresults?\b.*\bmost\b|\busual\b|\bmost (?:of our |of )?(?:clients|firms|campaigns)\b|\btypical client|\bexpect\b|^around day/i,
  ],
  ['templateFaq.firstPageDays', range(templateFaq.firstPageDays), /(\d+–\d+) days/, /\bfirst[- ]page\b/i],
  ['templateFaq.roi', percentRange(templateFaq.roi), /(\d+–\d+%)/, /\bROI\b|\breturn\b/],
];

/** The price of the plan, which template pages give otherwise (src/site/claims.ts). */
const feeRule = (name: string, amount: number): Rule => [
  name,
  dollars(amount),
  /(\$[\d,]+) (?:a month|per month|monthly)/,
  /\b(?:plan|fee|priced?|setup|investment|product|math|recover)\b/i,
];

/** All counties of the state, as a copied page has them of another: no small number, no part, no clause on other states. */
const countyRule = ({ state, figures: { counties } }: HandWrittenState): Rule => {
  const others = Object.values(usStates).filter((name) => !state.includes(name));
  const all = /(?<!\b(?:other|remaining|over|than|nearly|about|some|least|most) )\b(4[1-9]|[5-9]\d|\d{3}) counties/;
  return ['figures.counties', counties, all, new RegExp(`^(?!.*\\b(?:${others.join('|')})\\b)`, 's')];
};

/** The clauses whose figure is another than the claim's. */
const deviations = (clauses: readonly string[], all: readonly Rule[], file = ' in src/site/claims.ts'): string[] => [
  ...new Set(
    all.flatMap(([name, claim, figure, about]) =>
      clauses
        .filter((clause) => about?.test(clause) ?? true)
        .map((clause) => [clause, figure.exec(clause)?.[1]])
        .filter(([, found]) => found && found !== String(claim))
        .map(([clause, found]) => `“${clause}” says ${found} where ${name}${file} is ${claim}. Write ${claim}.`),
    ),
  ),
];

/** The claims that a part of the content does not have, of those that it must have. */
const omissions = (where: string, part: unknown, required: Record<string, string>): string[] =>
  Object.entries(required)
    .filter(([, claim]) => !JSON.stringify(part).includes(claim))
    .map(([name, claim]) => `${where} does not say ${claim}, which is ${name} in src/site/claims.ts. Write it.`);

const phases = Object.fromEntries(
  claims.timeline.map(({ months, gain }) => [`timeline of months ${range(months)}`, `${percentRange(gain)}`]),
);

/** Where a state's words disagree with src/site/claims.ts, or with the state's own figures. */
export function claimProblems(content: StateContent): string[] {
  const clauses = clausesIn(content);
  if (content.kind === 'template') {
    return [
      ...deviations(clauses, [feeRule('templateFaq.monthly', templateFaq.monthly), ...rules]),
      ...omissions('local.faqs', content.local.faqs, {
        'templateFaq.monthly': dollars(templateFaq.monthly),
        'templateFaq.firstPageDays': `${range(templateFaq.firstPageDays)} days`,
        'templateFaq.roi': percentRange(templateFaq.roi),
      }),
      ...omissions('local.longTerm', content.local.longTerm, phases),
    ];
  }
  return [
    ...deviations(clauses, [feeRule('plan.monthly', plan.monthly), ...rules]),
    ...deviations(clauses, [countyRule(content)], ''),
    ...omissions('pricing', content.pricing, { 'plan.monthly': dollars(plan.monthly) }),
    ...omissions('longTerm', content.longTerm.steps, phases),
    ...(content.state === 'Texas' ? texasProblems(content) : []),
    ...stripProblems(content),
  ];
}

/** The owner gave two figures for one thing: the title has one, the description the other. */
const texasProblems = ({ title, metaDescription }: HandWrittenState): string[] => [
  ...omissions('title', title, { 'texasCases.title': `${atLeast(texasCases.title)} cases` }),
  ...omissions('metaDescription', metaDescription, {
    'texasCases.description': `${atLeast(texasCases.description)} cases`,
  }),
];

/** Figures of a hand-written state that its market strip does not show. */
function stripProblems({ figures, market }: HandWrittenState): string[] {
  const { monthlySearches, annualCases, counties, attorneys } = figures;
  const shown = market.stats.map(({ value }) => value);
  return Object.entries({ monthlySearches, annualCases, counties, attorneys })
    .map(([name, figure]) => [name, typeof figure === 'number' ? grouped(figure) : figure])
    .filter(([, figure]) => figure && !shown.includes(figure))
    .map(([name, figure]) => `figures.${name} is ${figure}, but no stat of market.stats has that value. Correct one.`);
}

/** The figures that a state's page shows. */
const figuresOf = (content: StateContent): string[] =>
  content.kind === 'template'
    ? [
        content.annualDivorceCases,
        content.licensedAttorneys,
        content.researchPercentage,
        content.stateSpecificStatistic,
      ]
    : [...content.market.stats.map(({ value }) => value), String(content.figures.caseStudyDays)];

/** What the menus and the directory say about states that have a page. */
const lines: readonly (readonly [file: string, state: string, line: string])[] = [
  ...menuStates.flatMap(({ name, description, aside }) =>
    [description, aside].map((line) => ['src/content/state-menu.ts', name, line] as const),
  ),
  ...featuredStates.map(({ name, description }) => ['src/content/state-directory.ts', name, description] as const),
];

/** Figures in the menus and the directory that the state's page does not show, each problem with its file. */
export const menuProblems = (contents: readonly StateContent[]): string[] =>
  lines.flatMap(([file, state, line]) => {
    const content = contents.find((each) => each.state === state);
    const figures = content ? (line.match(/\d[\d,]*(?<!,)(?:\+|%)?/g) ?? []) : [];
    return figures
      .filter((figure) => content && !figuresOf(content).includes(figure))
      .map((figure) => `${file}: “${line}” says ${figure} of ${state}, whose page does not. Correct one.`);
  });
