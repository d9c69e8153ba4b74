import type { FieldName } from './send-message.ts';

/** What the form has filled in when it opens. */
type Prefill = Partial<Record<FieldName, string | undefined>>;

const longestTopic = 200;

/**
 * Control characters, line breaks, marks that reverse the direction of text, and what broken percent sequences decode to.
 */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/u;

/**
 * Reads what an address such as `/contact?topic=…` says the message is about. The topic is a stranger's: it is put into the
 * form as plain text, before the visitor's eyes, and left out where it is malformed or too long.
 * @param search The address's query, with or without its question mark.
 * @returns How the message opens. A topic that ends a sentence, or asks for a list, keeps its own mark.
 */
export function openingOf(search: string): string | undefined {
  const topic = new URLSearchParams(search).get('topic')?.trim();
  if (!topic || topic.length > longestTopic || unprintable.test(topic)) return undefined;
  return `I am writing about ${topic}${/[.:?!]$/.test(topic) ? '' : '.'}`;
}

/** Fills in what the visitor has not. */
export function applyPrefill(form: HTMLFormElement, values: Prefill): void {
  for (const [name, value = ''] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if ((control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) && control.value === '') {
      control.value = value;
    }
  }
}

/*
 * The newsletter box passes an email address to the contact form by the tab's own storage: what stands in a page's address
 * ends up in histories and server logs.
 */

const emailKey = 'newsletter-email';

/** Keeps the address until the contact form takes it. Where storage is blocked, the visitor types it again. */
export function handOverEmail(email: string): void {
  try {
    sessionStorage.setItem(emailKey, email);
  } catch {}
}

/** The address that was handed over, once: it is not kept any longer. */
export function takeEmail(): string | undefined {
  try {
    const email = sessionStorage.getItem(emailKey);
    sessionStorage.removeItem(emailKey);
    return email ?? undefined;
  } catch {
    return undefined;
  }
}

/*
 * A message that could not be sent after its visitor had left the page waits in the tab's own storage for the form. What is
 * in it stands in no address (see above).
 */

const unsentKey = 'unsent-message';
const fields: readonly FieldName[] = ['name', 'email', 'website', 'message'];

type Message = Partial<Record<FieldName, string>>;

/** Keeps the entries, and tells a form that is on the page again. Where storage is blocked, they are lost. */
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
 * Calls back whenever a message is kept from now on.
 * @returns Unsubscribes.
 */
export function onUnsent(callback: () => void): () => void {
  addEventListener(unsentKey, callback);
  return () => removeEventListener(unsentKey, callback);
}

/** The message that was kept, once: it is not kept any longer. */
export function takeUnsent(): Message | undefined {
  try {
    const kept = sessionStorage.getItem(unsentKey);
    sessionStorage.removeItem(unsentKey);
    return kept === null ? undefined : (JSON.parse(kept) as Message);
  } catch {
    return undefined;
  }
}
