import { grouped } from '../../src/lib/format.ts';
import { type StateId, usStates } from '../../src/lib/us-states.ts';
import { stateDirectory } from '../../src/states/directory.ts';
import type { HandWrittenState, StateContent } from '../../src/states/schema.ts';
import { statesFolder } from '../read/state-contents.ts';

/** What is wrong with the content besides its types: one sentence for each problem, with its file and its fix. */
export const contentProblems = (states: ReadonlyMap<StateId, StateContent>): string[] =>
  [...states].flatMap(([id, content]) => {
    const file = `${statesFolder}/${id}.ts`;
    try {
      return stateProblems(id, content).map((problem) => `${file}: ${problem}`);
    } catch (error) {
      // The rules rely on the types, and nothing has checked those yet.
      const { message } = error as Error;
      return `${file}: it does not have the shape of a state page (${message}). “npm run types” names the field.`;
    }
  });

export function stateProblems(id: StateId, content: StateContent): string[] {
  const name = usStates[id];
  if (!name)
    return ['the file name is not a US state. Name it after one in src/lib/us-states.ts, such as new-york.ts.'];
  if (content.state !== name)
    return [`state is “${content.state}”, but the file is ${name}'s. Write '${name}', or rename the file.`];
  const more = content.kind === 'template' ? [] : campaignProblems(id, content);
  return [...faqProblems(content), ...figureProblems(id, content), ...more];
}

/** Figures that cannot be true of a state of this size: a digit too many or too few. */
function figureProblems(id: StateId, content: StateContent): string[] {
  const population = stateDirectory.find((state) => state.id === id)?.population ?? '';
  // Rounded down: 1M+ is less than two million.
  const residents = (Number.parseFloat(population) + 1) * (population.endsWith('M+') ? 1e6 : 1e3);
  const figures: Record<string, number> =
    content.kind === 'template'
      ? {
          annualDivorceCases: toNumber(content.annualDivorceCases),
          licensedAttorneys: toNumber(content.licensedAttorneys),
        }
      : { annualCases: content.figures.annualCases, monthlySearches: content.figures.monthlySearches };
  return Object.entries(figures)
    .filter(([, figure]) => figure > residents / 100 || figure < residents / 20_000)
    .map(
      ([name, figure]) =>
        `${name} is ${grouped(figure)}, in a state of ${population} people. At most 1 in 100 and at least 1 in 20,000 is possible: correct it.`,
    );
}

const toNumber = (text: string): number => Number(text.replace(/\D/g, ''));

/** Booking campaigns of another state, as a copied page has them. Some are written without hyphens: `newyork`. */
const campaignProblems = (id: StateId, { campaigns }: HandWrittenState): string[] =>
  Object.entries(campaigns)
    .filter(([, campaign]) => !campaign.includes(id) && !campaign.includes(id.replaceAll('-', '')))
    .map(([place, campaign]) => `campaigns.${place} is “${campaign}”, which names another page. Write 'page-${id}'.`);

/** Questions that share a value; the accordion needs it to know which question is open. */
function faqProblems(content: StateContent): string[] {
  const faqs = content.kind === 'template' ? content.local.faqs : content.faq.items;
  const values = faqs.map(({ value }) => value);
  return [...new Set(values.filter((value, index) => value && values.indexOf(value) !== index))].map(
    (value) => `two questions have the value “${value}”. Give each question its own.`,
  );
}
