import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { StateTemplateData } from '../../src/states/schema.ts';
import { stateProblems } from '../check/content.ts';
import { folderWith } from '../test-files.fixture.ts';
import { exampleState, newStates } from './new-state.ts';

const todoSource = readFileSync('src/states/todo.ts', 'utf8');
const templateSource = `export * from '${resolve('src/states/template.ts')}';`;
const scratch = folderWith(
  { 'states/todo.ts': todoSource, 'states/template.ts': templateSource, 'states/data/.keep': '' },
  afterAll,
  resolve('.build'),
);
const folder = join(scratch, 'states/data');
const nevada = join(folder, 'nevada.ts');
const drawMaps = vi.fn(async () => {});
vi.spyOn(console, 'log').mockImplementation(() => {});
beforeEach(() => rmSync(nevada, { force: true }));

test('a new state has its map and a page that is sound once its todos are written', async () => {
  await newStates(['Nevada'], folder, drawMaps);
  expect(drawMaps).toHaveBeenCalledOnce();
  const source = readFileSync(nevada, 'utf8');
  const todo = /todo\("((\w+)[^"]*)"\)/g;
  const todos = source.match(todo)?.length;
  expect(todos).toBeGreaterThan(40);
  const { content: example } = await exampleState();
  const fields: Record<string, unknown> = { ...example };
  const text = source.replace(todo, (_, hint, field) => JSON.stringify(field === 'local' ? hint : fields[field]));
  const written = join(folder, 'written.ts');
  writeFileSync(written, text);

  // As if both were in src/states/data.
  const rootDirs = [join(scratch, 'states'), resolve('src/states')];
  const config = { extends: resolve('tsconfig.json'), compilerOptions: { rootDirs }, include: [nevada, written] };
  writeFileSync(join(scratch, 'tsconfig.json'), JSON.stringify(config));
  const tsc = ['node_modules/typescript/bin/tsc', '--pretty', 'false', '-p', scratch];
  const errors = spawnSync(process.execPath, tsc, { encoding: 'utf8' }).stdout.match(/\w+\.ts\(.*error TS.*/g) ?? [];
  expect(errors).toEqual(Array(todos).fill(expect.stringMatching(/^nevada\.ts/)));
  const { default: content } = (await import(pathToFileURL(written).href)) as { default: StateTemplateData };
  expect(stateProblems('nevada', { ...content, local: example.local })).toEqual([]);
  expect(content.borderStates).toEqual(['california', 'utah', 'idaho', 'oregon']);
  expect([content.majorCity1, content.smallCities.length]).toEqual(['Las Vegas', 16]);
});

test('a file that exists is never overwritten', async () => {
  writeFileSync(nevada, 'mine');
  await expect(newStates(['oregon', 'nevada'], folder, drawMaps)).rejects.toThrow('nevada.ts already exists.');
  expect(readFileSync(nevada, 'utf8')).toBe('mine');
});

test('several states are written at once, and the owner hears that one will be alone', async () => {
  const log = vi.spyOn(console, 'log').mockClear();
  await newStates(['new', 'jersey', 'nevada', 'Oregon'], folder, drawMaps);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['new-jersey.ts', 'nevada.ts', 'oregon.ts']));
  const alone = log.mock.calls.join('\n').match(/No page .* to [A-Z][\w ]+,/g);
  expect(alone).toEqual([expect.stringContaining('New Jersey')]);
});

test('what is not a state is refused, and the answer says what to type', async () => {
  await expect(newStates(['oregon', 'nevda'], folder, drawMaps)).rejects.toThrow(
    /is not one of the fifty states.*\nUsage: npm run/,
  );
});
