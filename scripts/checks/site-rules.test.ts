import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { builtPage } from './page-fixture.ts';
import { siteRules } from './site-rules.ts';

/** Text that stays about so long when it is compressed. */
const noise = (bytes: number): string => randomBytes(bytes).toString('base64');
const font = '<link rel="preload" as="font" href="/assets/font.woff2">';
const scripts = `<link rel="modulepreload" href="/assets/boot-1.js">
<script type="module" data-boot="/assets/boot-1.js" data-app="/assets/app-1.js"></script>`;

let distDir: string;
beforeEach(() => {
  distDir = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(distDir, { recursive: true }));

/** The faults of a site of one page; `files` are added to those of a sound one, or take their place. */
function faults({
  main = '',
  fonts = font + font,
  files = {},
}: {
  main?: string;
  fonts?: string;
  files?: Record<string, string>;
}) {
  const all: Record<string, string> = {
    'assets/font.woff2': 'a font',
    'assets/boot-1.js': 'import("./late-1.js")',
    'assets/late-1.js': `/* ${noise(10_000)} */`,
    'assets/app-1.js': 'import{a}from"./engine-1.js";import"./kit-1.js";',
    'assets/engine-1.js': `/* ${noise(10_000)} */`,
    'assets/kit-1.js': '',
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(distDir, file)), { recursive: true });
    writeFileSync(join(distDir, file), text);
  }
  const page = builtPage('/about', `<h1>x</h1>${main}`, { head: fonts + scripts });
  return siteRules.flatMap((rule) => rule([page], distDir));
}

it('finds nothing in a sound site, and what is imported later does not count', () => {
  expect(faults({})).toEqual([]);
});

const imports = 'import{a}from"./engine-1.js";import"./kit-1.js";';

it.each([
  ['a picture that is not there', { main: '<img src="/maps/gone.svg">' }, /^\/about asks for \/maps\/gone\.svg, which/],
  [
    'a drawing that is not there',
    { main: '<svg><use href="/gone.svg#x"></use></svg>' },
    /^\/about asks for \/gone\.svg,/,
  ],
  ['too much HTML', { main: noise(31_000) }, /^\/about has 3\d{4} bytes of HTML \(brotli\); the budget is 30000$/],
  [
    'too large an app',
    { files: { 'assets/app-1.js': `${imports}/* ${noise(3_000)} */` } },
    /^\/about loads 1\d{4} bytes .* budget is 1\d{4}$/,
  ],
  [
    'too large an import',
    { files: { 'assets/kit-1.js': `/* ${noise(3_000)} */` } },
    /\(brotli: .*assets\/kit-1\.js\); the budget/,
  ],
  [
    'too large a script in all',
    { files: { 'assets/engine-1.js': `/* ${noise(101_000)} */` } },
    /; the budget is 100000$/,
  ],
  ['a font less', { fonts: font }, /^\/about preloads 1 fonts; it must be the 2 /],
  ['a font more', { fonts: font + font + font }, /^\/about preloads 3 fonts;/],
])('finds %s', (_, site, fault) => {
  expect(faults(site)).toEqual([expect.stringMatching(fault)]);
});
