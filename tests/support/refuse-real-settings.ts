import { readFileSync } from 'node:fs';
import { select } from 'hast-util-select';
import { attribute, parsePage } from '../../scripts/read/built-pages.ts';
import { settings } from '../../src/site/settings.ts';

/**
 * The tests send the contact form. A build with the owner's settings would send it to the owner's form service.
 * @throws When dist holds such a build.
 */
export default function refuseRealSettings(): void {
  const html = readFileSync(`${process.env.DIST ?? 'dist'}/contact.html`, 'utf8');
  const endpoint = attribute(select('form', parsePage('contact.html', html).main), 'action');
  if (endpoint === settings.contactEndpoint && html.includes(settings.bookingUrl)) return;
  throw new Error(
    `The site was built with an owner’s settings: its form posts to ${endpoint}, and the tests would send it there. “npm test” builds it with the placeholders; so does: SITE_SETTINGS=placeholders npm run build`,
  );
}
