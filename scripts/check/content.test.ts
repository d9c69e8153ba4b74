import { expect, it, onTestFinished, vi } from 'vitest';
import alabama from '../../src/content/states/alabama.ts';
import texasPage from '../../src/content/states/texas.ts';
import type { HandWrittenState, StateContent } from '../../src/content/states/types.ts';
import { todo } from '../../src/content/todo.ts';
import { folderWith, writeFiles } from '../test-files.fixture.ts';
import { checkContent, stateProblems } from './content.ts';
import { menuProblems } from './stated-figures.ts';

const texas = texasPage as HandWrittenState;
const changed = (content: StateContent, change: object) => ({ ...content, ...change }) as StateContent;
/** A page of Texas that says this sentence too. */
const saying = (sentence: string) => changed(texas, { metaDescription: `40+ cases. ${sentence}` });
const ohio = changed(texas, { state: 'Ohio' });
const [first, ...others] = alabama.borderStates;
const near = (...states: object[]) => changed(alabama, { borderStates: states });
const same = texas.faq.items.map((item) => ({ ...item, value: 'same' }));

it('finds no problem in what is written', () => expect(checkContent()).resolves.toBeUndefined());

it.each([
  ['a file that is no state', 'narnia.ts', texas, /not a US state/],
  ['a file without content', 'texas.ts', undefined, /no default export/],
  ['another state’s content', 'ohio.ts', texas, /Write 'Ohio'/],
  ['another state’s campaigns', 'ohio.ts', ohio, /campaigns\.hero .* Write 'page-ohio'/],
  ['no US state', 'alabama.ts', near({ name: 'Gotham' }, ...others), /not a US state/],
  ['a wrong slug', 'alabama.ts', near({ ...first, slug: 'florida' }, ...others), /Write '.*-divorce-lawyer-seo'/],
  ['too few neighbors', 'alabama.ts', near(...others), /Name 4 others, each once/],
  ['itself', 'alabama.ts', near({ name: 'Alabama' }, ...others), /has Alabama, .*Name 4/],
  [
    'a value of two questions',
    'texas.ts',
    changed(texas, { faq: { items: same } }),
    /two questions have the value “same”/,
  ],
  [
    'a price without the fee',
    'texas.ts',
    changed(texas, { pricing: {} }),
    /pricing does not say \$[\d,]+, which is plan\.monthly/,
  ],
  ['a title without its claim', 'texas.ts', changed(texas, { title: '60+ cases' }), /texasCases\.title/],
  [
    'questions without the template’s figures',
    'alabama.ts',
    changed(alabama, { local: { ...alabama.local, faqs: [] } }),
    /\$3,000.*\n.*45–90 days.*\n.*300–500%/,
  ],
  [
    'a figure that the strip does not show',
    'texas.ts',
    changed(texas, { figures: { ...texas.figures, monthlySearches: 12_000 } }),
    /figures\.monthlySearches is 12,000/,
  ],
])('names %s', (_, file, content, problem) => {
  expect(stateProblems(file, content).join('\n')).toMatch(problem);
});

it.each([
  'Our call takes 30 minutes, and the drive is 90 minutes.',
  'Suit is filed where one spouse has lived for 90 days.',
  'Most of our clients see results in about 45 days; this one took 58.',
  'Two of 12 directories had the old name.',
  'Texas has 254 counties; 12 counties hold most of its people, and the other 242 counties the rest.',
])('accepts correct copy: %s', (sentence) => {
  expect(stateProblems('texas.ts', saying(sentence))).toEqual([]);
});

it.each([
  ['In 20 minutes we show you who ranks.', '20', 'consultation.minutes'],
  ['One plan, $3,400 a month.', '$3,400', 'plan.monthly'],
  ['Most of our clients see results in about 60 days.', '60', 'daysToResults'],
  ['We run the 40-point audit.', '40', 'audit.points'],
  ['Your address in 40+ directories.', '40+', 'citations.directories'],
  ['A 60-day satisfaction guarantee.', '60', 'plan.guaranteeDays'],
  ['You get 3–5 pages a month.', '3–5', 'plan.contentPages'],
  ['All 88 counties of Texas have a court.', '88', 'figures.counties'],
])('names the sentence that disagrees: %s', (sentence, figure, claim) => {
  expect(stateProblems('texas.ts', saying(sentence))).toEqual([
    expect.stringContaining(`“${sentence}” says ${figure} where ${claim}`),
  ]);
});

it('finds figures of the menus and the directory that the state’s page does not show', () => {
  const problems = menuProblems([changed(texas, { market: { stats: [] } })]).join('\n');
  expect(problems).toMatch(/^src\/content\/state-menu\.ts: .*says 254 of Texas/m);
  expect(problems).toMatch(/^src\/content\/state-directory\.ts: .*says 11,775/m);
});

it('names every file that cannot be run, or has not the shape of a page', async () => {
  const shapeless = `export default ${JSON.stringify({ ...alabama, local: undefined })};`;
  const folder = folderWith({ 'alabama.ts': shapeless }, onTestFinished, 'node_modules/.cache');
  await expect(checkContent(folder)).rejects.toThrow(/alabama\.ts: the shape .* “npm run types” names the field\.$/);
  const unfinished = `throw new Error('unfinished, first at: the figure.');`;
  writeFiles(folder, { 'nevada.ts': unfinished, 'utah.ts': unfinished });
  await expect(checkContent(folder)).rejects.toThrow(/nevada\.ts: unfinished, first at: the figure\. .*\n.*utah\.ts: /);
});

it('a todo ends a build', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => todo('the figure')).toThrow('unfinished, first at: the figure.');
  vi.unstubAllEnvs();
});
