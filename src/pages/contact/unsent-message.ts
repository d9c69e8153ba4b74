import type { FieldName } from './send-message.ts';

/*
 * A message that could not be sent after its visitor had left the page waits in the tab's own storage for the form. What is
 * in it stands in no address (handed-over-email.ts).
 */

const key = 'unsent-message';
const fields: readonly FieldName[] = ['name', 'email', 'website', 'message'];

type Message = Partial<Record<FieldName, string>>;

/** Keeps the entries, and tells a form that is on the page again. Where storage is blocked, they are lost. */
export function keepUnsent(entries: FormData): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(fields.map((name) => [name, entries.get(name)]))));
  } catch {}
  dispatchEvent(new Event(key));
}

/**
 * Calls back whenever a message is kept from now on.
 * @returns Unsubscribes.
 */
export function onUnsent(callback: () => void): () => void {
  addEventListener(key, callback);
  return () => removeEventListener(key, callback);
}

/** The message that was kept, once: it is not kept any longer. */
export function takeUnsent(): Message | undefined {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return kept === null ? undefined : (JSON.parse(kept) as Message);
  } catch {
    return undefined;
  }
}
