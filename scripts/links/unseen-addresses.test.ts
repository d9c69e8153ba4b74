import { describe, expect, it } from 'vitest';
import { parsePage } from '../checks/built-pages.ts';
import { unseenAddresses } from './unseen-addresses.ts';

const page = (file: string, graph: object) =>
  parsePage(
    file,
    `<html><head><script type="application/ld+json">${JSON.stringify(graph)}</script></head><main></main></html>`,
  );

describe('unseenAddresses', () => {
  it('collects addresses of the site, whatever property holds them, with the pages that name them', () => {
    const pages = [
      page('index.html', {
        '@id': 'https://site.example/#x',
        url: 'https://site.example',
        logo: 'https://site.example/i.png',
      }),
      page('about.html', { item: 'https://site.example/i.png', sameAs: 'https://other.example/' }),
    ];
    expect(Object.fromEntries(unseenAddresses(pages, 'https://site.example'))).toEqual({
      '/': ['/'],
      '/i.png': ['/', '/about'],
    });
  });

  it('collects the files that drawings are taken from', () => {
    const home = parsePage('index.html', '<head></head><main><svg><use href="/maps/us.svg#texas"/></svg></main>');
    expect(unseenAddresses([home], 'https://site.example')).toEqual(new Map([['/maps/us.svg', ['/']]]));
  });

  it('takes no other site for its own', () => {
    const pages = [page('index.html', { url: 'https://site.example.org/' })];
    expect(unseenAddresses(pages, 'https://site.example').size).toBe(0);
  });
});
