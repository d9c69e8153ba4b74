import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { settings, settingTable } from '../../src/site/settings.ts';
import { loadEnv } from '../read/load-env.ts';
import { folderWith } from '../test-files.fixture.ts';
import { settingProblems, unknownNames } from './settings.ts';

test.each([
  ['siteOrigin', 'https://www.firm.com'],
  ['siteOrigin', 'https://firm.com/'],
  ['contactEndpoint', 'http://forms.example/x'],
  ['contactEndpoint', 'https:forms.firm.com/x'],
  ['contactEndpoint', 'https://formspree.io/f/'],
  ['contactAccessKey', 'two words'],
  ['contactSpamField', 'email'],
  ['contactTo', 'a@b..c'],
  ['bookingUrl', 'https://booking.example/x?utm_source=a'],
  ['discoveryCallUrl', 'javascript:alert(1)'],
  ['whatsappNumber', '+1 202 555 0143'],
  ['phone', '202-555-0143'],
  ['analytics', 'UA-12345-6'],
  ['analytics', 'plausible:https://firm.com'],
  ['analytics', 'ga4:G-ABC1234567:yes'],
  ['newsletterAction', 'http://news.example/subscribe'],
  ['address', '100 Main Street, Austin'],
] as const)('%s can not be “%s”', (name, value) => {
  expect(settingProblems({ ...settings, [name]: value })).toEqual([
    expect.stringMatching(/^VITE_[A-Z_]+ is “.*”\. It must be .+\.$/),
  ]);
});

test.each([
  ['contactEndpoint', 'https://forms.firm.com/f/abc?x=1'],
  ['contactEndpoint', 'https://formspree.io/f/abcdwxyz'],
  ['contactSpamField', '_gotcha'],
  ['contactTo', 'o’neil.law+site@mail.firm.co.uk'],
  ['phone', '+1 (202) 555-0143'],
  ['analytics', 'plausible:firm.com'],
  ['analytics', 'ga4:G-ABC1234567'],
  ['analytics', 'ga4:G-ABC1234567:ask'],
  ['whatsappNumber', ''],
  ['legalName', 'Firm Growth, LLC'],
  ['address', '100 Main Street, Suite 2, Austin, TX 78701'],
] as const)('%s can be “%s”', (name, value) => {
  expect(settingProblems({ ...settings, [name]: value })).toEqual([]);
});

test.each(Object.keys(settingTable))('%s can not have a character that nobody sees', (name) => {
  expect(settingProblems({ ...settings, [name]: 'https://firm.com/x\u200B' })).toContainEqual(
    expect.stringMatching(/^VITE_[A-Z_]+ contains the invisible character U\+200B\./),
  );
});

test('a value that looks like a secret is named, and not repeated', () => {
  const [problem] = settingProblems({ ...settings, contactAccessKey: 'sk-proj-123' });
  expect(problem).toMatch(/^VITE_CONTACT_ACCESS_KEY looks like a secret key/);
  expect(problem).not.toContain('123');
});

test('Web3Forms needs a key', () => {
  const contactEndpoint = 'https://api.web3forms.com/submit';
  expect(settingProblems({ ...settings, contactEndpoint })).toEqual([
    expect.stringMatching(/needs a key\..*VITE_CONTACT_ACCESS_KEY/),
  ]);
  expect(settingProblems({ ...settings, contactEndpoint, contactAccessKey: 'k-1' })).toEqual([]);
});

test('.env.example names the settings, and nothing else', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'));
  const variables = Object.values(settingTable).map(({ env }) => env);
  expect(Object.keys(example).sort()).toEqual(variables.sort());
});

/** The settings with this `.env` and these variables. */
function loaded(file: string | Buffer, variables: Record<string, string>) {
  const env: NodeJS.ProcessEnv = { ...variables };
  const named = loadEnv(env, folderWith({ '.env': file }, onTestFinished));
  return { origin: env.VITE_SITE_ORIGIN, endpoint: env.VITE_CONTACT_ENDPOINT, to: env.VITE_CONTACT_TO, named };
}

const env = 'VITE_CONTACT_ENDPOINT=https://forms.example/real\nVITE_CONTACT_TO=in@firm.example\nPORT=1\n';
const variables = { VITE_CONTACT_TO: 'out@firm.example' };
const netlify = { NETLIFY: 'true', URL: 'https://main.netlify.app' };
const nothing = { origin: undefined, endpoint: undefined, to: undefined };

const real = { endpoint: 'https://forms.example/real', to: 'out@firm.example' };

test.each([
  ['a script has what .env sets, and what the environment sets before that', env, variables, real],
  ['a gate has the placeholders', env, { ...variables, SITE_SETTINGS: 'placeholders' }, nothing],
  ['Netlify knows the origin if the owner has not set it', '', netlify, { origin: netlify.URL }],
  ['the owner’s origin counts', 'VITE_SITE_ORIGIN=https://firm.com', netlify, { origin: 'https://firm.com' }],
  ['a preview has the placeholder', '', { ...netlify, SITE_SETTINGS: 'placeholders' }, nothing],
])('%s', (_, file, set, expected) => expect(loaded(file, set)).toMatchObject(expected));

test.each([
  ['with a byte order mark', Buffer.from('\uFEFFVITE_SITE_ORIGIN=https://firm.com')],
  ['in UTF-16, as Windows PowerShell writes it', Buffer.from('\uFEFFVITE_SITE_ORIGIN=https://firm.com', 'utf16le')],
  ['in UTF-16, big endian', Buffer.from('\uFEFFVITE_SITE_ORIGIN=https://firm.com', 'utf16le').swap16()],
])('an owner may save .env %s', (_, file) => expect(loaded(file, {}).origin).toBe('https://firm.com'));

test('a name that is not a setting is refused, in .env and in the environment', () => {
  const { named } = loaded('VITE_SITE_ORIGN=https://firm.com\nVITE_CONTACT_TO=a@firm.com\n', { VITE_OPENAI_KEY: 'x' });
  expect(unknownNames(named)).toEqual([
    expect.stringMatching(/^The environment: VITE_OPENAI_KEY is not a setting\./),
    expect.stringMatching(/^\.env: VITE_SITE_ORIGN is not a setting\. .*\.env\.example/),
  ]);
});
