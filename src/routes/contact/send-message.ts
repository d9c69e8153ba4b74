import { formService } from '../../site/form-service.ts';
import { settings } from '../../site/settings.ts';

/** The four fields that a visitor fills in. */
export type FieldName = 'name' | 'email' | 'website' | 'message';

/** The fixed subject of every message. */
export const subject = 'New contact submission';

/** Long, because a visitor whose message did arrive would send it twice. */
const timeoutMs = 30_000;

/** In bytes. A browser lets a request outlive its page only if the body stays below 64 KiB (Fetch standard). */
const keepaliveLimit = 60_000;

/** For services that have keys. */
export const accessKey = formService.accessKey ? { access_key: formService.accessKey } : {};

const text = (entry: FormDataEntryValue | null): string => (typeof entry === 'string' ? entry : '');

/** The form service gets exactly these seven keys, or six if it has no access keys. */
function contactPayload(entries: FormData) {
  return {
    ...accessKey,
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
 * @returns Whether the service accepted the message, judged by the HTTP status alone; a timeout counts as no. When the
 * honeypot is filled in, returns true and sends nothing.
 */
export async function sendMessage(entries: FormData): Promise<boolean> {
  if (text(entries.get(formService.spamField)) !== '') return true;
  const body = JSON.stringify(contactPayload(entries));
  // Safari 15 and Chrome 102 have no AbortSignal.timeout.
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  try {
    const { ok } = await fetch(formService.endpoint, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      signal: timeout.signal,
      // Sends the message even if the visitor closes the tab.
      keepalive: new TextEncoder().encode(body).length < keepaliveLimit,
    });
    return ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
