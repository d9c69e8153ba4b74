import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';

/** A folder with the owner's .env. */
const folder = mkdtempSync(join(tmpdir(), 'env-'));
writeFileSync(
  join(folder, '.env'),
  'VITE_CONTACT_ENDPOINT=https://forms.example/real\nVITE_CONTACT_TO=in@firm.example\n',
);
afterAll(() => rmSync(folder, { recursive: true }));

const here = (file: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, file)).href);

/** The settings of a script in that folder. */
function settingsOfScript(environment: Record<string, string> = {}): Record<string, string> {
  const code = `await import(${here('load-env.ts')});
const { settings } = await import(${here('../../src/site/settings.ts')});
console.log(JSON.stringify(settings));`;
  const { SITE_SETTINGS: _, ...env } = process.env;
  const args = ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', code];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env: { ...env, VITE_CONTACT_TO: 'out@firm.example', ...environment },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

test('a script has what .env sets, and what the environment sets before that', () => {
  expect(settingsOfScript()).toMatchObject({
    contactEndpoint: 'https://forms.example/real',
    contactTo: 'out@firm.example',
  });
});

test('a gate has the placeholders, whatever is set', () => {
  expect(settingsOfScript({ SITE_SETTINGS: 'placeholders' })).toMatchObject({
    contactEndpoint: '/api/contact',
    contactTo: 'hello@divorcelawyerseo.example',
  });
});
