import { read, write } from '../../lib/tab-storage.ts';
import { domainIn } from '../../lib/typed-text.ts';
import type { FieldName } from './send-message.ts';

/** The entries of the form’s fields. */
export type Entries = Record<FieldName, string>;

/** A message that the form service has accepted. */
export interface Receipt {
  /** The query of the address that it was sent from. */
  search: string;
  entries: Entries;
  /** When it was accepted, in milliseconds. */
  received: number;
}

const longestValue = 200;

/**
 * Control characters, line breaks, marks that reverse the direction of text, and what broken percent sequences decode to.
 */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/u;

/**
 * The first sentence of the message, from an address such as `/contact?topic=…` or `/contact?website=firm.com`. Anyone can
 * write such an address, so a malformed or long value is ignored.
 * @param search The query, with or without its question mark.
 * @returns The sentence; a topic that ends with punctuation keeps it.
 */
export function openingOf(search: string): string | undefined {
  const domain = requestedDomain(search);
  if (domain) return `Please check who outranks ${domain}. Our county and state: `;
  const topic = valueIn(search, 'topic');
  if (!topic || topic.length > longestValue) return undefined;
  return `I am writing about ${topic}${/[.:?!]$/.test(topic) ? '' : '.'}`;
}

/**
 * The website that a visitor typed in the one field of another page (sections/site-field.tsx). Of a long address, only what
 * leads to the site.
 */
export function websiteIn(search: string): string | undefined {
  const website = valueIn(search, 'website');
  return [website, website?.split(/[?#]/)[0], domainIn(website ?? '')].find((one) => one && one.length <= longestValue);
}

/** The domain of that website. Undefined if the visitor typed anything but one address: the form then opens plainly. */
export const requestedDomain = (search: string): string | undefined => domainIn(websiteIn(search) ?? '');

function valueIn(search: string, name: string): string | undefined {
  const value = new URLSearchParams(search).get(name)?.trim();
  return value && !unprintable.test(value) ? value : undefined;
}

const fields: readonly FieldName[] = ['name', 'email', 'website', 'message'];

const controlsOf = (form: HTMLFormElement) =>
  fields.map((name) => form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement);

export const entriesOf = (form: HTMLFormElement): Entries =>
  Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value])) as Entries;

export function fillEmpty(form: HTMLFormElement, entries: Partial<Entries>): void {
  for (const control of controlsOf(form)) control.value ||= entries[control.name as FieldName] ?? '';
}

/** Clears the fields that nobody has changed since the message was sent. The visitor may be writing the next one. */
export function clearSent(form: HTMLFormElement, sent: Entries): void {
  for (const control of controlsOf(form)) if (control.value === sent[control.name as FieldName]) control.value = '';
}

/*
 * Draft and receipt belong to their address, so neither loses to the topic of that address nor hides that of another.
 */

const draftKey = (search: string) => `contact-draft${search}`;
const receiptKey = (search: string) => `contact-receipt${search}`;

/** Saves the form’s entries as the draft for this query. */
export const saveDraft = (search: string, form: HTMLFormElement): void => write(draftKey(search), entriesOf(form));

export const readDraft = (search: string): Partial<Entries> => read(draftKey(search)) ?? {};

/** Drops from a draft all that was sent. */
export function forgetDraft(search: string, sent: Entries): void {
  const changed = Object.entries(readDraft(search)).filter(([name, value]) => value !== sent[name as FieldName]);
  write(draftKey(search), Object.fromEntries(changed));
}

export const keepReceipt = (receipt: Receipt): void => write(receiptKey(receipt.search), receipt);

export const readReceipt = (search: string): Receipt | undefined => read(receiptKey(search));
