import type { FieldName } from './send-message.ts';

/** Values for the form's fields. */
type Entries = Partial<Record<FieldName, string>>;

const longestValue = 200;

/**
 * Control characters, line breaks, marks that reverse the direction of text, and what broken percent sequences decode to.
 */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/u;

/**
 * The first sentence of the message, from an address such as `/contact?topic=…`. Anyone can write such an address, so a
 * malformed or long value is ignored.
 * @param search The query, with or without its question mark.
 * @returns The sentence; a topic that ends with punctuation keeps it.
 */
export function openingOf(search: string): string | undefined {
  const topic = valueIn(search, 'topic');
  return topic && `I am writing about ${topic}${/[.:?!]$/.test(topic) ? '' : '.'}`;
}

/** The website that a visitor typed in the one field of another page (sections/site-field.tsx). */
export const websiteIn = (search: string): string | undefined => valueIn(search, 'website');

/** The domain in that website, or undefined if it has none, as in `none yet`. */
export const domainIn = (search: string): string | undefined =>
  /^(?:https?:\/\/)?(?:www\.)?([^\s/?#]+\.[^\s/?#]+)/i.exec(websiteIn(search) ?? '')?.[1];

function valueIn(search: string, name: string): string | undefined {
  const value = new URLSearchParams(search).get(name)?.trim();
  return value && value.length <= longestValue && !unprintable.test(value) ? value : undefined;
}

const fields: readonly FieldName[] = ['name', 'email', 'website', 'message'];

const controlsOf = (form: HTMLFormElement) =>
  fields.map((name) => form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement);

export function fillEmpty(form: HTMLFormElement, entries: Entries): void {
  for (const control of controlsOf(form)) control.value ||= entries[control.name as FieldName] ?? '';
}

/*
 * The draft and the newsletter's email address wait in sessionStorage: a URL would end up in histories and server logs.
 * A draft belongs to its address, so it neither loses to the topic of that address nor hides that of another.
 */

const draftKey = (search: string) => `contact-draft${search}`;
const emailKey = 'newsletter-email';

/** Every access throws where the browser blocks storage. */
function ifAllowed<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** Keeps what is in the form for the address with this query. */
export function saveDraft(search: string, form: HTMLFormElement): void {
  const entries = Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]));
  ifAllowed(() => sessionStorage.setItem(draftKey(search), JSON.stringify(entries)));
}

export const readDraft = (search: string): Entries =>
  ifAllowed(() => JSON.parse(sessionStorage.getItem(draftKey(search)) ?? '{}') as Entries) ?? {};

export const removeDraft = (search: string): void => ifAllowed(() => sessionStorage.removeItem(draftKey(search)));

/** Keeps the address from the newsletter box for the contact form. */
export const handOverEmail = (email: string): void => ifAllowed(() => sessionStorage.setItem(emailKey, email));

/** Returns the address that was handed over, if any, and forgets it. */
export function takeEmail(): Pick<Entries, 'email'> {
  const email = ifAllowed(() => sessionStorage.getItem(emailKey));
  ifAllowed(() => sessionStorage.removeItem(emailKey));
  return email ? { email } : {};
}
