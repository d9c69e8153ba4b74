import { expect, it } from 'vitest';
import { readHead } from './built-pages.ts';
import { builtPage } from './page-fixture.ts';

it('reads a head as a browser does', () => {
  const { html } = builtPage('/about', '<h1>x</h1>');
  const head = html
    .replace(/<title>.*?<\/title>/, '<title>Custody&#x2F;Support &amp; you</title>')
    .replace(
      /<meta name="description"[^>]*>/,
      '<meta name="description" content="Fees > costs, “said” &quot;so&quot;">',
    );
  expect(readHead('about.html', head)).toEqual({
    file: 'about.html',
    path: '/about',
    title: 'Custody/Support & you',
    description: 'Fees > costs, “said” "so"',
    canonical: 'https://divorcelawyerseo.example/about',
    indexable: true,
    modified: '2026-11-20',
    image: undefined,
  });
});

it('finds a page that is not to be found', () => {
  const about = (head: string) => readHead('about.html', builtPage('/about', '<h1>x</h1>', { head }).html).indexable;
  expect(about('')).toBe(true);
  expect(about('<meta name="robots" content="noindex">')).toBe(false);
  expect(readHead('other.html', builtPage('/about', '<h1>x</h1>').html).indexable).toBe(false);
});
