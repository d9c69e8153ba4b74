import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readChoices } from './load-choices.ts';

const dist = mkdtempSync(join(tmpdir(), 'load-'));
for (const page of ['index', 'about']) writeFileSync(join(dist, `${page}.html`), '');
afterAll(() => rmSync(dist, { recursive: true }));

test('takes pages of the built site', () => {
  expect(readChoices(['--dist', dist, '--pages', '/,/about'])).toEqual({ dist, pages: ['/', '/about'], runs: 5 });
});

test.each([
  [['--pages', 'about'], '--pages takes paths such as /,/contact, not “about”.'],
  [['--pages', '/,'], '--pages takes paths such as /,/contact, not “”.'],
  [['--pages', '/abuot'], `--pages names “/abuot”, which is no page of ${dist}/.`],
  [['--runs', '0'], '--runs takes a whole number, not “0”.'],
])('%j ends with a sentence', (args, sentence) => {
  expect(() => readChoices(['--dist', dist, ...args])).toThrow(sentence);
});
