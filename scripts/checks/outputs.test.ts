import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { outputFaults } from './outputs.ts';
import { builtPage } from './page-fixture.ts';

let dist: string;
const write = (file: string, text = '') => {
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(join(dist, file), text);
};
const origin = 'https://divorcelawyerseo.example';
const list = (...paths: string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')}</urlset>`;
const pages = [
  builtPage('/about', '<h1>x</h1>'),
  builtPage('/thank-you', '<h1>x</h1>', { head: '<meta name="robots" content="noindex">' }),
];

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'outputs-'));
  for (const file of ['robots.txt', '.well-known/security.txt', '_headers', '_redirects', 'about.md']) write(file);
  write('sitemap.xml', list('/about'));
  write('llms.txt', `- [About](${origin}/about.md): Us`);
});
afterEach(() => rmSync(dist, { recursive: true }));

it('finds nothing where the lists have the pages that may be found', async () => {
  expect(await outputFaults(pages, dist)).toEqual([]);
});

it('finds a page too few and one too many, and a Markdown version that is not there', async () => {
  write('sitemap.xml', list('/thank-you'));
  write('llms.txt');
  rmSync(join(dist, 'about.md'));
  expect((await outputFaults(pages, dist)).join('\n')).toMatch(
    /sitemap\.xml does not name .*\/about,.*\n.*names .*\/thank-you,.*\nllms\.txt does not name .*about\.md,.*\n\/about has no Markdown version/,
  );
});

it('finds a file that is missing', async () => {
  rmSync(join(dist, 'robots.txt'));
  expect(await outputFaults(pages, dist)).toEqual([expect.stringContaining('robots.txt is missing')]);
});
