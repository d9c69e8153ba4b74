import { expect, it, onTestFinished } from 'vitest';
import { folderWith, writeFiles } from '../test-files.fixture.ts';
import { formerNameProblems } from './former-names.ts';
import { builtPage } from './page.fixture.ts';
import { headProblems, pageProblems } from './page-rules.ts';

const outLink = '<a href="https://other.example/" target="_blank" rel="noopener noreferrer">x</a>';

it.each([
  ['a link without a target', '<a href="#">x</a>', /leads nowhere/],
  ['an outbound link in the same tab', '<a href="https://other.example/">x</a>', /same tab/],
  ['an unannounced new tab', outLink, /opens https:\/\/other\.example\/ in a new tab without/],
  ['a note that nothing refers to', '<ol><li id="note-2">Spare.</li></ol>', /refers to: “Spare\.”/],
  ['a mistyped link', '<p>See [the plan](services) now.</p>', /shows “\[the plan\]\(services\)”/],
  ['a mistyped note', '<p>Up 5%.[^gain</p>', /shows “\[\^gain”/],
])('finds %s', (_, main, problem) => {
  const sound = `<a href="/x">x</a>${outLink.replace('>x', '>x (opens in a new tab)')} He wrote “[sic]” (twice).`;
  expect(pageProblems(builtPage('/about', sound + main))).toEqual([expect.stringMatching(problem)]);
});

it('finds a third preloaded font', () => {
  const head = '<link rel="preload" as="font" href="/a.woff2">'.repeat(3);
  expect(pageProblems(builtPage('/', '', { head }))).toEqual([
    expect.stringMatching(/3 font preloads; the budget is 2/),
  ]);
});

it('finds a former name, but no phrase that people search for', () => {
  const dist = folderWith({ 'ohio.html': 'Ohio Old Name: 88 counties' }, onTestFinished);
  expect(formerNameProblems(dist, ['Old Name'])).toEqual([]);
  writeFiles(dist, { 'site.webmanifest': '{ "name": "Old Name" }' });
  expect(formerNameProblems(dist, ['Old Name'])).toEqual([
    expect.stringMatching(/^site\.webmanifest still says “Old Name”/),
  ]);
});

const [home, about] = [builtPage('/', ''), builtPage('/about', '')];

it.each([
  ['a short title', { title: 'Short' }, [/^\/about has a title of 5 characters \(30 to 60\): “Short”/]],
  ['a long description', { description: 'd'.repeat(161) }, [/description of 161 characters \(110 to 160\)/]],
  ['a repeated title', { title: home.title }, [/^\/about has the title of \//]],
  ['no canonical address', { canonical: undefined }, [/canonical address \(none\)/]],
  ['another page’s address', { canonical: home.canonical }, [/canonical address \/, which is not its own/]],
  ['a day that does not exist', { modified: '2026-02-30' }, [/last changed on “2026-02-30”, which is not a day/]],
  ['the address of a state’s page below /states', { canonical: 'https://x.example/states/about' }, []],
])('heads: %s', (_, change, expected) => {
  expect(headProblems([home, { ...about, ...change }])).toEqual(expected.map((one) => expect.stringMatching(one)));
});
