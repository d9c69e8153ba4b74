import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import alabama from '../../src/content/states/alabama.ts';
import texas from '../../src/content/states/texas.ts';
import type { StateContent } from '../../src/content/states/types.ts';
import { todo } from '../../src/content/todo.ts';
import { claims, dollars } from '../../src/site/claims.ts';
import { checkContent, portraitFaults, stateFaults } from './check-content.ts';
import { menuFaults, quoteFaults } from './stated-figures.ts';

const changed = (content: StateContent, change: object) => ({ ...content, ...change }) as StateContent;

/** The monthly fee, for a pattern. */
const fee = dollars(claims.plan.monthly).replace('$', '\\$');

describe('stateFaults', () => {
  it('finds none in what is written', async () => {
    expect(stateFaults('texas.ts', texas)).toEqual([]);
    await expect(checkContent()).resolves.toBeUndefined();
  });

  it.each([
    ['a file that is no state', 'narnia.ts', texas, /no US state/],
    ['a file without content', 'texas.ts', undefined, /no default export/],
    ['another state’s content', 'ohio.ts', texas, /Write 'Ohio'/],
    ['another state’s campaigns', 'ohio.ts', changed(texas, { state: 'Ohio' }), /campaigns\.hero .* Write 'page-ohio'/],
    ['a kind that is none', 'texas.ts', changed(texas, { kind: 'temlate' }), /^kind is “temlate”\. Write 'template'/],
    ['a date that is none', 'texas.ts', changed(texas, { updated: 'yesterday' }), /2026-11-20/],
    [
      'a neighbor that is no state',
      'texas.ts',
      changed(texas, { nearby: { heading: '', states: [{ state: 'gotham', kind: 'in-app' }] } }),
      /“gotham”, which is no US state/,
    ],
    [
      'a border that is no state',
      'alabama.ts',
      changed(alabama, { borderStates: [{ name: 'Gotham', slug: 'x' }] }),
      /no US state/,
    ],
    [
      'a wrong slug',
      'alabama.ts',
      changed(alabama, { borderStates: [{ name: 'Florida', slug: 'florida' }] }),
      /florida-divorce-lawyer-seo/,
    ],
    ['too few cities', 'alabama.ts', changed(alabama, { smallCities: ['Auburn'] }), /shows 16/],
    ['a mistyped link', 'alabama.ts', changed(alabama, { specificLaw: 'See [x](services).' }), /^“\[x\]\(services\)/],
    ['a note that is not there', 'texas.ts', changed(texas, { notes: {} }), /not in notes/],
    [
      'a note that nothing refers to',
      'texas.ts',
      changed(texas, { notes: { ...(texas as { notes: object }).notes, spare: 'A spare note.' } }),
      /nothing refers to the note “spare”/,
    ],
    [
      'another monthly fee',
      'texas.ts',
      changed(texas, { metaDescription: '40+ cases, one plan for $1 a month.' }),
      new RegExp(`says \\$1 where plan\\.monthly .* is ${fee}`),
    ],
    [
      'another length of the consultation',
      'texas.ts',
      changed(texas, { metaDescription: '40+ cases, in a 20-minute call.' }),
      /says 20 where consultation\.minutes .* is 30/,
    ],
    [
      'another number of counties',
      'texas.ts',
      changed(texas, { metaDescription: '40+ cases, in all 255 counties.' }),
      /says 255 where figures\.counties is 254/,
    ],
    ['a price without the fee', 'texas.ts', changed(texas, { pricing: {} }), new RegExp(`pricing does not say ${fee}`)],
    ['another title than the claims’', 'texas.ts', changed(texas, { title: '60+ cases' }), /texasCases\.title/],
    [
      'another description than the claims’',
      'texas.ts',
      changed(texas, { metaDescription: '' }),
      /texasCases\.description/,
    ],
    [
      'questions without the template’s figures',
      'alabama.ts',
      changed(alabama, { local: { ...alabama.local, faqs: [] } }),
      /\$3,000.*\n.*45–90 days.*\n.*300–500%/,
    ],
    [
      'a phase without its gain',
      'alabama.ts',
      changed(alabama, { local: { ...alabama.local, longTerm: [] } }),
      /longTerm does not say 15–25%/,
    ],
    [
      'a figure that the strip does not show',
      'texas.ts',
      changed(texas, { figures: { monthlySearches: 12_000, annualCases: 78_500, counties: 254 } }),
      /figures\.monthlySearches is 12,000/,
    ],
  ])('names %s', (_, file, content, fault) => {
    expect(stateFaults(file, content).join('\n')).toMatch(fault);
  });
});

