import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import { afterAll, expect, test } from 'vitest';

/** A folder with the owner's .env. */
const folder = mkdtempSync(join(tmpdir(), 'env-'));
writeFileSync(
  join(folder, '.env'),
  'VITE_CONTACT_ENDPOINT=https://forms.example/real\nVITE_CONTACT_TO=in@firm.example\n',
);
afterAll(() => rmSync(folder, { recursive: true }));

const here = (file: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, file)).href);

/** What a script in that folder prints: its settings as the build checks them, or why it has none. */
function runScript(environment: Record<string, string> = {}, cwd = folder) {
  const code = `await import(${here('load-env.ts')});
const { settings } = await import(${here('../../src/site/settings.ts')});
const { checkSettings } = await import(${here('check-settings.ts')});
try { checkSettings() } catch ({ message }) { console.error(message); process.exit(1) }
console.log(JSON.stringify(settings));`;
  const { SITE_SETTINGS: _, ...env } = process.env;
  const args = ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', code];
  return spawnSync(process.execPath, args, {
    cwd,
    env: { ...env, DEBUG: '', VITE_CONTACT_TO: 'out@firm.example', ...environment },
    encoding: 'utf8',
  });
}

function settingsOfScript(environment: Record<string, string> = {}, cwd = folder): Record<string, string> {
  const { stdout, stderr } = runScript(environment, cwd);
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

/** A folder of its own, in the other. */
function folderWith(env: string): string {
  const path = mkdtempSync(join(folder, 'with-'));
  writeFileSync(join(path, '.env'), env);
  return path;
}

test('a script has what .env sets, and what the environment sets before that', () => {
  expect(settingsOfScript()).toMatchObject({
    contactEndpoint: 'https://forms.example/real',
    contactTo: 'out@firm.example',
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
  expect(settingsOfScript(Object.fromEntries(environment))).toEqual(Object.fromEntries(Object.values(everySetting)));
});

test('a gate has the placeholders, whatever is set', () => {
  expect(settingsOfScript({ SITE_SETTINGS: 'placeholders' })).toMatchObject({
    contactEndpoint: '/api/contact',
    contactTo: 'hello@divorcelawyerseo.example',
  });
});

// A byte order mark is no part of the first name.
test('a misspelled name is refused, and one of the environment is not ours', () => {
  const cwd = folderWith('\uFEFFVITE_SITE_ORIGN=https://firm.com\nPORT=1\n');
  const { stderr, status } = runScript({ VITE_OTHER_TOOL: 'x' }, cwd);
  expect(stderr).toBe('.env: VITE_SITE_ORIGN is no setting. .env.example lists them all.\n');
  expect(status).toBe(1);
  expect(settingsOfScript({ VITE_OTHER_TOOL: 'x' })).toMatchObject({ contactTo: 'out@firm.example' });
});

test('.env.example names the settings, and nothing else', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'));
  expect(Object.keys(example).sort()).toEqual(Object.keys(everySetting).sort());
});

// In a repository of its own: the site may have been unpacked without one.
test('no file with the owner’s values is committed by chance', () => {
  const cwd = join(folder, 'repository');
  mkdirSync(cwd);
  copyFileSync('.gitignore', join(cwd, '.gitignore'));
  const git = (...args: string[]) => spawnSync('git', args, { cwd, encoding: 'utf8' }).stdout;
  git('init');
  const read = ['.env', '.env.local', '.env.production', '.env.production.local'];
  expect(git('check-ignore', ...read, '.env.example')).toBe(`${read.join('\n')}\n`);
});
