import { expect, it } from 'vitest';
import { inLinkProblems } from './in-links.ts';
import { builtPage } from './page.fixture.ts';

it('asks every page but the home page for two links from the text of others that may be found', () => {
  const thanks = builtPage('/thanks', '<a href="/b">x</a>', { head: '<meta name="robots" content="noindex">' });
  const pages = [
    builtPage('/', '<a href="/a">x</a><a href="/a#team">x</a><nav><a href="/b">menu</a></nav>'),
    builtPage('/a', '<a href="/a">x</a><a href="/b">x</a>'),
    builtPage('/b', '<a href="/a?topic=x">x</a>'),
    thanks,
  ];
  expect(inLinkProblems(pages)).toEqual([
    '/b is linked from the text of /a; add links until 2 pages do, such as [words](/b) in a paragraph',
  ]);
});
