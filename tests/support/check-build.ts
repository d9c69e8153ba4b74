import { readdirSync, readFileSync, statSync } from 'node:fs';
import { select } from 'hast-util-select';
import { attribute, parsePage } from '../../scripts/read/built-pages.ts';
import { settings } from '../../src/site/settings.ts';

const dist = process.env.DIST ?? 'dist';
const changed = (file: string) => statSync(file).mtimeMs;

/** Warns if the build is older than the code. @throws If its contact form, which the tests send, posts to the owner's service. */
export default function checkBuild(): void {
  const newest = Math.max(...readdirSync('src', { recursive: true }).map((file) => changed(`src/${file}`)));
  if (newest > changed(`${dist}/index.html`))
    console.warn(`${dist}/ is older than src/. Run “npm run build” to test the latest changes.`);
  const html = readFileSync(`${dist}/contact.html`, 'utf8');
  const endpoint = attribute(select('form', parsePage('contact.html', html).main), 'action');
  if (endpoint !== settings.contactEndpoint || !html.includes(settings.bookingUrl))
    throw new Error(
      `The site was built with an owner’s settings: its form posts to ${endpoint}, and the tests would send it there. “npm test” builds it with the placeholders; so does: SITE_SETTINGS=placeholders npm run build`,
    );
}
