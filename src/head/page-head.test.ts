import { describe, expect, it } from 'vitest';
import { settings } from '../site/settings.ts';
import { type PageFacts, pageHead } from './page-head.ts';

const facts: PageFacts = { path: '/about', title: 'A title', description: 'A description', updated: '2026-11-20' };

const content = (head: ReturnType<typeof pageHead>, key: string) =>
  head.meta.find((meta) => ('name' in meta ? meta.name : meta.property) === key)?.content;

const canonical = (head: ReturnType<typeof pageHead>) => head.link.find(({ rel }) => rel === 'canonical')?.href;

describe('pageHead', () => {
  it('names the page’s own address once as canonical and in previews', () => {
    const head = pageHead(facts);
    expect(canonical(head)).toBe(`${settings.siteOrigin}/about`);
    expect(content(head, 'og:url')).toBe(`${settings.siteOrigin}/about`);
  });

  it('says title and description the same everywhere', () => {
    const head = pageHead(facts);
    for (const key of ['og:title', 'twitter:title']) expect(content(head, key)).toBe(facts.title);
    for (const key of ['description', 'og:description', 'twitter:description']) {
      expect(content(head, key)).toBe(facts.description);
    }
  });

  it('keeps a page out of search results when asked', () => {
    expect(content(pageHead(facts), 'robots')).toMatch(/^index/);
    expect(content(pageHead({ ...facts, noindex: true }), 'robots')).toBe('noindex');
  });

  it('names no address for the not-found page', () => {
    const head = pageHead({ path: '/404', title: 't', description: 'd', noindex: true });
    expect(canonical(head)).toBeUndefined();
    expect(content(head, 'og:url')).toBeUndefined();
  });
});
