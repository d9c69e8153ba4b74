import type { StateContent, StateTemplateData } from '../../src/content/states/types.ts';
import { isDay } from '../iso-day.ts';

/** How many nearby states a template page shows (specification, section 2: "Nearby states"). */
export const nearbyShown = 4;

/**
 * A date that does not exist. Dates in the future are allowed: a build's verdict must not depend on its machine's clock.
 */
export const dateFaults = ({ updated }: StateContent): string[] =>
  isDay(updated) ? [] : [`updated is “${updated}”, which is no day. Write the day of the last change as 2026-11-20.`];

/** Questions that share a value, which tells the accordion which question is open. */
export function faqFaults(content: StateContent): string[] {
  const [where, faqs] =
    content.kind === 'template' ? ['local.faqs', content.local.faqs] : ['faq.items', content.faq.items];
  const values = faqs.map(({ value }) => value);
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))].map(
    (value) => `${where} has the value “${value}” twice. Give each question its own.`,
  );
}

/** Too many or too few nearby states, one of them named twice, or the state itself. */
export function nearbyFaults({ state, borderStates }: StateTemplateData): string[] {
  const names = borderStates.map(({ name }) => name);
  const wrong = [...new Set(names.filter((name, index) => name === state || names.indexOf(name) !== index))];
  const faults = wrong.map(
    (name) =>
      `borderStates names ${name}${name === state ? ', the state itself' : ' twice'}. Name ${nearbyShown} others.`,
  );
  const { length } = names;
  if (length !== nearbyShown) {
    const count = `${length} ${length === 1 ? 'state' : 'states'}`;
    faults.push(`borderStates has ${count}, the page shows ${nearbyShown}. Name ${nearbyShown}.`);
  }
  return faults;
}
