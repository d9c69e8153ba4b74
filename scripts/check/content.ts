import { type StateId, usStates } from '../../src/lib/us-states.ts';
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
  return [...faqProblems(content), ...(content.kind === 'template' ? [] : campaignProblems(id, content))];
}

/** Booking campaigns of another state, as a copied page has them. Some are written without hyphens: `newyork`. */
const campaignProblems = (id: StateId, { campaigns }: HandWrittenState): string[] =>
  Object.entries(campaigns)
    .filter(([, campaign]) => !campaign.includes(id) && !campaign.includes(id.replaceAll('-', '')))
    .map(([place, campaign]) => `campaigns.${place} is “${campaign}”, which names another page. Write 'page-${id}'.`);

/** Questions that share a value; the accordion needs it to know which question is open. */
function faqProblems(content: StateContent): string[] {
  const faqs = content.kind === 'template' ? content.local.faqs : content.faq.items;
  const values = faqs.map(({ value }, index) => value ?? `item-${index + 1}`);
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))].map(
    (value) => `two questions have the value “${value}”. Give each question its own.`,
  );
}
