import { settings } from '../../src/site/settings.ts';
import { namedInFiles } from '../read/load-env.ts';

type Setting = keyof typeof settings;
/** `mustBe` is the end of “It must be …”. */
type Rule = { variable: string; mustBe: string; accepts: (value: string) => boolean };

/** `URL` accepts `https:host` and spaces; a page's Content-Security-Policy does not. */
const isHttps = (value: string): boolean => /^https:\/\/[^\s/]\S*$/.test(value) && URL.canParse(value);
const label = '[^\\s@:<>,;.]+';
const emailAddress = new RegExp(`^${label}(?:\\.${label})*@${label}(?:\\.${label})+$`);
const link = (variable: string): Rule => ({ variable, mustBe: 'an https address', accepts: isHttps });

/** What the form sends, and its field for those without JavaScript. */
const formFields = ['access_key', 'name', 'email', 'website', 'message', 'to', 'subject', 'redirect'];

const rules: Record<Setting, Rule> = {
  siteOrigin: {
    variable: 'VITE_SITE_ORIGIN',
    mustBe: 'an https origin without www, path or trailing slash, such as https://example.com',
    accepts: (value) => isHttps(value) && new URL(value).origin === value && !value.startsWith('https://www.'),
  },
  contactEndpoint: {
    variable: 'VITE_CONTACT_ENDPOINT',
    mustBe: 'an https address, or a path on this site that begins with one slash',
    accepts: (value) => isHttps(value) || /^(?:\/[\w-]+)+$/.test(value),
  },
  contactAccessKey: {
    variable: 'VITE_CONTACT_ACCESS_KEY',
    mustBe: 'one word',
    accepts: (value) => /^\S+$/.test(value),
  },
  contactSpamField: {
    variable: 'VITE_CONTACT_SPAM_FIELD',
    mustBe: 'a field name of letters, digits, - and _, other than those that the form sends anyway',
    accepts: (value) => /^[\w-]+$/.test(value) && !formFields.includes(value),
  },
  contactTo: {
    variable: 'VITE_CONTACT_TO',
    mustBe: 'an email address, such as hello@example.com',
    accepts: (value) => emailAddress.test(value),
  },
  bookingUrl: {
    variable: 'VITE_BOOKING_URL',
    mustBe: 'an https address without a query, because each link adds its own tracking fields',
    accepts: (value) => isHttps(value) && new URL(value).search === '',
  },
  discoveryCallUrl: link('VITE_DISCOVERY_CALL_URL'),
  whatsappNumber: {
    variable: 'VITE_WHATSAPP_NUMBER',
    mustBe: 'the digits of an international number, without + or spaces',
    accepts: (value) => /^[1-9]\d{6,14}$/.test(value),
  },
  companyProfileUrl: link('VITE_COMPANY_PROFILE_URL'),
  founderProfileUrl: link('VITE_FOUNDER_PROFILE_URL'),
};
const all = Object.entries(rules) as [Setting, Rule][];

/** One sentence for each setting that cannot work, naming the variable and the fix. */
export const settingProblems = (values: Record<Setting, string>): string[] =>
  all
    .filter(([name, { accepts }]) => !accepts(values[name]))
    .map(([name, { variable, mustBe }]) => `${variable} is “${values[name]}”. It must be ${mustBe}.`);

/** @throws Error that lists every setting that cannot work, and every name in a `.env` file that sets nothing. */
export function checkSettings(): void {
  const known = all.map(([, { variable }]) => variable);
  const misspelled = namedInFiles
    .filter(({ name }) => !known.includes(name))
    .map(({ file, name }) => `${file}: ${name} is no setting. .env.example lists them all.`);
  const problems = [...misspelled, ...settingProblems(settings)];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** The settings that still have their placeholder, for the launch check. The spam field's default is fit for a live site. */
export const placeholderSettings = (env = process.env): { name: Setting; variable: string; value: string }[] =>
  all
    .filter(([name, { variable }]) => !env[variable] && name !== 'contactSpamField')
    .map(([name, { variable }]) => ({ name, variable, value: settings[name] }));
