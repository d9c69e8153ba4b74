import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parsePage } from '../read/built-pages.ts';
import { folderWith, writeFiles } from '../test-files.fixture.ts';
import { formerNameProblems, outputProblems } from './outputs.ts';
import { builtPage } from './page.fixture.ts';
import { headProblems, pageProblems } from './page-rules.ts';

const origin = 'https://divorcelawyerseo.example';

const problems = (main: string, head = '') =>
  pageProblems(
    parsePage('about.html', `<html><head>${head}</head><body><main><h1>One</h1>${main}</main></body></html>`),
  );

it('finds nothing in a sound page', () => {
  const links =
    '<a href="/x">x</a><a href="https://other.example/" target="_blank" rel="noopener noreferrer">x<span class="sr-only"> (opens in a new tab)</span></a>';
  const image = '<img src="/a.svg" alt="" width="1" height="1" loading="lazy">';
  expect(problems(`<p>${links} He wrote “[sic]” (twice).</p>${image}`)).toEqual([]);
});

it.each([
  ['a link without a target', '<a href="#">x</a>', /leads nowhere/],
  ['an outbound link in the same tab', '<a href="https://other.example/">x</a>', /same tab/],
  [
    'a new tab that comes unannounced',
    '<a href="https://other.example/" target="_blank" rel="noopener noreferrer">x</a>',
    /opens https:\/\/other\.example\/ in a new tab, and the link “x” does not say so/,
  ],
  ['a note that nothing refers to', '<ol><li id="note-2">Spare.</li></ol>', /refers to: “Spare\.”/],
  ['an image without size', '<img src="/a.svg" alt="" loading="lazy">', /shows \/a\.svg without width/],
  ['an image that is loaded at once', '<img src="/a.svg" alt="" width="1" height="1">', /shows \/a\.svg without/],
  ['a mistyped link', '<p>See [the plan](services) now.</p>', /shows “\[the plan\]\(services\)”/],
  ['a mistyped note', '<p>Up 5%.[^gain</p>', /shows “\[\^gain”/],
])('finds %s', (_, main, problem) => {
  expect(problems(main)).toEqual([expect.stringMatching(problem)]);
});

it('finds a third preloaded font', () => {
  const fonts = '<link rel="preload" as="font" href="/a.woff2">'.repeat(3);
  expect(problems('', fonts)).toEqual([expect.stringMatching(/3 font preloads; the budget is 2/)]);
});

it('finds pages that the lists lack or should not have, and files that are missing', () => {
  const sitemap = (path: string) => ({ 'sitemap.xml': `<loc>${origin}${path}</loc>` });
  const dist = folderWith(
    {
      ...Object.fromEntries(
        ['.well-known/security.txt', '_headers', '_redirects', 'about.md'].map((file) => [file, '']),
      ),
      'llms.txt': `- [About](${origin}/about.md): Us`,
      ...sitemap('/about'),
    },
    onTestFinished,
  );
  const pages = [
    builtPage('/about', ''),
    builtPage('/thank-you', '', { head: '<meta name="robots" content="noindex">' }),
  ];
  expect(outputProblems(pages, dist)).toEqual([`${dist}/robots.txt is missing; the build must write it`]);
  writeFiles(dist, { 'robots.txt': '' });
  expect(outputProblems(pages, dist)).toEqual([]);
  writeFiles(dist, sitemap('/thank-you'));
  rmSync(join(dist, 'about.md'));
  expect(outputProblems(pages, dist)).toEqual([
    expect.stringMatching(/^\/about may be found and is missing from sitemap\.xml/),
    expect.stringMatching(/^\/about may be found and is missing from about\.md/),
    expect.stringMatching(/^\/thank-you may not be found and is in sitemap\.xml/),
  ]);
});

it('finds a former name, but no phrase that people search for', () => {
  const dist = folderWith({ 'ohio.html': 'Ohio Old Name: 88 counties' }, onTestFinished);
  expect(formerNameProblems(dist, ['Old Name'])).toEqual([]);
  writeFiles(dist, { 'site.webmanifest': '{ "name": "Old Name" }' });
  expect(formerNameProblems(dist, ['Old Name'])).toEqual([
    expect.stringMatching(/^site\.webmanifest still says “Old Name”/),
  ]);
});

const page = (path: string, title: string, description: string) => ({
  ...builtPage(path, '<h1>x</h1>'),
  title,
  description,
});
const sound = (path: string) =>
  page(path, `A title that is long enough for the rule ${path}`, `${'d'.repeat(120)} ${path}`);
const headProblemsOf = (...pages: ReturnType<typeof page>[]) => headProblems(pages);

it('finds nothing in sound heads', () => {
  expect(headProblemsOf(sound('/'), sound('/about'))).toEqual([]);
});

it('names the page, the text and its length', () => {
  expect(headProblemsOf(page('/about', 'Short', 'd'.repeat(161)))).toEqual([
    expect.stringContaining('/about has a title of 5 characters (30 to 60): “Short”'),
    expect.stringContaining('/about has a description of 161 characters (110 to 160)'),
  ]);
});

it('finds a title and a description that two pages share', () => {
  const { title, description } = sound('/');
  expect(headProblemsOf(sound('/'), page('/about', title, description))).toEqual([
    expect.stringContaining('/about has the title of /'),
    expect.stringContaining('/about has the description of /'),
  ]);
});

it('finds a canonical address that is missing or leads to no page', () => {
  expect(headProblemsOf({ ...sound('/about'), canonical: undefined })).toEqual([
    expect.stringContaining('no canonical'),
  ]);
  expect(headProblemsOf({ ...sound('/about'), canonical: 'https://x.example/gone' })).toEqual([
    expect.stringContaining('where no page is'),
  ]);
});

it('finds a canonical address that is another page’s, but for a state’s page at the root level', () => {
  const about = sound('/about');
  expect(headProblemsOf(about, { ...sound('/team'), canonical: about.canonical })).toEqual([
    expect.stringMatching(/^\/team has the canonical .*\/about, another page’s/),
  ]);
  const texas = sound('/states/texas');
  expect(headProblemsOf(texas, { ...texas, path: '/texas' })).toEqual([]);
});

it.each(['2026-02-30', '2026-1-1', 'yesterday', ''])('finds “%s”, which is no day', (modified) => {
  expect(headProblemsOf({ ...sound('/about'), modified })).toEqual([
    expect.stringMatching(/^\/about was last changed on “.*no day/),
  ]);
});
