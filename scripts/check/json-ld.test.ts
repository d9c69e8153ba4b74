import { expect, it } from 'vitest';
import { jsonLdProblems } from './json-ld.ts';
import { builtPage } from './page.fixture.ts';

const main = '<h1>Fees</h1><div hidden="until-found">How long?</div><p aria-hidden="true">Secret</p>';
const sound = [
  { '@type': 'Organization', '@id': '#org', name: 'Fees', description: 'How long?' },
  { '@type': 'Service', provider: { '@id': '#org' } },
];

it.each([
  ['what the page shows', {}, []],
  ['a text that nobody can read', { '@type': 'Thing', name: 'Secret' }, [/name “Secret” is not in the page/]],
  ['a reference to nothing', { '@type': 'Thing', provider: { '@id': '#gone' } }, [/refers to #gone/]],
  ['a review of ourselves', { '@type': 'AggregateRating' }, [/with AggregateRating/]],
  ['an address that we do not have', { '@type': 'Thing', address: {} }, [/with address/]],
  ['one name for two nodes', sound[0] as object, [/two JSON-LD nodes/]],
])('structured data with %s', (_, node, expected) => {
  expect(jsonLdProblems(builtPage('/about', main, { graph: [...sound, node] }))).toEqual(
    expected.map((problem) => expect.stringMatching(problem)),
  );
});
