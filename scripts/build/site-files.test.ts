import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { PageFacts } from '../../src/head/page-facts.ts';
import { allowedOrigins } from '../../src/site/allowed-origins.ts';
import { folderWith } from '../test-files.fixture.ts';
import { contentSecurityPolicy } from './policy.ts';
import { writeSiteFiles } from './site-files.ts';

const origin = 'https://divorcelawyerseo.example';
const dist = folderWith({});
const read = (file: string) => readFileSync(join(dist, file), 'utf8');

const page = (path: PageFacts['path'], updated = '2026-11-20') =>
  ({ path, title: `Title of ${path}`, description: `Description of ${path}`, updated }) as PageFacts;

beforeAll(() =>
  writeSiteFiles(
    [
      page('/states/texas-divorce-lawyer-seo'),
      page('/privacy-policy', '2025-07-07'),
      page('/services/local-seo', '2026-10-02'),
      page('/'),
    ],
    new Map([['/assets/checklist-1a2b.pdf', 'The Checklist.pdf']]),
    dist,
  ),
);

it('the sitemap lists what may be found, in the order of the menus, with the editor’s dates and the picture of a map', () => {
  const entries = read('sitemap.xml').matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc><lastmod>([^<]*)<.*?<\/url>/g);
  expect([...entries].map(([entry, ...facts]) => [...facts, entry.includes('<image:loc>')])).toEqual([
    ['/', '2026-11-20', false],
    ['/services/local-seo', '2026-10-02', false],
    ['/privacy-policy', '2025-07-07', false],
    ['/states/texas-divorce-lawyer-seo', '2026-11-20', true],
  ]);
});

it('llms.txt lists the Markdown versions of what may be found, by section, the legal texts last, then the downloads', () => {
  expect(read('llms.txt').replaceAll(origin, '')).toMatch(
    /^# .+\n\n> .*\n\n## The agency\n\n- \[Title of \/\]\(\/index\.md\): Description of \/\n\n## Services\n\n.*local-seo\.md.*\n\n## States\n\n.*texas.*\n\n## Optional\n\n.*privacy-policy\.md.*\n\n## Downloads\n\n- \[The Checklist\.pdf\]\(\/assets\/checklist-1a2b\.pdf\)\n$/,
  );
});

it('security.txt stays valid for almost a year after each build', () => {
  const [, expires = ''] = /^Expires: (.*T00:00:00\.000Z)$/m.exec(read('.well-known/security.txt')) ?? [];
  const days = (Date.parse(expires) - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(358);
  expect(days).toBeLessThan(365);
});

it('the policy lets the forms reach their services, and nothing else', () => {
  const sources = (contactEndpoint: string, newsletterAction: string) => {
    const origins = allowedOrigins({ contactEndpoint, newsletterAction });
    const directives = contentSecurityPolicy('h1{color:red}', ['go()'], origins).split('; ');
    return Object.fromEntries(directives.map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));
  };
  const without = sources('/api/contact', '');
  const [forms, news] = ['https://forms.example', 'https://news.example'];
  expect(sources(`${forms}/submit?x=1`, `${news}/subscribe`)).toEqual({
    ...without,
    'connect-src': [...(without['connect-src'] ?? []), forms],
    'form-action': [...(without['form-action'] ?? []), forms, news],
  });
  // Browsers read a line end of Windows as \n.
  expect(contentSecurityPolicy('h1\r\n', ['go()\r\n'])).toBe(contentSecurityPolicy('h1\n', ['go()\n']));
});
