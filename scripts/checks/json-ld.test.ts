import { describe, expect, it } from 'vitest';
import { jsonLd } from './json-ld.ts';
import { builtPage } from './page-fixture.ts';

const faults = (graph: object[], main = '<h1>Fees</h1><p>We charge $3,500 a month.<sup class="fn">1</sup></p>') =>
  jsonLd(builtPage('/about', main, { graph }));

describe('jsonLd', () => {
  it('finds nothing where the graph says what the page says', () => {
    expect(
      faults([
        { '@type': 'Organization', '@id': '#org', name: 'Fees', description: 'We charge $3,500 a month.' },
        { '@type': 'Service', provider: { '@id': '#org' }, offers: { '@type': 'Offer', price: 3500 } },
      ]),
    ).toEqual([]);
  });

  it('does not care where a layout puts its spaces', () => {
    expect(faults([{ '@type': 'Thing', name: 'Ten days' }], '<h1>x</h1><b>Ten</b><span>days</span>')).toEqual([]);
  });

  it('counts closed answers as visible and hidden decoration as not', () => {
    const question = { '@type': 'Question', name: 'How long?' };
    expect(faults([question], '<h1>x</h1><div hidden="until-found">How long?</div>')).toEqual([]);
    expect(faults([question], '<h1>x</h1><p aria-hidden="true">How long?</p>')).toHaveLength(1);
  });

  it.each([
    ['a text that nobody can read', { '@type': 'Thing', name: 'Secret' }, /name “Secret” is not in the page/],
    ['a price that is not shown', { '@type': 'Offer', price: '1500' }, /price \$1,500, which the page does not show/],
    ['a reference to nothing', { '@type': 'Thing', provider: { '@id': '#gone' } }, /refers to #gone/],
    ['a review of ourselves', { '@type': 'AggregateRating' }, /with AggregateRating/],
    ['an address that we do not have', { '@type': 'Thing', address: {} }, /with address/],
    ['a trail that the page does not show', { '@type': 'BreadcrumbList' }, /BreadcrumbList that is not in the page/],
  ])('finds %s', (_, node, fault) => {
    expect(faults([node])).toEqual([expect.stringMatching(fault)]);
  });

  it('finds one name for two nodes', () => {
    const node = { '@type': 'Thing', '@id': '#a', url: 'https://x.example' };
    expect(faults([node, node])).toEqual([expect.stringMatching(/two JSON-LD nodes/)]);
  });

  it('asks for breadcrumbs below the top level', () => {
    expect(jsonLd(builtPage('/services/local-seo', '<h1>x</h1>'))).toEqual([
      expect.stringMatching(/without breadcrumbs/),
    ]);
  });

  it('says when there is no graph to read', () => {
    const page = builtPage('/about', '<h1>x</h1>');
    page.root.querySelector('script')?.set_content('{ not json');
    expect(jsonLd(page)).toEqual([expect.stringMatching(/does not parse/)]);
  });
});
