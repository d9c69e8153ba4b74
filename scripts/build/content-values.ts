import type { StateContent, StateTemplateData } from '../../src/content/states/types.ts';

/** How many nearby states a template page shows (specification, section 2: "Nearby states"). */
export const nearbyShown = 4;

/** Whether it is a date as ISO 8601 writes it. `Date` turns February 30 into a day in March. */
function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

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

/** Too many or too few nearby states. */
export const nearbyFaults = ({ borderStates: { length } }: StateTemplateData): string[] =>
  length === nearbyShown
    ? []
    : [
        `borderStates has ${length} ${length === 1 ? 'state' : 'states'}, the page shows ${nearbyShown}. Name ${nearbyShown}.`,
      ];
