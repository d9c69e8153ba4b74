import { expect, it } from 'vitest';
import { inLinkProblems } from './in-links.ts';
import { builtPage } from './page.fixture.ts';

const page = (path: string, ...to: string[]) =>
  builtPage(path, to.map((target) => `<a href="${target}">x</a>`).join(''));

it('asks every page but the home page for two links from other texts, within three clicks', () => {
  const noindex = '<meta name="robots" content="noindex">';
  const pages = [
    page('/', '/a', '/a#team'),
    page('/a', '/a', '/b', '/c'),
    page('/b', '/a', '/c?topic=x', '/d'),
    page('/c', '/b', '/e', '/d'),
    page('/d', '/e', '/f'),
    page('/e', '/f'),
    page('/f'),
    builtPage('/g', '<nav><a href="/f">menu</a></nav>'),
    builtPage('/thanks', '<a href="/g">x</a>', { head: noindex }),
  ];
  expect(inLinkProblems(pages)).toEqual([
    expect.stringMatching(/^\/f is 4 clicks from the home page \(at most 3\)/),
    expect.stringMatching(/^\/g cannot be reached/),
    expect.stringMatching(/^\/g is linked from the body text of no other page; add links until 2/),
  ]);
});
