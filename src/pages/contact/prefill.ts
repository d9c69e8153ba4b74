import type { FieldName } from './send-message.ts';

/** Values the form starts with. */
type Prefill = Partial<Record<FieldName, string | undefined>>;

const longestTopic = 200;

/**
 * Control characters, line breaks, marks that reverse the direction of text, and what broken percent sequences decode to.
 */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/u;

/**
 * The first sentence of the message, from an address such as `/contact?topic=…`. Anyone can write such an address, so a
 * malformed or long topic is ignored.
 * @param search The query, with or without its question mark.
 * @returns The sentence; a topic that ends with punctuation keeps it.
 */
export function openingOf(search: string): string | undefined {
  const topic = new URLSearchParams(search).get('topic')?.trim();
  if (!topic || topic.length > longestTopic || unprintable.test(topic)) return undefined;
  return `I am writing about ${topic}${/[.:?!]$/.test(topic) ? '' : '.'}`;
}

/** Fills in the fields that are still empty. */
export function applyPrefill(form: HTMLFormElement, values: Prefill): void {
  for (const [name, value = ''] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if ((control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) && control.value === '') {
      control.value = value;
    }
  }
}

/* The newsletter box hands its email address over in sessionStorage: a URL would end up in histories and server logs. */

const emailKey = 'newsletter-email';

/** Keeps the address for the contact form. Where storage is blocked, the visitor types it again. */
export function handOverEmail(email: string): void {
  try {
    sessionStorage.setItem(emailKey, email);
  } catch {}
}

/** Returns the address that was handed over, and forgets it. */
export function takeEmail(): string | undefined {
  try {
    const email = sessionStorage.getItem(emailKey);
    sessionStorage.removeItem(emailKey);
    return email ?? undefined;
  } catch {
    return undefined;
  }
}

/* A message that failed after the visitor had left the page waits in sessionStorage until they come back. */

const unsentKey = 'unsent-message';
const fields: readonly FieldName[] = ['name', 'email', 'website', 'message'];

type Message = Partial<Record<FieldName, string>>;

/** Keeps the entries and notifies a form that is on the page again. Where storage is blocked, they are lost. */
export function keepUnsent(entries: FormData): void {
  try {
    sessionStorage.setItem(
      unsentKey,
      JSON.stringify(Object.fromEntries(fields.map((name) => [name, entries.get(name)]))),
    );
  } catch {}
  dispatchEvent(new Event(unsentKey));
}

/**
 * Subscribes to messages being kept.
 * @returns The function that unsubscribes.
 */
export function onUnsent(callback: () => void): () => void {
  addEventListener(unsentKey, callback);
  return () => removeEventListener(unsentKey, callback);
}

/** Returns the message that was kept, and forgets it. */
export function takeUnsent(): Message | undefined {
  try {
    const kept = sessionStorage.getItem(unsentKey);
    sessionStorage.removeItem(unsentKey);
    return kept === null ? undefined : (JSON.parse(kept) as Message);
  } catch {
    return undefined;
  }
}
