import { citiesByTier, cityName } from '../../src/content/city-tiers.ts';
import { featuredStates } from '../../src/content/state-directory.ts';
import { menuStates } from '../../src/content/state-menu.ts';
import type { HandWrittenState, StateContent, StateTemplateData } from '../../src/content/states/types.ts';
import { plainText } from '../../src/lib/copy-text.ts';
import { grouped } from '../../src/lib/format.ts';
import type { StateName } from '../../src/lib/us-states.ts';
import { claims, dollars } from '../../src/site/claims.ts';
import { stringsIn } from './copy-marks.ts';

/*
 * The states' words are prose, with their figures typed in. These rules find the sentences that no longer agree with
 * src/site/claims.ts or with the state's own data. A figure counts only in a sentence that speaks of us, or of the whole
 * state: a state's copy has minutes, months and counties of its own. Figures that are spelled out in words escape them.
 */

const { plan, audit, citations, consultation, templateFaq, texasCases } = claims;

/** Every figure in a text, as it is read: `11,775`, `8,900+`, `76%`. */
const figuresIn = (text: string): string[] => text.match(/\d[\d,]*(?<!,)(?:\+|%)?/g) ?? [];

/** The clauses of a copy, each read by itself: “the sample case here took 58” says nothing of our usual 45. */
const clausesIn = (copy: unknown): string[] =>
  stringsIn(copy).flatMap((text) => plainText(text).split(/(?<=[.?!;])\s+/));

interface Rule {
  /** Where the figure comes from. */
  name: string;
  claim: string;
  /** Finds the figure, its first group. */
  figure: RegExp;
  /** What a clause about us says besides. */
  about?: RegExp;
}

const rulesFor = (fee: readonly [name: string, amount: number]): Rule[] => [
  {
    name: fee[0],
    claim: dollars(fee[1]),
    figure: /(\$[\d,]+) (?:a month|per month|monthly)/,
    about: /\b(?:plan|fee|priced?|setup|investment|product|math|recover)\b/i,
  },
  { name: 'audit.points', claim: String(audit.points), figure: /(\d+)-point audit/ },
  {
    name: 'consultation.minutes',
    claim: String(consultation.minutes),
    figure: /(\d+)[- ]minutes?\b(?! (?:from|away|by|to the)\b)/,
    about: /\b(?:consultation|call|with us|ours)\b|\bwe (?:will )?show\b/i,
  },
  {
    name: 'citations.directories',
    claim: citations.directories,
    figure: /(\d+\+?) directories/,
    about: /\b(?:we|our|us|your|listings?|citations|details|address)\b/i,
  },
  {
    name: 'plan.guaranteeDays',
    claim: String(plan.guaranteeDays),
    figure: /(\d+)-day (?:satisfaction )?guarantee/,
  },
  { name: 'plan.contentPages', claim: plan.contentPages, figure: /(\d+–\d+) (?:new )?pages (?:a month|monthly)/ },
  ...[
    /\bour usual (\d+)\b/,
    /^around day (\d+)$/i,
    /\bexpect (?:about )?(\d+)(?= days|\?| and allow|$)/i,
    /\b(?:most|majority|typical|experience)\b.*\b(?:results?|shows?)\b.*?\b(?:about|around|day) (\d+)(?: days)?\b/i,
    /\bresults?\b.*\bmost\b.*\b(?:about|around) (\d+) days/i,
    /\b(?:about|around|day) (\d+)\b(?: days)?\b.*\b(?:most of our|most clients|typical client|majority of firms)\b/i,
    /\bmost clients\b.*\bday (\d+)\b/i,
  ].map((figure) => ({ name: 'daysToResults', claim: String(claims.daysToResults), figure })),
  {
    name: 'templateFaq.firstPageDays',
    claim: templateFaq.firstPageDays,
    figure: /(\d+–\d+) days/,
    about: /\bfirst[- ]page\b/i,
  },
  { name: 'templateFaq.roi', claim: templateFaq.roi, figure: /(\d+–\d+%)/, about: /\bROI\b|\breturn\b/ },
];

/** The clauses whose figure is another than the claim's. */
const deviations = (clauses: readonly string[], rules: readonly Rule[]): string[] => [
  ...new Set(
    rules.flatMap(({ name, claim, figure, about }) =>
      clauses
        .filter((clause) => about?.test(clause) ?? true)
        .map((clause) => ({ clause, found: figure.exec(clause)?.[1] }))
        .filter(({ found }) => found && found !== claim)
        .map(
          ({ clause, found }) =>
            `“${clause}” says ${found} where ${name} in src/site/claims.ts is ${claim}. Write ${claim}.`,
        ),
    ),
  ),
];

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
  const clauses = clausesIn(content);
  const longTerm = (steps: unknown) => omissions(JSON.stringify(steps), 'longTerm', phases);
  if (content.kind === 'template') {
    const faq = { monthly: dollars(templateFaq.monthly), days: `${templateFaq.firstPageDays} days` };
    return [
      ...deviations(clauses, rulesFor(['templateFaq.monthly', templateFaq.monthly])),
      ...omissions(JSON.stringify(content.local.faqs), 'local.faqs', {
        'templateFaq.monthly': faq.monthly,
        'templateFaq.firstPageDays': faq.days,
        'templateFaq.roi': templateFaq.roi,
      }),
      ...longTerm(content.local.longTerm),
    ];
  }
  return [
    ...deviations(clauses, rulesFor(['plan.monthly', plan.monthly])),
    ...omissions(JSON.stringify(content.pricing), 'pricing', { 'plan.monthly': dollars(plan.monthly) }),
    ...longTerm(content.longTerm.steps),
    ...countyFaults(clauses, content),
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

/**
 * Numbers of counties that are not the state's, in clauses about all of it: “all 255 counties”, or the state's name and
 * none of its cities (“Dallas spans 4 counties” is right).
 */
function countyFaults(clauses: readonly string[], content: HandWrittenState): string[] {
  const { counties } = content.figures;
  const { metro, midSize, smaller } = citiesByTier(content);
  const cities = [...metro, ...midSize, ...smaller].map(cityName);
  const isWhole = (clause: string) =>
    /\b(?:all|any of the) \d+ counties\b(?! (?:of|in|around) )/.test(clause) ||
    (clause.includes(content.state) && !cities.some((city) => clause.includes(city)));
  return clauses
    .filter(isWhole)
    .map((clause) => ({ clause, found: /(?<!other )\b(\d+) counties\b/i.exec(clause)?.[1] }))
    .filter(({ found }) => found && found !== String(counties))
    .map(({ clause, found }) => `“${clause}” says ${found} where figures.counties is ${counties}. Write ${counties}.`);
}

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
