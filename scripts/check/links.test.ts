import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readPages } from '../read/built-pages.ts';
import { folderWith } from '../test-files.fixture.ts';
import { checkLinks } from './links.ts';

const origin = 'https://divorcelawyerseo.example';

function check(bodies: Record<string, string>) {
  const files = Object.entries({ index: '', about: '<h2 id="café">Café</h2>', ...bodies }).map(([name, body]) => [
    `dist/${name}.html`,
    `<!doctype html><html lang="en"><head><title>x</title></head><main>${body}</main></html>`,
  ]);
  const dist = join(folderWith(Object.fromEntries(files), onTestFinished), 'dist');
  return checkLinks(readPages(dist), dist);
}

test('state pages that nobody has written yet are a to-do list, most linked first; other sites are not followed', async () => {
  const sound = ['/about#caf%C3%A9', '/about#', `${origin}/about#café`, 'https://other.example/about#gone'];
  const [nevada, utah] = ['/states/nevada-divorce-lawyer-seo', '/states/utah-divorce-lawyer-seo'];
  const { toDo, problems } = await check({
    index: `<a href="${utah}">x</a><a href="${nevada}">x</a>`,
    services: [...sound, nevada].map((href) => `<a href="${href}">x</a>`).join(''),
  });
  expect(toDo).toMatch(
    /not written yet: 2 state pages.*\n +2 × {2}\S+nevada\S+ {2}from \/, \/services\n +1 × {2}\S+utah\S+ {2}from \/$/,
  );
  expect(problems).toEqual([]);
});

test('a broken link at the root level is a problem, unless it leads to a neighbor of Texas that has no page', async () => {
  const root = (state: string) => `/${state}-divorce-lawyer-seo`;
  const { toDo, problems } = await check({
    index: ['ohio', 'nevada', 'oklahoma', 'arkansas'].map((state) => `<a href="${root(state)}">x</a>`).join(''),
    'states/ohio-divorce-lawyer-seo': '',
    'states/arkansas-divorce-lawyer-seo': '',
  });
  expect(toDo.split('\n').slice(1)).toEqual([expect.stringContaining(root('oklahoma'))]);
  const answers404 = (state: string) => expect.stringContaining(`${root(state)} answers 404`);
  expect(problems.sort()).toEqual([answers404('arkansas'), answers404('nevada'), answers404('ohio')]);
});

test('each problem is named once, with the pages that have the link', async () => {
  const graph = JSON.stringify({ '@id': `${origin}/#x`, logo: `${origin}/gone.png` });
  const { problems } = await check({
    index: `<a href="/about#gone">x</a><script type="application/ld+json">${graph}</script>`,
    services:
      '<a href="http://firm.example/me">x</a> <a href="/about?q=1#gone">x</a> <a href="/nowhere">x</a> <a href="/about.html">x</a><img srcset="/a.png 2x">',
    'states/nevada-divorce-lawyer-seo': '<a href="#here">x</a>',
  });
  expect(problems.sort()).toEqual([
    expect.stringMatching(/^\/a\.png answers 404; .* from \/services\.$/),
    expect.stringMatching(/^\/about#gone has no element with that id; .* from \/, \/services\.$/),
    expect.stringMatching(/^\/about\.html has moved; .* from \/services\.$/),
    expect.stringMatching(/^\/gone\.png answers 404; .* from \/\.$/),
    expect.stringMatching(/^\/nowhere answers 404; .* from \/services\.$/),
    expect.stringMatching(/^\/states\/nevada-divorce-lawyer-seo#here has no element/),
    expect.stringMatching(/^http:\/\/firm\.example\/me is not encrypted; write https.* from \/services\.$/),
  ]);
});
