import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { settings } from '../../src/site/settings.ts';
import { folderWith, runScript } from '../test-files.fixture.ts';
import { placeholderSettings, settingProblems } from './settings.ts';

test('the placeholders work', () => {
  expect(settingProblems(settings)).toEqual([]);
});

test.each([
  ['siteOrigin', 'http://firm.com'],
  ['siteOrigin', 'https://www.firm.com'],
  ['siteOrigin', 'https://firm.com/'],
  ['contactEndpoint', 'http://forms.example/x'],
  ['contactEndpoint', '//forms.example/x'],
  ['contactEndpoint', '/api/contact/'],
  ['contactAccessKey', 'two words'],
  ['contactEndpoint', 'https:forms.firm.com/x'],
  ['contactEndpoint', 'https://forms.firm.com/a b'],
  ['contactSpamField', 'two words'],
  ['contactSpamField', 'email'],
  ['contactTo', 'hello'],
  ['contactTo', 'a@b..c'],
  ['contactTo', 'a b@c.d'],
  ['contactTo', 'a@b.c,d@e.f'],
  ['bookingUrl', 'https://booking.example/x?utm_source=a'],
  ['discoveryCallUrl', 'javascript:alert(1)'],
  ['discoveryCallUrl', 'https://book ing.example'],
  ['whatsappNumber', '+1 202 555 0143'],
  ['companyProfileUrl', 'linkedin.com/company/x'],
  ['founderProfileUrl', ''],
] as const)('%s can not be “%s”', (name, value) => {
  const [problem, ...others] = settingProblems({ ...settings, [name]: value });
  expect(problem).toMatch(/^VITE_[A-Z_]+ is “.*”\. It must be .+\.$/);
  expect(others).toEqual([]);
});

test.each([
  ['contactEndpoint', 'https://forms.firm.com/f/abc?x=1'],
  ['contactSpamField', '_gotcha'],
  ['contactTo', 'hello+site@mail.firm.co.uk'],
  ['contactTo', 'o’neil.law@firm.com'],
] as const)('%s can be “%s”', (name, value) => {
  expect(settingProblems({ ...settings, [name]: value })).toEqual([]);
});

test('lists what the owner has not set yet', () => {
  const unset = placeholderSettings({ VITE_SITE_ORIGIN: 'https://firm.com' }).map(({ variable }) => variable);
  expect(unset).toContain('VITE_BOOKING_URL');
  expect(unset).not.toContain('VITE_SITE_ORIGIN');
  expect(unset).not.toContain('VITE_CONTACT_SPAM_FIELD');
});

const here = (file: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, file)).href);
const folder = folderWith({
  '.env': 'VITE_CONTACT_ENDPOINT=https://forms.example/real\nVITE_CONTACT_TO=in@firm.example\n',
});

/** What a script in that folder prints: its settings as the build checks them, or why it has none. */
function readSettings(environment: Record<string, string> = {}, cwd = folder) {
  const code = `await import(${here('../read/load-env.ts')});
const { settings } = await import(${here('../../src/site/settings.ts')});
const { checkSettings } = await import(${here('settings.ts')});
try { checkSettings() } catch ({ message }) { console.error(message); process.exit(1) }
console.log(JSON.stringify(settings));`;
  const env = { VITE_CONTACT_TO: 'out@firm.example', ...environment };
  const { status, stdout, stderr } = runScript(cwd, ['--input-type=module', '--eval', code], env);
  return { complaint: stderr, read: status === 0 ? JSON.parse(stdout) : undefined };
}

test('a script has what .env sets, and what the environment sets before that', () => {
  expect(readSettings()).toMatchObject({
    complaint: '',
    read: { contactEndpoint: 'https://forms.example/real', contactTo: 'out@firm.example' },
  });
});

/** A value for each variable of the README’s list, by the name that the code has for it. */
const everySetting = {
  VITE_SITE_ORIGIN: ['siteOrigin', 'https://firm.example'],
  VITE_CONTACT_ENDPOINT: ['contactEndpoint', 'https://forms.example/firm'],
  VITE_CONTACT_ACCESS_KEY: ['contactAccessKey', 'a-key'],
  VITE_CONTACT_SPAM_FIELD: ['contactSpamField', '_gotcha'],
  VITE_CONTACT_TO: ['contactTo', 'mail@firm.example'],
  VITE_BOOKING_URL: ['bookingUrl', 'https://book.example/consultation'],
  VITE_DISCOVERY_CALL_URL: ['discoveryCallUrl', 'https://book.example/discovery'],
  VITE_WHATSAPP_NUMBER: ['whatsappNumber', '12025550199'],
  VITE_COMPANY_PROFILE_URL: ['companyProfileUrl', 'https://network.example/company'],
  VITE_FOUNDER_PROFILE_URL: ['founderProfileUrl', 'https://network.example/founder'],
} as const;

test('each setting has the value of its own variable', () => {
  const environment = Object.entries(everySetting).map(([variable, [, value]]) => [variable, value]);
  expect(readSettings(Object.fromEntries(environment)).read).toEqual(Object.fromEntries(Object.values(everySetting)));
});

test('a gate has the placeholders, whatever is set', () => {
  expect(readSettings({ SITE_SETTINGS: 'placeholders' })).toMatchObject({
    complaint: '',
    read: { contactEndpoint: '/api/contact', contactTo: 'hello@divorcelawyerseo.example' },
  });
});

// A byte order mark is no part of the first name.
test('a misspelled name is refused, and one of the environment is not ours', () => {
  const other = { VITE_OTHER_TOOL: 'x' };
  const misspelled = folderWith({ '.env': '\uFEFFVITE_SITE_ORIGN=https://firm.com\nPORT=1\n' }, onTestFinished);
  expect(readSettings(other, misspelled)).toEqual({
    complaint: '.env: VITE_SITE_ORIGN is no setting. .env.example lists them all.\n',
    read: undefined,
  });
  expect(readSettings(other).read).toMatchObject({ contactTo: 'out@firm.example' });
});

test('.env.example names the settings, and nothing else', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'));
  expect(Object.keys(example).sort()).toEqual(Object.keys(everySetting).sort());
});

// In a repository of its own: the site may have been unpacked without one.
test('no file with the owner’s values is committed by chance', () => {
  const cwd = folderWith({}, onTestFinished);
  copyFileSync('.gitignore', join(cwd, '.gitignore'));
  const git = (...args: string[]) => spawnSync('git', args, { cwd, encoding: 'utf8' }).stdout;
  git('init');
  const read = ['.env', '.env.local', '.env.production', '.env.production.local'];
  expect(git('check-ignore', ...read, '.env.example')).toBe(`${read.join('\n')}\n`);
});
