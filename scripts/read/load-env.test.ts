import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { folderWith, runScript } from '../test-files.fixture.ts';

const loadEnv = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'load-env.ts')).href);
const code = `await import(${loadEnv}); console.log(process.env.VITE_SITE_ORIGIN)`;
const netlify = { NETLIFY: 'true', URL: 'https://main.netlify.app' };

test.each([
  ['Netlify knows the origin if the owner has not set it', netlify, '', 'https://main.netlify.app'],
  ['the owner’s origin counts', netlify, 'VITE_SITE_ORIGIN=https://firm.com', 'https://firm.com'],
  ['a preview has the placeholder', { ...netlify, SITE_SETTINGS: 'placeholders' }, '', 'undefined'],
  ['elsewhere, a variable of that name means nothing', { URL: 'https://x.com' }, '', 'undefined'],
])('%s', (_, env, file, origin) => {
  const folder = folderWith({ '.env': file }, onTestFinished);
  expect(runScript(folder, ['--input-type=module', '--eval', code], env).stdout.trim()).toBe(origin);
});
