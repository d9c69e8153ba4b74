import { formServices } from '../../src/site/form-service.ts';
import { type SettingKind, type SettingName, settings, settingTable } from '../../src/site/settings.ts';
import { namedInFiles } from '../read/load-env.ts';

/** `URL` accepts `https:host` and spaces; a page's Content-Security-Policy does not. */
const isHttps = (value: string): boolean => /^https:\/\/[^\s/]\S*$/.test(value) && URL.canParse(value);

const label = '[^\\s@:<>,;.]+';
const emailAddress = new RegExp(`^${label}(?:\\.${label})*@${label}(?:\\.${label})+$`);

/** The fields that the contact form sends anyway, with JavaScript or without. */
const formFields = ['access_key', 'name', 'email', 'website', 'message', 'to', 'subject', 'redirect', '_next'];

/** The end of “It must be …” for each kind of setting, and which values it accepts. */
const kinds: Record<SettingKind, [mustBe: string, accepts: (value: string) => boolean]> = {
  origin: [
    'an https origin without www, path, or trailing slash, such as https://example.com',
    (value) => isHttps(value) && new URL(value).origin === value && !value.startsWith('https://www.'),
  ],
  endpoint: [
    'an https address, or a path on this site that begins with one slash',
    (value) => isHttps(value) || /^(?:\/[\w-]+)+$/.test(value),
  ],
  word: ['one word', (value) => /^\S+$/.test(value)],
  fieldName: [
    'a field name of letters, digits, -, and _, other than those that the form sends anyway',
    (value) => /^[\w-]+$/.test(value) && !formFields.includes(value),
  ],
  email: ['an email address, such as hello@example.com', (value) => emailAddress.test(value)],
  url: ['an https address', isHttps],
  urlWithoutQuery: [
    'an https address without a query, because each link adds its own tracking fields',
    (value) => isHttps(value) && new URL(value).search === '',
  ],
  phone: [
    'a telephone number with its country code, as visitors should read it, such as +1 202-555-0143',
    (value) => /^\+[1-9][\d ().-]{6,18}\d$/.test(value),
  ],
  analytics: [
    'plausible: and your domain there, or ga4: and your measurement ID, such as plausible:example.com or ga4:G-ABC1234567',
    (value) => /^(?:plausible:[a-z\d-]+(?:\.[a-z\d-]+)+|ga4:G-[A-Z\d]+)$/.test(value),
  ],
  digits: ['the digits of an international number, without + or spaces', (value) => /^[1-9]\d{6,14}$/.test(value)],
};

const table = Object.entries(settingTable) as [SettingName, (typeof settingTable)[SettingName]][];

export function settingProblems(values: Record<SettingName, string>): string[] {
  const problems = table.flatMap(([name, [variable, , kind, rule]]) => {
    const [mustBe, accepts] = kinds[kind];
    if (accepts(values[name]) || (rule && values[name] === '')) return [];
    const orNone = rule === 'removable' ? ', or none to take it off the pages' : '';
    return [`${variable} is “${values[name]}”. It must be ${mustBe}${orNone}.`];
  });
  const service = formServices.find(({ endpoint }) => values.contactEndpoint.startsWith(endpoint));
  if (service && !/\/(?:submit|f\/[\w-]+)$/.test(values.contactEndpoint))
    problems.push(
      `VITE_CONTACT_ENDPOINT is “${values.contactEndpoint}”. It must be the whole address of your form, with its ID (docs/settings.md has a table), such as https://formspree.io/f/abcdwxyz.`,
    );
  if (service?.key === 'required' && !values.contactAccessKey)
    problems.push(
      `VITE_CONTACT_ENDPOINT is ${values.contactEndpoint}, which needs a key. Put it into VITE_CONTACT_ACCESS_KEY.`,
    );
  return problems;
}

export const misspelledNames = (named: readonly { file: string; name: string }[]): string[] =>
  named
    .filter(({ name }) => !table.some(([, [variable]]) => variable === name))
    .map(({ file, name }) => `${file}: ${name} is not a setting. .env.example lists them all.`);

/** @throws Error that lists every setting that cannot work, and every name in a `.env` file that sets nothing. */
export function checkSettings(): void {
  const problems = [...misspelledNames(namedInFiles), ...settingProblems(settings)];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

export const placeholderSettings = (env = process.env): { variable: string; placeholder: string }[] =>
  table
    .filter(([, [variable, , , rule]]) => !env[variable] && rule !== 'optional')
    .map(([, [variable, placeholder]]) => ({ variable, placeholder }));
