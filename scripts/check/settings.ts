import { z } from 'zod';
import { formServices } from '../../src/site/form-service.ts';
import { type Setting, type SettingName, settings, settingTable } from '../../src/site/settings.ts';
import { type NamedVariable, namedVariables } from '../read/load-env.ts';

/** `URL` accepts `https:host` and spaces; a page's Content-Security-Policy does not. */
const isHttps = (value: string): boolean => /^https:\/\/[^\s/]\S*$/.test(value) && URL.canParse(value);

const label = '[^\\s@:<>,;.]+';
const emailAddress = new RegExp(`^${label}(?:\\.${label})*@${label}(?:\\.${label})+$`);

/** The fields that the contact form sends anyway, with JavaScript or without. */
const formFields = ['access_key', 'name', 'email', 'website', 'message', 'to', 'subject', 'redirect', '_next'];

/** The end of “It must be …” for each kind of setting, and which values it accepts. */
const kinds = {
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
  text: ['text on one line', (value) => /^\S.*$/.test(value)],
  address: [
    'a street, city, state, and ZIP code on one line, such as 100 Main Street, Suite 2, Austin, TX 78701',
    (value) => /^\S.*, [^,]+, [A-Z]{2} \d{5}(?:-\d{4})?$/.test(value),
  ],
  analytics: [
    'plausible: and your domain there, or ga4: and your measurement ID, such as plausible:example.com, ga4:G-ABC1234567, or, to ask visitors first, ga4:G-ABC1234567:ask',
    (value) => /^(?:plausible:[a-z\d-]+(?:\.[a-z\d-]+)+|ga4:G-[A-Z\d]+(?::ask)?)$/.test(value),
  ],
  digits: ['the digits of an international number, without + or spaces', (value) => /^[1-9]\d{6,14}$/.test(value)],
} satisfies Record<string, [mustBe: string, accepts: (value: string) => boolean]>;

const kindOf: Record<SettingName, keyof typeof kinds> = {
  siteOrigin: 'origin',
  contactEndpoint: 'endpoint',
  contactAccessKey: 'word',
  contactSpamField: 'fieldName',
  contactTo: 'email',
  newsletterAction: 'url',
  bookingUrl: 'urlWithoutQuery',
  discoveryCallUrl: 'url',
  whatsappNumber: 'digits',
  phone: 'phone',
  legalName: 'text',
  address: 'address',
  publicEmail: 'email',
  companyProfileUrl: 'url',
  founderProfileUrl: 'url',
  announcement: 'text',
  analytics: 'analytics',
  googleSiteVerification: 'word',
  bingSiteVerification: 'word',
};

const invisible = /[\u200B-\u200D\u2060\uFEFF]/;
/** How the keys of payment, mail, AI, and cloud services begin. */
const secret = /^(?:sk[-_]|rk_|gh[opsu]_|github_pat_|glpat-|xox[abprs]-|AKIA|SG\.|eyJ|-----BEGIN)/;

const code = (input: unknown) => invisible.exec(`${input}`)?.[0].charCodeAt(0).toString(16).toUpperCase();

/** Any setting. The messages here and below continue a sentence that starts with its variable. */
const line = z
  .string()
  .refine((value) => !secret.test(value), {
    error: 'looks like a secret key, and every visitor can read it here. Revoke it, and use the service’s public key.',
    abort: true,
  })
  .refine((value) => !invisible.test(value), {
    error: ({ input }) => `contains the invisible character U+${code(input)}. Type it instead of pasting it.`,
    abort: true,
  });

const table = Object.entries(settingTable).map(([name, setting]): Setting & { name: SettingName } => ({
  name: name as SettingName,
  ...(setting satisfies Setting),
}));

function schemaOf({ name, optional, removable }: (typeof table)[number]) {
  const [mustBe, accepts] = kinds[kindOf[name]];
  const orNone = removable ? ', or none to take it off the pages' : '';
  const schema = line.refine(accepts, { error: ({ input }) => `is “${input}”. It must be ${mustBe}${orNone}.` });
  return optional || removable ? schema.optional() : schema;
}

const schemas = z.object(Object.fromEntries(table.map((setting) => [setting.name, schemaOf(setting)])));

/** What the contact form's service needs besides an address. */
function serviceProblems({ contactEndpoint, contactAccessKey }: Record<SettingName, string>): string[] {
  const service = formServices.find(({ endpoint }) => contactEndpoint.startsWith(endpoint));
  const problems: string[] = [];
  if (service && !/\/(?:submit|f\/[\w-]+)$/.test(contactEndpoint))
    problems.push(
      `VITE_CONTACT_ENDPOINT is “${contactEndpoint}”. It must be the whole address of your form, with its ID (docs/settings.md has a table), such as https://formspree.io/f/abcdwxyz.`,
    );
  if (service?.key === 'required' && !contactAccessKey)
    problems.push(
      `VITE_CONTACT_ENDPOINT is ${contactEndpoint}, which needs a key. Put it into VITE_CONTACT_ACCESS_KEY.`,
    );
  return problems;
}

export function settingProblems(values: Record<SettingName, string>): string[] {
  const set = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const issues = schemas.safeParse(set).error?.issues ?? [];
  const problems = issues.map(({ path: [name], message }) => `${settingTable[name as SettingName].env} ${message}`);
  return [...problems, ...serviceProblems(values)];
}

/** Nothing but settings may be called VITE_…, where a secret or a misspelled setting would go unnoticed. */
export const unknownNames = (named: readonly NamedVariable[]): string[] =>
  named
    .filter(({ name }) => !table.some(({ env }) => env === name))
    .map(
      ({ source, name }) => `${source}: ${name} is not a setting. Rename or delete it. .env.example lists them all.`,
    );

/** @throws Error that lists every setting that cannot work, and every name that sets nothing. */
export function checkSettings(): void {
  const problems = [...unknownNames(namedVariables), ...settingProblems(settings)];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

export const placeholderSettings = (variables = process.env): { variable: string; placeholder: string }[] =>
  table
    .filter(({ env, optional }) => !variables[env] && !optional)
    .map(({ env, placeholder }) => ({ variable: env, placeholder }));
