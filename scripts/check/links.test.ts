import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { StateContent } from '../../src/content/states/types.ts';
import { folderWith, runScript } from '../test-files.fixture.ts';
import { expectedMissing } from './links.ts';

const origin = 'https://divorcelawyerseo.example';

/** Checks the links of a site with these bodies of pages: the exit code, and the lines that name what is wrong. */
function checkLinks(bodies: Record<string, string>) {
  const pages = {
    index: '<a href="/about#team">Team</a> <a href="/states/nevada-divorce-lawyer-seo">Nevada</a>',
    about: '<h2 id="team">Team</h2><h2 id="café">Café</h2>',
    '404': '',
    ...bodies,
  };
  const files = Object.entries(pages).map(([name, body]) => [
    `dist/${name}.html`,
    `<!doctype html><html lang="en"><head><title>x</title></head><main>${body}</main></html>`,
  ]);
  const california = { kind: 'hand-written', nearby: { states: [{ state: 'nevada', kind: 'in-app' }] } };
  const folder = folderWith(
    {
      ...Object.fromEntries(files),
      'src/content/states/california.ts': `export default ${JSON.stringify(california)};`,
    },
    onTestFinished,
  );
  const script = join(import.meta.dirname, 'links.ts');
  const { status, stdout } = runScript(folder, [script], { SITE_SETTINGS: 'placeholders' });
  return { status, problems: stdout.match(/\nProblems: \d+\.\n(.*?)\n*$/s)?.[1]?.split('\n') ?? [], stdout };
}

test('a page that nobody has written yet may be linked, and so may ids and other sites', () => {
  const sound = ['/about#caf%C3%A9', '/about#', `${origin}/about#team`, 'https://other.example/about#gone'];
  const services = sound.map((href) => `<a href="${href}">x</a>`).join('');
  const { status, problems, stdout } = checkLinks({ services });
  expect({ status, problems }).toEqual({ status: 0, problems: [] });
  expect(stdout).toContain('Known to be missing: 1 state pages');
});

test('each problem is named once, with every page that has the link', () => {
  const graph = JSON.stringify({ '@id': `${origin}/#x`, logo: `${origin}/gone.png` });
  const { status, problems } = checkLinks({
    index: `<a href="/about#gone">x</a><script type="application/ld+json">${graph}</script>`,
    services: '<a href="/about?q=1#gone">x</a> <a href="/nowhere">x</a> <a href="/about.html">x</a>',
    'states/nevada-divorce-lawyer-seo': '<a href="#here">x</a><svg><use href="/gone.svg#a"/></svg>',
  });
  expect(status).toBe(1);
  const lines = problems.join('\n');
  expect(lines).toMatch(/ \/about#gone .* no element with that id.*\n +from \/, \/services/);
  expect(lines).toMatch(/ \/nowhere .*404\n +from \/services/);
  expect(lines).toMatch(/ \/about\.html .*redirect.*\n +from \/services/i);
  expect(lines).toMatch(/ \/gone\.png .*\n +from \/$/m);
  expect(lines).toMatch(/ \/gone\.svg .*\n +from \/states\/nevada/);
  expect(lines).toMatch(/ \/states\/nevada-divorce-lawyer-seo#here /);
  expect(problems).toHaveLength(12);
});

const handWritten = (...states: object[]) => ({ kind: 'hand-written', nearby: { states } }) as unknown as StateContent;
const template = { kind: 'template', borderStates: [{ slug: 'nevada-divorce-lawyer-seo' }] } as unknown as StateContent;

test('counts links to state pages that nobody wrote, most linked first, and no plain text', () => {
  const missing = expectedMissing(
    new Map([
      ['texas', handWritten({ state: 'oklahoma', kind: 'reload', root: true })],
      ['georgia', handWritten({ state: 'south-carolina', kind: 'text' }, { state: 'texas', kind: 'in-app' })],
      ['california', handWritten({ state: 'nevada', kind: 'in-app' })],
      ['arizona', template],
    ]),
  );
  const nevada = ['/states/california-divorce-lawyer-seo', '/states/arizona-divorce-lawyer-seo'];
  expect(missing).toEqual([
    ['/states/nevada-divorce-lawyer-seo', nevada],
    ['/oklahoma-divorce-lawyer-seo', ['/states/texas-divorce-lawyer-seo']],
  ]);
});
