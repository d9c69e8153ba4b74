import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pages } from '../site/paths.ts';
import { settings } from '../site/settings.ts';
import { headOf, type PageFacts } from './page-facts.ts';
import { BuiltFacts, PageHead } from './page-head.tsx';
import { pageGraph } from './structured-data.ts';

const facts: PageFacts = { path: '/about', title: 'A title', description: 'A description', updated: '2026-11-20' };

const content = (head: ReturnType<typeof headOf>, key: string) =>
  head.meta.find((meta) => ('name' in meta ? meta.name : meta.property) === key)?.content;

const canonical = (head: ReturnType<typeof headOf>) => head.link.find(({ rel }) => rel === 'canonical')?.href;

describe('headOf', () => {
  it('names the page’s own address once as canonical and in previews', () => {
    const head = headOf(facts);
    expect(canonical(head)).toBe(`${settings.siteOrigin}/about`);
    expect(content(head, 'og:url')).toBe(`${settings.siteOrigin}/about`);
  });

  it('says title and description the same everywhere', () => {
    const head = headOf(facts);
    for (const key of ['og:title', 'twitter:title']) expect(content(head, key)).toBe(facts.title);
    for (const key of ['description', 'og:description', 'twitter:description']) {
      expect(content(head, key)).toBe(facts.description);
    }
  });

  it('shows the share image large in previews', () => {
    const head = headOf(facts);
    expect(content(head, 'twitter:card')).toBe('summary_large_image');
    for (const key of ['og:image', 'twitter:image'])
      expect(content(head, key)).toBe(`${settings.siteOrigin}/share/about.jpg`);
  });

  it('lets search results show large pictures and whole passages', () => {
    expect(content(headOf(facts), 'robots')?.split(', ')).toEqual([
      'index',
      'follow',
      'max-image-preview:large',
      'max-snippet:-1',
    ]);
  });

  it('keeps a page out of search results when asked', () => {
    expect(content(headOf({ ...facts, noindex: true }), 'robots')).toBe('noindex');
  });

  it('leads to the Markdown version, which only pages that may be found have', () => {
    const alternates = (of: PageFacts) => headOf(of).link.filter(({ rel }) => rel === 'alternate');
    expect(alternates(facts)).toEqual([
      { rel: 'alternate', type: 'text/markdown', href: `${settings.siteOrigin}/about.md` },
    ]);
    expect(alternates({ ...facts, noindex: true })).toEqual([]);
  });

  it('says a page’s own language everywhere, and leads from each language to the others', () => {
    const path = '/es/quienes-somos';
    Object.assign(pages, { [path]: { lang: 'es-US', translationOf: '/about' } });
    onTestFinished(() => void Reflect.deleteProperty(pages, path));
    const spanish = { ...facts, path } as unknown as PageFacts;
    expect(headOf(spanish).htmlAttrs.lang).toBe('es-US');
    expect(content(headOf(spanish), 'og:locale')).toBe('es_US');
    expect(JSON.stringify(pageGraph(spanish))).toContain(`quienes-somos","inLanguage":"es-US"`);
    const languages = (of: PageFacts) => headOf(of).link.flatMap((link) => ('hrefLang' in link ? [link] : []));
    expect(languages(facts).map(({ hrefLang, href }) => [hrefLang, href])).toEqual([
      ['en-US', `${settings.siteOrigin}/about`],
      ['es-US', `${settings.siteOrigin}${path}`],
    ]);
    expect(languages(spanish)).toEqual(languages(facts));
    expect(languages({ ...facts, path: '/services' })).toEqual([]);
  });

  it('names no address for the not-found page', () => {
    const head = headOf({ path: '/404', title: 't', description: 'd', noindex: true });
    expect(canonical(head)).toBeUndefined();
    expect(content(head, 'og:url')).toBeUndefined();
  });
});

describe('<PageHead>', () => {
  const factsOf = (count: number) => {
    const value: { facts?: PageFacts } = {};
    const children = Array.from({ length: count }, (_, key) => createElement(PageHead, { ...facts, key }));
    renderToString(createElement(BuiltFacts, { value, children }));
    return value.facts;
  };

  it('hands the page’s facts to the build', () => {
    expect(factsOf(1)).toEqual(facts);
  });

  it('refuses a second one on a page', () => {
    expect(() => factsOf(2)).toThrow('“A title” is the second <PageHead> of a page. Remove one.');
  });
});
