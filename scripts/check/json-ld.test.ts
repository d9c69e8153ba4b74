import { describe, expect, it } from 'vitest';
import { parsePage } from '../read/built-pages.ts';
import { jsonLdProblems } from './json-ld.ts';
import { builtPage } from './page.fixture.ts';

const problems = (
  graph: object[],
  main = '<h1>Fees</h1><p>We charge $3,500 a month.<sup><a href="#note-1">1</a></sup></p>',
) => jsonLdProblems(builtPage('/about', main, { graph }));

describe('jsonLdProblems', () => {
  it('finds nothing where the graph says what the page says', () => {
    expect(
      problems([
        { '@type': 'Organization', '@id': '#org', name: 'Fees', description: 'We charge $3,500 a month.' },
        { '@type': 'Service', provider: { '@id': '#org' }, offers: { '@type': 'Offer', price: 3500 } },
      ]),
    ).toEqual([]);
  });

  it('counts closed answers as visible and hidden decoration as not', () => {
    const question = { '@type': 'Question', name: 'How long?' };
    expect(problems([question], '<h1>x</h1><div hidden="until-found">How long?</div>')).toEqual([]);
    expect(problems([question], '<h1>x</h1><p aria-hidden="true">How long?</p>')).toHaveLength(1);
  });

  it.each([
    ['a text that nobody can read', { '@type': 'Thing', name: 'Secret' }, /name “Secret” is not in the page/],
    ['a price that is not shown', { '@type': 'Offer', price: '1500' }, /price \$1,500, which the page does not show/],
    ['a reference to nothing', { '@type': 'Thing', provider: { '@id': '#gone' } }, /refers to #gone/],
    ['a review of ourselves', { '@type': 'AggregateRating' }, /with AggregateRating/],
    ['an address that we do not have', { '@type': 'Thing', address: {} }, /with address/],
    ['a trail that the page does not show', { '@type': 'BreadcrumbList' }, /BreadcrumbList .* not both/],
  ])('finds %s', (_, node, problem) => {
    expect(problems([node])).toEqual([expect.stringMatching(problem)]);
  });

  it('finds one name for two nodes', () => {
    const node = { '@type': 'Thing', '@id': '#a', url: 'https://x.example' };
    expect(problems([node, node])).toEqual([expect.stringMatching(/two JSON-LD nodes/)]);
  });

  it.each([
    ['the same questions', ['How long?', 'How much?'], []],
    ['one question less', ['How long?'], [/shows 2 questions, but the FAQPage .* has 1, without “How much\?”/]],
    ['no question', [], [/shows 2 questions, but the FAQPage .* has 0, without “How long\?”/]],
    ['one question twice', ['How long?', 'How much?', 'How much?'], [/shows 2 questions, .* has 3; use <FaqSection>/]],
  ])('compares the questions that a page shows: %s', (_, asked, expected) => {
    const mainEntity = asked.map((name) => ({ '@type': 'Question', name }));
    const faq = { '@type': ['WebPage', 'FAQPage'], mainEntity };
    const shown = ['How long?', 'How much?'].map(
      (text) => `<h3><button>${text}<i aria-hidden="true"></i></button></h3>`,
    );
    expect(problems(asked.length > 0 ? [faq] : [], `<h1>x</h1>${shown.join('')}`)).toEqual(
      expected.map((problem) => expect.stringMatching(problem)),
    );
  });

  it.each([
    ['a trail', [1, 2], '/about', []],
    ['a trail that counts from 0', [0, 1], '/about', [/does not count from 1/]],
    ['a trail to another page', [1, 2], '/contact', [/ends with .*\/contact; end it with .*\/about/]],
  ])('follows %s', (_, positions, end, expected) => {
    const itemListElement = ['/', end].map((path, index) => ({
      '@type': 'ListItem',
      position: positions[index],
      item: `https://divorcelawyerseo.example${path}`,
    }));
    expect(
      problems([{ '@type': 'BreadcrumbList', itemListElement }], '<h1>x</h1><nav aria-label="Breadcrumb"></nav>'),
    ).toEqual(expected.map((problem) => expect.stringMatching(problem)));
  });

  it('says when there is no graph to read', () => {
    const { html } = builtPage('/about', '<h1>x</h1>');
    const broken = parsePage('about.html', html.replace('{"@context"', '{ not json'));
    expect(jsonLdProblems(broken)).toEqual([expect.stringMatching(/does not parse/)]);
  });
});
