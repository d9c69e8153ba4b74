import { settings } from '../../src/site/settings.ts';
import { nearestName } from '../nearest-name.ts';

type Setting = keyof typeof settings;
type Rule = {
  /** The environment variable that sets it. */
  variable: string;
  /** What a value must be, as the end of “It must be …”. */
  mustBe: string;
  accepts(value: string): boolean;
  /** Its default is fit for a live site. */
  hasDefault?: true;
};

const url = (value: string): URL | undefined => (URL.canParse(value) ? new URL(value) : undefined);
/** `URL` accepts `https:host` and spaces; a page's Content-Security-Policy does not. */
const isHttps = (value: string): boolean => /^https:\/\/[^\s/]\S*$/.test(value) && url(value)?.protocol === 'https:';
const label = '[^\\s@:<>,;.]+';
const emailAddress = new RegExp(`^${label}(?:\\.${label})*@${label}(?:\\.${label})+$`);
const isAddress = (value: string): boolean => emailAddress.test(value);
const anAddress = { mustBe: 'an https address', accepts: isHttps };

/** What the form sends (specification, section 7), and its field for those without JavaScript. */
const formFields = ['access_key', 'name', 'email', 'website', 'message', 'to', 'subject', 'redirect'];

const rules: Record<Setting, Rule> = {
  siteOrigin: {
    variable: 'VITE_SITE_ORIGIN',
    mustBe: 'an https origin without www, path or trailing slash, such as https://example.com',
    accepts: (value) => isHttps(value) && url(value)?.origin === value && !value.startsWith('https://www.'),
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
    hasDefault: true,
  },
  contactTo: { variable: 'VITE_CONTACT_TO', mustBe: 'an email address, such as hello@example.com', accepts: isAddress },
  bookingUrl: {
    variable: 'VITE_BOOKING_URL',
    mustBe: 'an https address without a query, because each link adds its own tracking fields',
    accepts: (value) => isHttps(value) && url(value)?.search === '',
  },
  discoveryCallUrl: { variable: 'VITE_DISCOVERY_CALL_URL', ...anAddress },
  whatsappNumber: {
    variable: 'VITE_WHATSAPP_NUMBER',
    mustBe: 'the digits of an international number, without + or spaces',
    accepts: (value) => /^[1-9]\d{6,14}$/.test(value),
  },
  companyProfileUrl: { variable: 'VITE_COMPANY_PROFILE_URL', ...anAddress },
  founderProfileUrl: { variable: 'VITE_FOUNDER_PROFILE_URL', ...anAddress },
};

const all = Object.entries(rules) as [Setting, Rule][];

/** One sentence for each setting that cannot work, naming the variable and the fix. */
export function settingProblems(values: Record<Setting, string> = settings): string[] {
  return all
    .filter(([name, rule]) => !rule.accepts(values[name]))
    .map(([name, { variable, mustBe }]) => `${variable} is “${values[name]}”. It must be ${mustBe}.`);
}

/** One sentence for each name in a `.env` file that sets nothing, naming the file and the setting that may be meant. */
export function misspelledSettings(named: readonly { file: string; name: string }[]): string[] {
  const known = all.map(([, { variable }]) => variable);
  return named
    .filter(({ name }) => !known.includes(name))
    .map(
      ({ file, name }) =>
        `${file}: ${name} is no setting. Is ${nearestName(known, name)} meant? .env.example lists them all.`,
    );
}

/** @throws Error that lists every setting that cannot work. */
export function checkSettings(): void {
  const problems = settingProblems();
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** The settings that still have their placeholder, for the launch check. */
export function placeholderSettings(
  env: NodeJS.ProcessEnv = process.env,
): { name: Setting; variable: string; value: string }[] {
  return all
    .filter(([, { variable, hasDefault }]) => !env[variable] && !hasDefault)
    .map(([name, { variable }]) => ({ name, variable, value: settings[name] }));
}
