import { expect, it } from 'vitest';
import { builtPage } from './page-fixture.ts';
import { headFaults } from './page-rules.ts';

const page = (path: string, title: string, description: string) => ({
  ...builtPage(path, '<h1>x</h1>'),
  title,
  description,
});
const sound = (path: string) =>
  page(path, `A title that is long enough for the rule ${path}`, `${'d'.repeat(120)} ${path}`);
const faults = (...pages: ReturnType<typeof page>[]) => headFaults(pages);

it('finds nothing in sound heads', () => {
  expect(faults(sound('/'), sound('/about'))).toEqual([]);
});

it('names the page, the text and its length', () => {
  expect(faults(page('/about', 'Short', 'd'.repeat(161)))).toEqual([
    expect.stringContaining('/about has a title of 5 characters (30 to 60): “Short”'),
    expect.stringContaining('/about has a description of 161 characters (110 to 160)'),
  ]);
});

it('finds a title and a description that two pages share', () => {
  const { title, description } = sound('/');
  expect(faults(sound('/'), page('/about', title, description))).toEqual([
    expect.stringContaining('/about has the title of /'),
    expect.stringContaining('/about has the description of /'),
  ]);
});

it('finds a canonical address that is missing or leads to no page', () => {
  expect(faults({ ...sound('/about'), canonical: undefined })).toEqual([expect.stringContaining('no canonical')]);
  expect(faults({ ...sound('/about'), canonical: 'https://x.example/gone' })).toEqual([
    expect.stringContaining('where no page is'),
  ]);
});

it('finds a canonical address that is another page’s, but for a state’s page at the root level', () => {
  const about = sound('/about');
  expect(faults(about, { ...sound('/team'), canonical: about.canonical })).toEqual([
    expect.stringMatching(/^\/team has the canonical .*\/about, another page’s/),
  ]);
  const texas = sound('/states/texas');
  expect(faults(texas, { ...texas, path: '/texas' })).toEqual([]);
});

it.each(['2026-02-30', '2026-1-1', 'yesterday', ''])('finds “%s”, which is no day', (modified) => {
  expect(faults({ ...sound('/about'), modified })).toEqual([
    expect.stringMatching(/^\/about was last changed on “.*no day/),
  ]);
});
