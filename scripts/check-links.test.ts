import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StateContent } from '../src/content/states/types.ts';
import { expectedMissing } from './check-links.ts';

const origin = 'https://divorcelawyerseo.example';
const about = 'about.html';
const nevada = 'states/nevada-divorce-lawyer-seo.html';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'links-'));
  write(
    'src/content/states/california.ts',
    "export default { kind: 'hand-written', nearby: { states: [{ state: 'nevada', kind: 'in-app' }] } };",
  );
  page('index.html', '<a href="/about#team">Team</a> <a href="/states/nevada-divorce-lawyer-seo">Nevada</a>');
  page(about, '<h2 id="team">Team</h2><h2 id="café">Café</h2>');
  page('404.html', '');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const page = (file: string, body: string) =>
  write(`dist/${file}`, `<!doctype html><html lang="en"><head><title>x</title></head><main>${body}</main></html>`);

/** Checks the links of the site in that folder: the exit code, and the lines that name what is wrong. */
function checkLinks() {
  const args = ['--import', import.meta.resolve('tsx'), join(import.meta.dirname, 'check-links.ts')];
  const env = { ...process.env, SITE_SETTINGS: 'placeholders' };
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
  return { status, faults: stdout.match(/\nFaults: \d+\.\n(.*?)\n*$/s)?.[1]?.split('\n') ?? [], stdout };
}

test('a page that nobody has written yet may be linked, and so may ids and other sites', () => {
  const sound = ['/about#caf%C3%A9', '/about#', `${origin}/about#team`, 'https://other.example/about#gone'];
  page('services.html', sound.map((href) => `<a href="${href}">x</a>`).join(''));
  const { status, faults, stdout } = checkLinks();
  expect({ status, faults }).toEqual({ status: 0, faults: [] });
  expect(stdout).toContain('Known to be missing: 1 state pages');
}, 20_000);

test('each fault is named once, with every page that has the link', () => {
  const graph = JSON.stringify({ '@id': `${origin}/#x`, logo: `${origin}/gone.png` });
  page('index.html', `<a href="/about#gone">x</a><script type="application/ld+json">${graph}</script>`);
  page('services.html', '<a href="/about?q=1#gone">x</a> <a href="/nowhere">x</a> <a href="/about.html">x</a>');
  page(nevada, '<a href="#here">x</a><svg><use href="/gone.svg#a"/></svg>');
  const { status, faults } = checkLinks();
  expect(status).toBe(1);
  const lines = faults.join('\n');
  expect(lines).toMatch(/ \/about#gone .* no element with that id.*\n +from \/, \/services/);
  expect(lines).toMatch(/ \/nowhere .*404\n +from \/services/);
  expect(lines).toMatch(/ \/about\.html .*redirect.*\n +from \/services/i);
  expect(lines).toMatch(/ \/gone\.png .*\n +from \/$/m);
  expect(lines).toMatch(/ \/gone\.svg .*\n +from \/states\/nevada/);
  expect(lines).toMatch(/ \/states\/nevada-divorce-lawyer-seo#here /);
  expect(faults).toHaveLength(12);
}, 20_000);

const handWritten = (...states: object[]) => ({ kind: 'hand-written', nearby: { states } }) as unknown as StateContent;

test('counts links to state pages that nobody wrote, most linked first, and no plain text', () => {
  const missing = expectedMissing(
    new Map([
      ['texas', handWritten({ state: 'oklahoma', kind: 'reload', root: true })],
      ['georgia', handWritten({ state: 'south-carolina', kind: 'text' }, { state: 'texas', kind: 'in-app' })],
      ['california', handWritten({ state: 'nevada', kind: 'in-app' })],
      [
        'arizona',
        { kind: 'template', borderStates: [{ slug: 'nevada-divorce-lawyer-seo' }] } as unknown as StateContent,
      ],
    ]),
  );
  expect(missing).toEqual([
    [
      '/states/nevada-divorce-lawyer-seo',
      ['/states/california-divorce-lawyer-seo', '/states/arizona-divorce-lawyer-seo'],
    ],
    ['/oklahoma-divorce-lawyer-seo', ['/states/texas-divorce-lawyer-seo']],
  ]);
});
