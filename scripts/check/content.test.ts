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

const with_ = (change: object) => ({ ...template, ...change }) as StateContent;
const same = written.faq.items.map((item) => ({ ...item, value: 'same' }));

it.each([
  ['a file that is not named after a state', 'narnia', written, /not a US state/],
  ['another state’s campaigns', 'ohio', written, /campaigns\.hero: .* Write 'page-ohio'/],
  [
    'a value of two questions',
    writtenId,
    { ...written, faq: { items: same } } as StateContent,
    /faq\.items: two questions have the same value/,
  ],
  [
    'a digit too many',
    'alabama',
    with_({ annualDivorceCases: '2,350,000' }),
    /annualDivorceCases: a state of 5M\+ people has at most/,
  ],
  ['a section that is missing', templateId, with_({ local: undefined }), /\/\w+\.ts: local: .*expected object/],
  ['a neighbor that is named twice', templateId, with_({ borderStates: ['utah', 'utah'] }), /borderStates: it names/],
  ['too few small cities', templateId, with_({ smallCities: ['Selma'] }), /smallCities: Name 16 or more/],
  ...[
    ['annualDivorceCases', '41700 cases', '“41,700”'],
    ['annualDivorceCases', '41,70', 'thousands separators'],
    ['annualDivorceCases', '41,700+', 'thousands separators'],
    ['licensedAttorneys', 'about 2,800', '“8,900+”'],
    ['researchPercentage', '0.76', 'percent sign'],
    ['stateSpecificStatistic', '171%', 'from 0 to 100'],
    ['clientName', 'Karen Hale, partner, Birmingham', 'name, role, kind of firm, and city'],
    ['clientName', 'Karen Hale, partner, firm, Birmingham, Alabama', 'kind of firm'],
  ].map(
    ([field = '', value = '', fix = '']) =>
      [
        `${field} of “${value}”`,
        templateId,
        with_({ [field]: value }),
        new RegExp(`${field}: “.*” has another form`),
        fix,
      ] as const,
  ),
] as const)('names %s', (_, id, content, problem, fix = '') => {
  const problems = contentProblems(new Map([[id as StateId, content]]));
  expect(problems).toContainEqual(expect.stringMatching(problem));
  expect(problems.join()).toContain(fix);
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
