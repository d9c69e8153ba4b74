/*
 * Keeps drafts in sessionStorage until the tab is closed, because a URL would leave them in histories and logs.
 */

/** Every access throws where the browser blocks storage. */
function ifAllowed<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

export const read = <T>(key: string): T | undefined =>
  ifAllowed(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined);
export const write = (key: string, value: unknown): void =>
  ifAllowed(() => sessionStorage.setItem(key, JSON.stringify(value)));

const emailKey = 'newsletter-email';

/** Keeps the address from the newsletter box for the contact form. */
export const handOverEmail = (email: string): void => write(emailKey, email);

/** Returns the address that was handed over, if any, and forgets it. */
export function takeEmail(): { email?: string } {
  const email = read<string>(emailKey);
  write(emailKey, null);
  return email ? { email } : {};
}
