/*
 * What people paste into fields: an address out of an email, a letterhead, or a sentence.
 */

/** Marks without a width and no-break spaces: nobody sees them, and each makes an address or a number invalid. */
export const unseen = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u00AD]/g;
const spaces = /[\u00A0\u202F\u2007]/g;

/** Without invisible characters and outer blanks. */
const seen = (typed: string): string => typed.replace(unseen, '').replace(spaces, ' ').trim();

/** A pasted email or website address, bare: `<mailto:ann@firm.com>,` is `ann@firm.com`. */
export const bareAddress = (typed: string): string =>
  seen(typed)
    .replace(/^[<([{"'“‘\s]+/, '')
    .replace(/^mailto:/i, '')
    .replace(/[>)\]}"'”’.,;:!?\s]+$/, '');

/** Labels of letters, digits, and hyphens, with at least one dot between them; the last one is no number. */
const address =
  /^(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}(?:[\p{L}\p{N}-]*[\p{L}\p{N}]))(?::\d+)?(?:[/?#]\S*)?$/iu;

/** The domain of a website’s address: `firm.com` in `https://www.Firm.com/team`. Undefined for anything else, such as an email address. */
export const domainIn = (typed: string): string | undefined => address.exec(seen(typed))?.[1]?.toLowerCase();
