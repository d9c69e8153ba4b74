import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'links-'));
  write(
    'src/content/states/california.ts',
    "export default { kind: 'hand-written', nearby: { states: [{ state: 'nevada', kind: 'in-app' }] } };",
  );
  page('index.html', '<a href="/about#team">Team</a> <a href="/states/nevada-divorce-lawyer-seo">Nevada</a>');
  page('about.html', '<h2 id="team">Team</h2>');
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

test('a page that nobody has written yet may be linked', () => {
  const { status, faults, stdout } = checkLinks();
  expect({ status, faults }).toEqual({ status: 0, faults: [] });
  expect(stdout).toContain('Known to be missing: 1 address of 1 state');
}, 20_000);

test('dead fragments and an expected-missing page that exists are each a fault, once', () => {
  page('index.html', '<a href="/about#gone">Team</a> <a href="#here">x</a>');
  page('services.html', '<a href="/about#gone">Team</a>');
  page('states/nevada-divorce-lawyer-seo.html', '');
  const { status, faults, stdout } = checkLinks();
  expect(status).toBe(1);
  expect(faults).toEqual([
    expect.stringMatching(/^ {2}\/about#gone {2}\/about has no element with the id “gone”/),
    '      from /, /services',
    expect.stringMatching(/^ {2}\/#here {2}\/ has no element with the id “here”/),
    '      from /',
    expect.stringMatching(/^ {2}\/states\/nevada-divorce-lawyer-seo {2}exists, but Nevada has no file/),
    '      from /states/california-divorce-lawyer-seo',
  ]);
  expect(stdout).toContain('Known to be missing: 0 addresses of 0 states');
}, 20_000);

test('a link to a path that has moved is a fault, although it works', () => {
  write('dist/_redirects', '/company /about 301!\n/team/* /about 301!\n');
  page('services.html', '<a href="/company?x=1#team">Us</a>');
  const { status, faults } = checkLinks();
  expect(status).toBe(1);
  expect(faults.join('\n')).toContain('/company  has moved; link to /about\n      from /services');
}, 20_000);
