import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StateId } from '../../src/lib/us-states.ts';
import { stateContentIn } from './state-content.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'states-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const page = (metro: string) =>
  `export default { kind: 'hand-written', cities: { metro: ${metro}, midSize: [], smaller: [] } };`;

test('only files named after a state are states', () => {
  for (const file of ['ohio.ts', 'new-york.ts', 'types.ts', 'registry.ts', 'ohio.test.ts']) write(file, '');
  const { stateIds, contentFile } = stateContentIn(folder);
  expect(stateIds()).toEqual(['new-york', 'ohio']);
  expect(existsSync(contentFile('ohio'))).toBe(true);
});

test('cities follow the file, and what the file imports', async () => {
  // Hawaii has no page: its cache entry is no build's.
  const id: StateId = 'hawaii';
  const { citiesOf } = stateContentIn(folder);
  write('hawaii.ts', page("['Honolulu']"));
  expect((await citiesOf(id)).metro).toEqual(['Honolulu']);
  write('hawaii.ts', page("['Hilo']"));
  expect((await citiesOf(id)).metro).toEqual(['Hilo']);

  write('hawaii.ts', `import { metro } from './metro.ts';\n${page('metro')}`);
  write('metro.ts', "export const metro = ['Kahului'];");
  expect((await citiesOf(id)).metro).toEqual(['Kahului']);
  write('metro.ts', "export const metro = ['Lihue'];");
  expect((await citiesOf(id)).metro).toEqual(['Lihue']);
});
