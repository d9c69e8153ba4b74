import { expect, it, onTestFinished, vi } from 'vitest';
import type { HandWrittenState, StateContent } from '../../src/content/state-content.ts';
import alabama from '../../src/content/states/alabama.ts';
import texasPage from '../../src/content/states/texas.ts';
import { todo } from '../../src/content/todo.ts';
import { folderWith, writeFiles } from '../test-files.fixture.ts';
import { checkContent, stateProblems } from './content.ts';

const texas = texasPage as HandWrittenState;
const changed = (content: StateContent, change: object) => ({ ...content, ...change }) as StateContent;
const ohio = changed(texas, { state: 'Ohio' });
const [, ...others] = alabama.borderStates;
const near = (...states: object[]) => changed(alabama, { borderStates: states });
const same = texas.faq.items.map((item) => ({ ...item, value: 'same' }));

it.each([
  ['a file that is not named after a state', 'narnia.ts', texas, /not a US state/],
  ['another state’s content', 'ohio.ts', texas, /Write 'Ohio'/],
  ['another state’s campaigns', 'ohio.ts', ohio, /campaigns\.hero .* Write 'page-ohio'/],
  ['too few neighbors', 'alabama.ts', near(...others), /Name 4 others, each once/],
  ['itself', 'alabama.ts', near({ name: 'Alabama' }, ...others), /has Alabama, .*Name 4/],
  [
    'a value of two questions',
    'texas.ts',
    changed(texas, { faq: { items: same } }),
    /two questions have the value “same”/,
  ],
])('names %s', (_, file, content, problem) => {
  expect(stateProblems(file, content).join('\n')).toMatch(problem);
});

it('names every file that fails to run or does not have the shape of a page', async () => {
  const shapeless = `export default ${JSON.stringify({ ...alabama, local: undefined })};`;
  const folder = folderWith({ 'alabama.ts': shapeless }, onTestFinished, 'node_modules/.cache');
  await expect(checkContent(folder)).rejects.toThrow(
    /alabama\.ts: it does not have the shape .* “npm run types” names the field\.$/,
  );
  const unfinished = `throw new Error('unfinished, first at: the figure.');`;
  writeFiles(folder, { 'nevada.ts': unfinished, 'utah.ts': unfinished });
  await expect(checkContent(folder)).rejects.toThrow(/nevada\.ts: unfinished, first at: the figure\. .*\n.*utah\.ts: /);
});

it('a todo ends a build', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => todo('the figure')).toThrow('unfinished, first at: the figure.');
  vi.unstubAllEnvs();
});
