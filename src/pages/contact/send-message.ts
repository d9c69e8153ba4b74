import { settings } from '../../site/settings.ts';

/** The four fields that a visitor fills in (specification, section 3, "Contact form fields"). */
export type FieldName = 'name' | 'email' | 'website' | 'message';

/** The fixed subject of every message (specification, section 7). */
export const subject = 'New contact submission';

/** An answer that takes longer counts as none. Long, since a message that did arrive would be sent again. */
const timeoutMs = 30_000;

/** In bytes. A browser lets a request outlive its page only if the body stays below 64 KiB (Fetch standard). */
const keepaliveLimit = 60_000;

const text = (entry: FormDataEntryValue | null): string => (typeof entry === 'string' ? entry : '');

/** What the form service gets: these seven keys, the entries as they were typed (specification, section 7). */
export function contactPayload(entries: FormData) {
  return {
    access_key: settings.contactAccessKey,
    name: text(entries.get('name')),
    email: text(entries.get('email')),
    website: text(entries.get('website')),
    message: text(entries.get('message')),
    to: settings.contactTo,
    subject,
  };
}

/**
 * Sends the form's entries. Never rejects.
 * @returns Whether the service took the message. Only the HTTP status is read (specification, section 7); no answer
 * within 30 seconds, or none at all, is a no. A robot in the trap is told yes, and nothing is sent.
 */
export async function sendMessage(entries: FormData): Promise<boolean> {
  if (text(entries.get(settings.contactSpamField)) !== '') return true;
  const body = JSON.stringify(contactPayload(entries));
  try {
    const { ok } = await fetch(settings.contactEndpoint, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
      // The message goes out even if the visitor closes the tab now.
      keepalive: new TextEncoder().encode(body).length < keepaliveLimit,
    });
    return ok;
  } catch {
    return false;
  }
}

/** Clears the fields whose entry was sent. What was typed since then stays. */
export function clearSent(form: HTMLFormElement, sent: FormData): void {
  // From the same source as what was sent: browsers differ in how they write a line break in it.
  const current = new FormData(form);
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    if (current.get(control.name) === sent.get(control.name)) control.value = control.defaultValue;
  }
}
