import { expect, it } from 'vitest';
import type { PageHead } from '../read/built-pages.ts';
import { headProblems } from './heads.ts';

const pageAt = (path: string): PageHead => ({
  path,
  title: `A title that is long enough for ${path}`,
  description: `${'d'.repeat(110)} ${path}`,
  canonical: `https://firm.example${path}`,
  indexable: true,
  modified: '2026-11-20',
});
const [home, about] = [pageAt('/'), pageAt('/about')];

it.each([
  ['a short title', { title: 'Short' }, [/^\/about has a title of 5 characters \(30 to 60\): “Short”/]],
  ['a long description', { description: 'd'.repeat(161) }, [/description of 161 characters \(110 to 160\)/]],
  ['a repeated title', { title: home.title }, [/^\/about has the title of \//]],
  ['no canonical address', { canonical: undefined }, [/canonical address \(none\)/]],
  ['another page’s address', { canonical: home.canonical }, [/canonical address \/, which is not its own/]],
  ['a short title that nobody looks for', { title: 'Short', indexable: false }, []],
  ['a day in the future', { modified: '2126-11-20' }, [/last changed on “2126-11-20”, which is in the future/]],
  ['a day that does not exist', { modified: '2026-02-30' }, [/last changed on “2026-02-30”, which is not a day/]],
  [
    'capitals',
    { path: '/About', canonical: 'https://firm.example/About' },
    [/^\/About has capital letters in its address/],
  ],
  ['the address of a state’s page below /states', { canonical: 'https://firm.example/states/about' }, []],
  [
    'another host',
    { canonical: 'https://x.example/about' },
    [/^\/about has a canonical address at https:\/\/x\.example/],
  ],
])('heads: %s', (_, change, expected) => {
  expect(headProblems([home, { ...about, ...change }], 'https://firm.example')).toEqual(
    expected.map((one) => expect.stringMatching(one)),
  );
});
