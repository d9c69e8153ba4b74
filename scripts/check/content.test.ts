import { expect, it, onTestFinished, vi } from 'vitest';
import type { StateId } from '../../src/lib/us-states.ts';
import type { HandWrittenState, StateContent, StateTemplateData } from '../../src/states/schema.ts';
import { todo } from '../../src/states/todo.ts';
import { readStateContents } from '../read/state-contents.ts';
import { folderWith } from '../test-files.fixture.ts';
import { contentProblems } from './content.ts';

// Any state of each kind will do, so that the owner can remove one.
const pages = [...(await readStateContents())].filter(([id]) => id !== 'ohio');
const [writtenId, written] = pages.find(([, { kind }]) => kind === 'hand-written') as [StateId, HandWrittenState];
const [templateId, template] = pages.find(([, { kind }]) => kind === 'template') as [StateId, StateTemplateData];

const changed = (content: StateContent, change: object) => ({ ...content, ...change }) as StateContent;
const ohio = changed(written, { state: 'Ohio' });
const same = written.faq.items.map((item) => ({ ...item, value: 'same' }));

it.each([
  ['a file that is not named after a state', 'narnia', written, /not a US state/],
  ['another state’s content', 'ohio', written, /Write 'Ohio'/],
  ['another state’s campaigns', 'ohio', ohio, /campaigns\.hero .* Write 'page-ohio'/],
  [
    'a digit too many',
    'alabama',
    changed(template, { state: 'Alabama', annualDivorceCases: '2,350,000' }),
    /annualDivorceCases is 2,350,000, in a state of 5M\+ people\./,
  ],
  [
    'a value of two questions',
    writtenId,
    changed(written, { faq: { items: same } }),
    /two questions have the value “same”/,
  ],
  [
    'a page of another shape',
    templateId,
    changed(template, { local: undefined }),
    /“npm run types” names the field\.$/,
  ],
])('names %s', (_, id, content, problem) => {
  expect(contentProblems(new Map([[id as StateId, content]])).join('\n')).toMatch(problem);
});

it('names a file that fails to run', async () => {
  const nevada = `throw new Error('unfinished, first at: the figure.');`;
  const folder = folderWith({ 'nevada.ts': nevada }, onTestFinished, 'node_modules/.cache');
  await expect(readStateContents(folder)).rejects.toThrow(/nevada\.ts: unfinished, first at: the figure\. “npm run/);
});

it('leaves out what systems and editors put beside the files', async () => {
  const folder = folderWith({ '._nevada.ts': '\0Mac OS X', '.#nevada.ts': '' }, onTestFinished);
  expect([...(await readStateContents(folder))]).toEqual([]);
});

it('a todo ends a build', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => todo('the figure')).toThrow('unfinished, first at: the figure.');
  vi.unstubAllEnvs();
});
