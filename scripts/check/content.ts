import { z } from 'zod';
import { countOf } from '../../src/lib/format.ts';
import { type StateId, usStates } from '../../src/lib/us-states.ts';
import { stateDirectory } from '../../src/states/directory.ts';
import type { StateContent } from '../../src/states/schema.ts';
import { smallCitiesShown } from '../../src/states/template.ts';
import { statesFolder } from '../read/state-contents.ts';

/** Problems of the states that types can’t tell, one sentence each, with its file and its fix. */
export const contentProblems = (states: ReadonlyMap<StateId, StateContent>): string[] =>
  [...states].flatMap(([id, content]) =>
    stateProblems(id, content).map((problem) => `${statesFolder}/${id}.ts: ${problem}`),
  );

export function stateProblems(id: StateId, content: StateContent): string[] {
  if (!usStates[id])
    return ['the file name is not a US state. Name it after one in src/lib/us-states.ts, such as new-york.ts.'];
  const { error } = schemaOf(id).safeParse(content);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** The rules that types can’t tell. A field that is missing is a type error as well. */
function schemaOf(id: StateId) {
  const population = stateDirectory.find((state) => state.id === id)?.population ?? '';
  // Rounded down: 1M+ is less than two million.
  const residents = (Number.parseFloat(population) + 1) * (population.endsWith('M+') ? 1e6 : 1e3);
  const isPlausible = (figure: number) => figure >= residents / 20_000 && figure <= residents / 100;
  const implausible = `a state of ${population} people has at most 1 per 100 of them and at least 1 per 20,000. Correct the figure.`;
  const figure = z.number().refine(isPlausible, implausible);
  const text = (form: RegExp, fix: string) =>
    z.string().regex(form, { error: ({ input }) => `“${input}” has another form. ${fix}`, abort: true });
  const count = (form: RegExp, example: string) =>
    text(form, `Write digits with thousands separators and no words: “${example}”.`).refine(
      (written) => isPlausible(countOf(written)),
      implausible,
    );
  const percent = text(/^(100|[1-9]?\d)%$/, 'Write a whole number from 0 to 100 with a percent sign: “71%”.');
  // Some campaigns are written without hyphens: `newyork`.
  const campaign = z
    .string()
    .refine(
      (name) => name.includes(id) || name.includes(id.replaceAll('-', '')),
      `it names another page. Write 'page-${id}'.`,
    );
  const faqs = z.array(z.looseObject({ value: z.string().optional() })).refine((items) => {
    const values = items.flatMap(({ value }) => value ?? []);
    return new Set(values).size === values.length;
  }, 'two questions have the same value. Give each question its own.');

  return z.discriminatedUnion('kind', [
    z.looseObject({
      kind: z.literal('template'),
      annualDivorceCases: count(/^[1-9]\d{0,2}(?:,\d{3})*$/, '41,700'),
      licensedAttorneys: count(/^[1-9]\d{0,2}(?:,\d{3})*\+?$/, '8,900+'),
      researchPercentage: percent,
      stateSpecificStatistic: percent,
      smallCities: z
        .array(z.unknown())
        .min(
          smallCitiesShown,
          `Name ${smallCitiesShown} or more cities; the page shows the first ${smallCitiesShown}.`,
        ),
      borderStates: z
        .array(z.string())
        .refine((others) => new Set([id, ...others]).size > others.length, 'it names a state twice, or this one.'),
      clientName: text(
        /^[^,]+(?:, [^,]+){3}$/,
        'Write name, role, kind of firm, and city: “Karen Hale, partner, family-law firm, Birmingham”.',
      ),
      local: z.looseObject({ faqs }),
    }),
    z.looseObject({
      kind: z.literal('hand-written'),
      figures: z.looseObject({ annualCases: figure, monthlySearches: figure }),
      campaigns: z.record(z.string(), campaign),
      faq: z.looseObject({ items: faqs }),
    }),
  ]);
}
