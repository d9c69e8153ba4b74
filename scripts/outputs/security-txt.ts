import { settings } from '../../src/site/settings.ts';

/**
 * How long the contact stays valid after the day that the site's words last changed (RFC 9116 asks for under a year).
 * check:launch reports a site that has not changed for longer.
 */
const validDays = 360;

/** When the contact ends, by the newest editorial date of the site. */
export const expiryOf = (updated: string): Date => new Date(Date.parse(updated) + validDays * 24 * 60 * 60 * 1000);

/**
 * The text of /.well-known/security.txt (RFC 9116).
 * @param updated The newest editorial date of the site, ISO 8601. Not the build's time: two builds of one commit are alike.
 */
export function securityTxt(updated: string): string {
  return [
    `Contact: mailto:${settings.contactTo}`,
    `Expires: ${expiryOf(updated).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${settings.siteOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
