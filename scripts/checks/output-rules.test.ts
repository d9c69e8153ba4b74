import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { writeOutputs } from '../outputs/write.ts';
import { outputRules } from './output-rules.ts';
import { builtPage } from './page-fixture.ts';

const page = (path: string, head = '') => builtPage(path, '<h1>x</h1>', { head });
const pages = [page('/'), page('/about'), page('/thank-you', '<meta name="robots" content="noindex">')];

let distDir: string;
const sound: Record<string, string> = {};

beforeAll(async () => {
  distDir = mkdtempSync(join(tmpdir(), 'outputs-'));
  for (const file of ['index.md', 'about.md']) writeFileSync(join(distDir, file), '# x\n');
  await writeOutputs(
    pages.map((built) => ({ ...built, hasMap: built.path === '/about' })),
    distDir,
  );
  for (const file of ['_headers', '_redirects']) writeFileSync(join(distDir, file), '# Rules\n');
  for (const file of [
    'sitemap.xml',
    'llms.txt',
    '_headers',
    '_redirects',
    'robots.txt',
    '.well-known/security.txt',
    'about.md',
  ])
    sound[file] = readFileSync(join(distDir, file), 'utf8');
});
beforeEach(() => {
  for (const [file, text] of Object.entries(sound)) writeFileSync(join(distDir, file), text);
});
afterAll(() => rmSync(distDir, { recursive: true }));

const faults = () => outputRules.flatMap((rule) => rule(pages, distDir));

/** Writes a file as it was written, with something else in one place. */
function spoil(file: string, text: string | RegExp, other: string): void {
  const spoiled = (sound[file] ?? '').replace(text, other);
  expect(spoiled).not.toBe(sound[file]);
  writeFileSync(join(distDir, file), spoiled);
}

it('finds nothing in what the build writes', () => {
  expect(faults()).toEqual([]);
});

it.each(['sitemap.xml', 'robots.txt', 'llms.txt', '.well-known/security.txt', '_headers', '_redirects'])(
  'misses %s',
  (file) => {
    rmSync(join(distDir, file));
    expect(faults()).toEqual([
      expect.stringMatching(`^${file} is not in the build; (scripts|public)/.* must provide it$`),
    ]);
  },
);

it('misses a twin', () => {
  rmSync(join(distDir, 'about.md'));
  expect(faults()).toEqual([expect.stringMatching(/^\/about has no \/about\.md; .*finish-site\.ts/)]);
});

const other = 'https://divorcelawyerseo.example/thank-you';

it.each([
  [
    'a page that the sitemap leaves out',
    'sitemap.xml',
    /<url><loc>[^<]*\/about<.*?<\/url>/,
    '',
    /^sitemap\.xml does not name .*\/about, but \/about may be found/,
  ],
  [
    'a page that it must not list',
    'sitemap.xml',
    '</urlset>',
    `<url><loc>${other}</loc></url></urlset>`,
    /^sitemap\.xml names .*\/thank-you, which stands for no page/,
  ],
  [
    'a twin that llms.txt leaves out',
    'llms.txt',
    /^- .*about\.md.*\n/m,
    '',
    /^llms\.txt does not name .*\/about\.md, but \/about may be found/,
  ],
  [
    'a twin that it must not list',
    'llms.txt',
    /$/,
    `- [x](${other}.md): x\n`,
    /^llms\.txt names .*\/thank-you\.md, which/,
  ],
])('finds %s', (_, file, text, instead, fault) => {
  spoil(file, text, instead);
  expect(faults()).toEqual([expect.stringMatching(fault)]);
});
