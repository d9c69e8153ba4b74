import { expect, it } from 'vitest';
import type { PageFacts } from '../../src/head/page-facts.ts';
import { headProblems } from './heads.ts';

const factsOf = (path: '/' | '/about'): PageFacts => ({
  path,
  title: `A title that is long enough for ${path}`,
  description: `${'d'.repeat(110)} ${path}`,
  updated: '2026-11-20',
});
const [home, about] = [factsOf('/'), factsOf('/about')];

it.each<[string, Partial<PageFacts>, RegExp[], address?: string]>([
  ['a short title', { title: 'Short' }, [/^\/about has a title of 5 characters \(30 to 60\): “Short”/]],
  ['a long description', { description: 'd'.repeat(161) }, [/description of 161 characters \(110 to 160\)/]],
  ['a repeated title', { title: home.title }, [/^\/about has the title of \//]],
  ['another page’s path', { path: '/services' }, [/^\/about says that it is \/services\. Correct the path/]],
  ['a short title that nobody looks for', { title: 'Short', noindex: true }, []],
  ['a day in the future', { updated: '2126-11-20' }, [/last changed on “2126-11-20”, which is in the future/]],
  ['a day that does not exist', { updated: '2026-02-30' }, [/last changed on “2026-02-30”, which is not a day/]],
  ['capitals', {}, [/^\/About has capital letters in its address/, /^\/About says that it is \/about/], '/About'],
  ['the second address of a state’s page', { path: '/states/ohio-divorce-lawyer-seo' }, [], '/ohio-divorce-lawyer-seo'],
])('heads: %s', (_, change, expected, address = '/about') => {
  const pages = new Map([
    ['/', home],
    [address, { ...about, ...change } as PageFacts],
  ]);
  expect(headProblems(pages)).toEqual(expected.map((one) => expect.stringMatching(one)));
});
