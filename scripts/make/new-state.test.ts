import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { StateTemplateData } from '../../src/content/state-content.ts';
import alabama from '../../src/content/states/alabama.ts';
import { stateProblems } from '../check/content.ts';
import { folderWith } from '../test-files.fixture.ts';
import { newState } from './new-state.ts';

const files = { 'content/todo.ts': readFileSync('src/content/todo.ts', 'utf8'), 'content/states/.keep': '' };
const scratch = folderWith(files, afterAll, resolve('.build'));
const folder = join(scratch, 'content/states');
const nevada = join(folder, 'nevada.ts');
const drawMaps = vi.fn(async () => {});
vi.spyOn(console, 'log').mockImplementation(() => {});
beforeEach(() => rmSync(nevada, { force: true }));

/** The type errors of a file, as if it were in src/content/states. */
function typeErrors(source: string): string[] {
  writeFileSync(nevada, source);
  const rootDirs = [join(scratch, 'content'), resolve('src/content')];
  const config = { extends: resolve('tsconfig.json'), compilerOptions: { rootDirs }, include: [nevada] };
  writeFileSync(join(scratch, 'tsconfig.json'), JSON.stringify(config));
  const tsc = ['node_modules/typescript/bin/tsc', '--pretty', 'false', '-p', scratch];
  return spawnSync(process.execPath, tsc, { encoding: 'utf8' }).stdout.match(/error TS.*/g) ?? [];
}

test('a new state has its map and a page that is sound once its todos are written', async () => {
  await newState('Nevada', folder, drawMaps);
  expect(drawMaps).toHaveBeenCalledOnce();
  const source = readFileSync(nevada, 'utf8');
  const todo = /todo\("((\w+)[^"]*)"\)/g;
  expect(source.match(todo)?.length).toBeGreaterThan(40);
  expect(typeErrors(source)).toHaveLength(source.match(todo)?.length ?? 0);

  const fields: Record<string, unknown> = { ...alabama };
  const written = source.replace(todo, (_, hint, field) => JSON.stringify(field === 'local' ? hint : fields[field]));
  expect(typeErrors(written)).toEqual([]);
  const { default: content } = (await import(nevada)) as { default: StateTemplateData };
  expect(stateProblems('nevada', { ...content, local: alabama.local })).toEqual([]);
  expect(content.borderStates.map(({ name }) => name)).toEqual(['California', 'Utah', 'Idaho', 'Oregon']);
  expect([content.majorCity1, content.smallCities.length]).toEqual(['Las Vegas', 16]);
});

test('a file that exists is never overwritten', async () => {
  writeFileSync(nevada, 'mine');
  await expect(newState('nevada', folder, drawMaps)).rejects.toThrow('nevada.ts already exists.');
  expect(readFileSync(nevada, 'utf8')).toBe('mine');
});

test('what is not a state is refused, and the answer says what to type', async () => {
  await expect(newState('nevda', folder, drawMaps)).rejects.toThrow(/is not one of the fifty states.*\nUsage: npm run/);
});
