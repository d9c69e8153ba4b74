import type { StateContent, StateTemplateData } from '../../src/content/states/types.ts';

/** How many nearby states a template page shows (specification, section 2: "Nearby states"). */
export const nearbyShown = 4;

/** The day of a time, ISO 8601. */
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** `Date` counts the 30th of February on, into March. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dayOf(Date.parse(text)) === text;

/** A day that is none, or is still to come. Where the editor is, tomorrow may have begun. */
export function dateFaults({ updated }: StateContent, now = Date.now()): string[] {
  if (!isDay(updated)) {
    return [`updated is “${updated}”, which is no day. Write the day of the last change as 2026-11-20.`];
  }
  const tomorrow = dayOf(now + 24 * 60 * 60 * 1000);
  return updated > tomorrow
    ? [`updated is “${updated}”, which is still to come. Write the day of the last change, such as ${dayOf(now)}.`]
    : [];
}

/** Questions that share a value: it names the question that is open. */
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
