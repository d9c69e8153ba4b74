import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parsePage } from './built-pages.ts';
import { formerNameFaults, outputFaults } from './outputs.ts';
import { builtPage } from './page-fixture.ts';
import { pageFaults } from './page-rules.ts';

const origin = 'https://divorcelawyerseo.example';

const faults = (main: string, head = '') =>
  pageFaults(parsePage('about.html', `<html><head>${head}</head><body><main><h1>One</h1>${main}</main></body></html>`));

it('finds nothing in a sound page', () => {
  const links =
    '<a href="/x">x</a><a href="https://other.example/" target="_blank" rel="noopener noreferrer">x<span class="sr-only"> (opens in a new tab)</span></a>';
  const image = '<img src="/a.svg" alt="" width="1" height="1" loading="lazy">';
  expect(faults(`<p>${links} He wrote “[sic]” (twice).</p>${image}`)).toEqual([]);
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
])('finds %s', (_, main, fault) => {
  expect(faults(main)).toEqual([expect.stringMatching(fault)]);
});

it('finds a third preloaded font', () => {
  const fonts = '<link rel="preload" as="font" href="/a.woff2">'.repeat(3);
  expect(faults('', fonts)).toEqual([expect.stringMatching(/3 font preloads; the budget is 2/)]);
});

it('finds pages that the lists lack or should not have, and files that are missing', () => {
  const dist = mkdtempSync(join(tmpdir(), 'outputs-'));
  const pages = [
    builtPage('/about', ''),
    builtPage('/thank-you', '', { head: '<meta name="robots" content="noindex">' }),
  ];
  const list = (path: string) => writeFileSync(join(dist, 'sitemap.xml'), `<loc>${origin}${path}</loc>`);
  mkdirSync(join(dist, '.well-known'));
  for (const file of ['.well-known/security.txt', '_headers', '_redirects', 'about.md'])
    writeFileSync(join(dist, file), '');
  writeFileSync(join(dist, 'llms.txt'), `- [About](${origin}/about.md): Us`);
  list('/about');
  expect(outputFaults(pages, dist)).toEqual([`${dist}/robots.txt is missing; the build must write it`]);
  writeFileSync(join(dist, 'robots.txt'), '');
  expect(outputFaults(pages, dist)).toEqual([]);
  list('/thank-you');
  rmSync(join(dist, 'about.md'));
  expect(outputFaults(pages, dist)).toEqual([
    expect.stringMatching(/^\/about may be found and is missing from sitemap\.xml/),
    expect.stringMatching(/^\/about may be found and is missing from about\.md/),
    expect.stringMatching(/^\/thank-you may not be found and is in sitemap\.xml/),
  ]);
  rmSync(dist, { recursive: true });
});

it('finds a former name, but no phrase that people search for', () => {
  const dist = mkdtempSync(join(tmpdir(), 'names-'));
  writeFileSync(join(dist, 'ohio.html'), 'Ohio Old Name: 88 counties');
  expect(formerNameFaults(dist, ['Old Name'])).toEqual([]);
  writeFileSync(join(dist, 'site.webmanifest'), '{ "name": "Old Name" }');
  expect(formerNameFaults(dist, ['Old Name'])).toEqual([
    expect.stringMatching(/^site\.webmanifest still says “Old Name”/),
  ]);
  rmSync(dist, { recursive: true });
});
