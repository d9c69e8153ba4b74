import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { builtPage } from '../checks/page-fixture.ts';
import { folderWith } from '../test-files.fixture.ts';
import { writeSiteFiles } from './site-files.ts';

const dist = folderWith({});
const read = (file: string) => readFileSync(join(dist, file), 'utf8');

beforeAll(() =>
  writeSiteFiles(
    [
      builtPage('/states/texas-divorce-lawyer-seo', ''),
      builtPage('/privacy-policy', '', { updated: '2025-07-07' }),
      builtPage('/thank-you', '', { head: '<meta name="robots" content="noindex">' }),
      builtPage('/services/local-seo', '', { updated: '2026-10-02' }),
      builtPage('/', ''),
    ],
    dist,
  ),
);

it('the sitemap lists what may be found, in the order of the route table, with the editor’s dates', () => {
  const entries = read('sitemap.xml').matchAll(
    /<loc>https:\/\/divorcelawyerseo\.example([^<]*)<\/loc><lastmod>([^<]*)</g,
  );
  expect([...entries].map(([, ...entry]) => entry)).toEqual([
    ['/', '2026-11-20'],
    ['/services/local-seo', '2026-10-02'],
    ['/privacy-policy', '2025-07-07'],
    ['/states/texas-divorce-lawyer-seo', '2026-11-20'],
  ]);
});

it('the sitemap names the picture of a map', () => {
  expect(read('sitemap.xml').match(/<image:loc>[^<]*/g)).toEqual([
    '<image:loc>https://divorcelawyerseo.example/share/states-texas-divorce-lawyer-seo.jpg',
  ]);
});

it('llms.txt lists the Markdown versions of what may be found, by section, the legal texts last', () => {
  expect(read('llms.txt')).toMatch(
    /^# .+\n\n> .*\n\n## The agency\n\n- \[Title of \/\]\(https:\/\/divorcelawyerseo\.example\/index\.md\): Description of \/\n\n## Services\n\n.*local-seo\.md.*\n\n## States\n\n.*texas.*\n\n## Optional\n\n.*privacy-policy\.md.*\n$/,
  );
});

it('robots.txt lets everyone read everything, each AI crawler in a group of its own, and names the sitemap once', () => {
  const text = read('robots.txt');
  const groups = [...text.matchAll(/^User-agent: (.+)\n((?:\w+: .*\n)+)/gm)].map(([, ...group]) => group);
  const tokens =
    '* GPTBot OAI-SearchBot ChatGPT-User ClaudeBot Claude-SearchBot Claude-User PerplexityBot Google-Extended Applebot-Extended CCBot';
  expect(groups).toEqual(tokens.split(' ').map((token) => [token, 'Allow: /\n']));
  expect(text.match(/^Sitemap: https:\/\/divorcelawyerseo\.example\/sitemap\.xml$/gm)).toHaveLength(1);
});

it('security.txt expires within a year of the last change, whenever it is built, and has the addresses that the format asks for', () => {
  const text = read('.well-known/security.txt');
  expect(text).toContain('Expires: 2027-11-15T00:00:00.000Z\n');
  expect(text).toMatch(/^Contact: mailto:hello@divorcelawyerseo\.example$/m);
  expect(text).toMatch(/^Canonical: https:\/\/divorcelawyerseo\.example\/\.well-known\/security\.txt$/m);
});
