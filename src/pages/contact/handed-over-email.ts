/*
 * The newsletter box passes an email address to the contact form by the tab's own storage: what stands in a page's address
 * ends up in histories and server logs.
 */

const key = 'newsletter-email';

/** Keeps the address until the contact form takes it. Where storage is blocked, the visitor types it again. */
export function handOverEmail(email: string): void {
  try {
    sessionStorage.setItem(key, email);
  } catch {}
}

/** The address that was handed over, once: it is not kept any longer. */
export function takeEmail(): string | undefined {
  try {
    const email = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return email ?? undefined;
  } catch {
    return undefined;
  }
}
