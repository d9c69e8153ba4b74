import { describe, expect, it } from 'vitest';
import { parsePage } from '../checks/built-pages.ts';
import { graphAddresses } from './graph-addresses.ts';

const page = (file: string, graph: object) =>
  parsePage(
    file,
    `<html><head><script type="application/ld+json">${JSON.stringify(graph)}</script></head><main></main></html>`,
  );

describe('graphAddresses', () => {
  it('collects addresses of the site, whatever property holds them, with the pages that name them', () => {
    const pages = [
      page('index.html', {
        '@id': 'https://site.example/#x',
        url: 'https://site.example',
        logo: 'https://site.example/i.png',
      }),
      page('about.html', { item: 'https://site.example/i.png', sameAs: 'https://other.example/' }),
    ];
    expect(Object.fromEntries(graphAddresses(pages, 'https://site.example'))).toEqual({
      '/': ['/'],
      '/i.png': ['/', '/about'],
    });
  });

  it('takes no other site for its own', () => {
    const pages = [page('index.html', { url: 'https://site.example.org/' })];
    expect(graphAddresses(pages, 'https://site.example').size).toBe(0);
  });
});
