import { z } from 'zod';
import { unseen } from '../../src/lib/typed-text.ts';
import { formServices } from '../../src/site/form-service.ts';
import { type Setting, type SettingName, settings, settingTable } from '../../src/site/settings.ts';
import { type NamedVariable, namedVariables } from '../read/load-env.ts';
import { settingRules } from './setting-rules.ts';

/** The docs’ examples, and pages that their owner alone can see, which stand where an address for visitors belongs. */
const example =
  /(?:^|[/=@:])your[-_]|example\.(?:com|net|org)\b|G-ABC1234567|abcdwxyz|100 Main Street, Suite 2|\/feed\/?$|\/in\/me\/?$|\/user\/me\b|linkedin\.com\/.*\/admin\b|calendly\.com\/(?:app|event_types)\//i;
/** How the keys of payment, mail, AI, and cloud services begin. */
const secret = /^(?:sk[-_]|rk_|gh[opsu]_|github_pat_|glpat-|xox[abprs]-|AKIA|SG\.|eyJ|-----BEGIN)/;

const code = (input: unknown) => `${input}`.match(unseen)?.[0]?.charCodeAt(0).toString(16).toUpperCase();

/** Any setting. The messages here and below continue a sentence that starts with its variable. */
const line = z
  .string()
  .refine((value) => !secret.test(value), {
    error: 'looks like a secret key, and every visitor can read it here. Revoke it, and use the service’s public key.',
    abort: true,
  })
  .refine((value) => value.search(unseen) === -1, {
    error: ({ input }) => `contains the invisible character U+${code(input)}. Type it instead of pasting it.`,
    abort: true,
  })
  .refine((value) => !value.includes('&amp;'), {
    error: 'contains “&amp;”, which is how HTML writes &. Write & alone.',
    abort: true,
  })
  .refine((value) => !example.test(value), {
    error: ({ input }) =>
      `is “${input}”, an example or a page that nobody else can see. Put your own public one there.`,
    abort: true,
  });

const table = Object.entries(settingTable).map(([name, setting]): Setting & { name: SettingName } => ({
  name: name as SettingName,
  ...(setting satisfies Setting),
}));

function schemaOf({ name, optional, removable }: (typeof table)[number]) {
  const { mustBe, accepts } = settingRules[name];
  const orNone = removable ? ', or none to take it off the pages' : '';
  // Elsewhere, “none” would be on the pages.
  const schema = line.refine((value) => value !== 'none' && accepts.safeParse(value).success, {
    error: ({ input }) => `is “${input}”. It must be ${mustBe}${orNone}.`,
  });
  return optional || removable ? schema.optional() : schema;
}

const schemas = z.object(Object.fromEntries(table.map((setting) => [setting.name, schemaOf(setting)])));

/** Problems with the contact form’s address at its service, and with its key. */
function serviceProblems({ contactEndpoint, contactAccessKey }: Record<SettingName, string>): string[] {
  const service = formServices.find(({ endpoint }) => contactEndpoint.startsWith(endpoint));
  const problems: string[] = [];
  if (service && !/\/(?:submit|f\/[\w-]+)$/.test(contactEndpoint))
    problems.push(
      `VITE_CONTACT_ENDPOINT is “${contactEndpoint}”. It must be the whole address of your form, with its ID (docs/settings.md has a table), such as https://formspree.io/f/ and eight letters.`,
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

/** Variables that do not set what their owner meant. Only settings may be called VITE_…, or a secret could go unnoticed. */
export const variableProblems = (named: readonly NamedVariable[]): string[] =>
  named.flatMap(({ source, name, isCut }) => {
    if (!table.some(({ env }) => env === name))
      return `${source}: ${name} is not a setting. Rename or delete it. .env.example lists them all.`;
    return isCut
      ? `${source}: ${name} ends before its #, which begins a comment. Put quotation marks around the value.`
      : [];
  });

/** @throws Error that lists every setting that cannot work, and every name that sets nothing. */
export function checkSettings(): void {
  const problems = [...variableProblems(namedVariables), ...settingProblems(settings)];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

export const placeholderSettings = (variables = process.env): { variable: string; placeholder: string }[] =>
  table
    .filter(({ env, optional }) => !variables[env] && !optional)
    .map(({ env, placeholder }) => ({ variable: env, placeholder }));
