import type { HandWrittenState, StateContent, StateTemplateData } from '../../src/content/state-content.ts';
import { nearbyShown } from '../../src/content/state-derivations.ts';
import { type StateId, usStates } from '../../src/lib/us-states.ts';
import { contentError, readStateFiles, statesFolder } from '../read/state-contents.ts';

/** Checks what the content's types do not. @throws One error that lists every problem, each with its file and its fix. */
export async function checkContent(folder = statesFolder): Promise<void> {
  const problems: string[] = [];
  for (const [file, content] of await readStateFiles(folder)) {
    const path = `${folder}/${file}`;
    try {
      const found = stateProblems(file, content);
      problems.push(...found.map((problem) => `${path}: ${problem}`));
    } catch (error) {
      // The rules rely on the types, and nothing has checked those yet.
      problems.push(contentError(path, error).message);
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

export function stateProblems(file: string, content: StateContent): string[] {
  const id = file.slice(0, -3) as StateId;
  const name = usStates[id];
  if (!name)
    return ['the file name is not a US state. Name it after one in src/lib/us-states.ts, such as new-york.ts.'];
  if (content.state !== name)
    return [`state is “${content.state}”, but the file is ${name}'s. Write '${name}', or rename the file.`];
  const own = content.kind === 'template' ? nearbyProblems(content) : campaignProblems(id, content);
  return [...faqProblems(content), ...own];
}

/** Booking campaigns of another state, as a copied page has them. Some are written without hyphens: `newyork`. */
const campaignProblems = (id: StateId, { campaigns }: HandWrittenState): string[] =>
  Object.entries(campaigns)
    .filter(([, campaign]) => !campaign.includes(id) && !campaign.includes(id.replaceAll('-', '')))
    .map(([place, campaign]) => `campaigns.${place} is “${campaign}”, which names another page. Write 'page-${id}'.`);

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

/** Questions that share a value; the accordion needs it to know which question is open. */
function faqProblems(content: StateContent): string[] {
  const faqs = content.kind === 'template' ? content.local.faqs : content.faq.items;
  return repeated(faqs.map(({ value }) => value)).map(
    (value) => `two questions have the value “${value}”. Give each question its own.`,
  );
}

function nearbyProblems({ state, borderStates }: StateTemplateData): string[] {
  const names = borderStates.map(({ name }) => name);
  if (names.length === nearbyShown && repeated([state, ...names]).length === 0) return [];
  return [`borderStates has ${names.join(', ')}. Name ${nearbyShown} others, each once.`];
}
