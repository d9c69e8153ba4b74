import { describe, expect, it } from 'vitest';
import { builtPage } from '../checks/page-fixture.ts';
import { llmsTxt } from './llms-txt.ts';
import { robotsTxt } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import { sitemapXml } from './sitemap.ts';

const pages = [
  builtPage('/', ''),
  builtPage('/services/local-seo', '', { updated: '2026-10-02' }),
  builtPage('/thank-you', '', { head: '<meta name="robots" content="noindex">' }),
  builtPage('/privacy-policy', '', { updated: '2025-07-07' }),
  builtPage('/states/texas-divorce-lawyer-seo', ''),
];

describe('sitemapXml', () => {
  it('lists what may be found, in the given order, with the editor’s dates', async () => {
    const xml = await sitemapXml(pages);
    expect(
      [...xml.matchAll(/<loc>https:\/\/divorcelawyerseo\.example([^<]*)<\/loc><lastmod>([^<]*)</g)].map(
        ([, ...m]) => m,
      ),
    ).toEqual([
      ['/', '2026-11-20'],
      ['/services/local-seo', '2026-10-02'],
      ['/privacy-policy', '2025-07-07'],
      ['/states/texas-divorce-lawyer-seo', '2026-11-20'],
    ]);
  });

  it('names the picture of a map', async () => {
    expect(await sitemapXml(pages)).toContain(
      '<image:loc>https://divorcelawyerseo.example/share/states-texas-divorce-lawyer-seo.jpg</image:loc>',
    );
    expect((await sitemapXml(pages)).match(/<image:image>/g)).toHaveLength(1);
  });
});

describe('llmsTxt', () => {
  it('lists the twins of what may be found, by section, the legal texts last', () => {
    expect(llmsTxt(pages)).toMatch(
      /^# Divorce Lawyer SEO\n\n> .*\n\n## The agency\n\n- \[Title of \/\]\(https:\/\/divorcelawyerseo\.example\/index\.md\): Description of \/\n\n## Services\n\n.*local-seo\.md.*\n\n## States\n\n.*texas.*\n\n## Optional\n\n.*privacy-policy\.md.*\n$/,
    );
  });
});

describe('robotsTxt', () => {
  it('lets everyone read everything, each AI crawler in a group of its own, and names the sitemap once', () => {
    const text = robotsTxt();
    const groups = [...text.matchAll(/^User-agent: (.+)\n((?:\w+: .*\n)+)/gm)].map(([, ...group]) => group);
    const tokens =
      '* GPTBot OAI-SearchBot ChatGPT-User ClaudeBot Claude-SearchBot Claude-User PerplexityBot Google-Extended Applebot-Extended CCBot';
    expect(groups).toEqual(tokens.split(' ').map((token) => [token, 'Allow: /\n']));
    expect(text.match(/^Sitemap: https:\/\/divorcelawyerseo\.example\/sitemap\.xml$/gm)).toHaveLength(1);
  });
});

describe('securityTxt', () => {
  it('expires within a year of the last change, whenever it is built', () => {
    expect(securityTxt('2026-11-20')).toContain('Expires: 2027-11-15T00:00:00.000Z\n');
  });

  it('names contact and canonical as the addresses that the format asks for', () => {
    const text = securityTxt('2026-11-20');
    expect(text).toMatch(/^Contact: mailto:hello@divorcelawyerseo\.example$/m);
    expect(text).toMatch(/^Canonical: https:\/\/divorcelawyerseo\.example\/\.well-known\/security\.txt$/m);
  });
});