describe('quoteFaults', () => {
  it('finds a figure that the state’s page does not show', () => {
    expect(quoteFaults('254 counties, 11,775 searches a month', texas)).toEqual([]);
    expect(quoteFaults('255 counties, 11,775 searches a month', texas)).toEqual([expect.stringContaining('says 255')]);
    expect(quoteFaults('23,500 divorce cases, 2,800+ attorneys', alabama)).toEqual([]);
  });

  it('reads the menus and the directory', () => {
    const moved = changed(texas, { market: { facts: [] } });
    const faults = menuFaults([moved]).join('\n');
    expect(faults).toMatch(/^src\/content\/state-menu\.ts: .*254/m);
    expect(faults).toMatch(/^src\/content\/state-directory\.ts: .*11,775/m);
  });
});

describe('portraitFaults', () => {
  const ann = { file: 'src/content/team.ts', whom: 'Ann Doe', image: 'ann-doe', alt: 'Drawn portrait of Ann Doe' };
  const photographed = { ...ann, alt: 'Ann Doe at her desk' };

  it('finds none in what is drawn or photographed', () => {
    expect(portraitFaults()).toEqual([]);
    expect(portraitFaults(['ann-doe.svg', 'somebody.svg'], ['README.md'], [ann])).toEqual([]);
    expect(portraitFaults([], ['ann-doe.jpg', 'README.md'], [photographed])).toEqual([]);
  });

  it.each([
    ['a portrait that does not exist', [], ann, /^src\/content\/team\.ts: the portrait of Ann Doe does not exist/],
    ['a photo described as a drawing', ['ann-doe.webp'], ann, /^src\/content\/team\.ts: .* Ann Doe is a photo/],
    ['a photo of nobody', ['ann-doe.png', 'nobody.jpg'], photographed, /nobody\.jpg: nothing in src\/content names/],
    ['a format of phones', ['ann-doe.heic'], photographed, /ann-doe\.heic: no photo that the build can read/],
    ['capital letters', ['ann-doe.JPG'], photographed, /ann-doe\.JPG: no photo that the build can read/],
  ])('names %s', (_, photos, portrait, fault) => {
    expect(portraitFaults([], photos, [portrait])).toEqual([expect.stringMatching(fault)]);
  });
});

describe('checkContent', () => {
  // In the project, so that the files find what it has.
  mkdirSync('.build', { recursive: true });
  const folder = mkdtempSync(join('.build', 'content-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  /** What the check says of a folder with these files. */
  async function complaint(name: string, files: Record<string, string>): Promise<string> {
    const states = join(folder, name);
    mkdirSync(states);
    for (const [file, source] of Object.entries(files)) writeFileSync(join(states, file), source);
    const error = await checkContent(states).catch((thrown: Error) => thrown);
    return (error as Error).message.replaceAll(`${states}/`, '');
  }

  it('names every file that cannot be run', async () => {
    const unfinished = `throw new Error('unfinished, first at: the figure.');`;
    expect(await complaint('unfinished', { 'nevada.ts': unfinished, 'utah.ts': unfinished })).toBe(
      ['nevada.ts', 'utah.ts']
        .map((file) => `${file}: unfinished, first at: the figure. “npm run types” names the field.`)
        .join('\n'),
    );
  });

  it.each([
    ['local', 'alabama', { ...alabama, local: undefined }],
    ['smallCities', 'alabama', { ...alabama, smallCities: undefined }],
    ['campaigns', 'texas', { ...texas, campaigns: undefined }],
    ['market', 'texas', { ...texas, market: undefined }],
  ])('names the file of a page without %s', async (field, state, content) => {
    const source = `export default ${JSON.stringify(content)};`;
    expect(await complaint(field, { [`${state}.ts`]: source })).toMatch(
      new RegExp(
        `^${state}\\.ts: the shape is not that of a state’s page \\(.+\\)\\. “npm run types” names the field\\.$`,
      ),
    );
  });
});

describe('todo', () => {
  it('ends a build', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => todo('the figure')).toThrow('unfinished, first at: the figure.');
    vi.unstubAllEnvs();
  });
});
