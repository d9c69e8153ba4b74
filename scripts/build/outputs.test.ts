import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { select } from 'hast-util-select';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtPage } from '../check/page.fixture.ts';
import { parseHtml } from '../read/built-pages.ts';
import { folderWith } from '../test-files.fixture.ts';
import { markdownVersion } from './markdown.ts';
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

const page = { path: '/about', modified: '2026-11-20' };
const markdown = (html: string) => markdownVersion(page, select('main', parseHtml(html)));
const version = (main: string) => markdown(`<main><h1>About us</h1>${main}</main>`);
/** What follows the heading and the line with the source. */
const body = (main: string) => version(main).split('\n').slice(4).join('\n').trim();

describe('markdownVersion', () => {
  it('starts with the heading and says where it comes from', () => {
    expect(version('')).toBe(
      '# About us\n\nSource: <https://divorcelawyerseo.example/about>, last changed on 2026-11-20.\n',
    );
  });

  it('puts the heading before the line above it and the breadcrumbs away', () => {
    const main = '<a>Skip</a><main><nav>Home</nav><h1><span>For firms</span> One<br/>kind</h1></main>';
    expect(markdown(main)).toMatch(/^# One kind\n\nSource: .*\n\nFor firms\n$/);
  });

  it('makes addresses absolute and leaves those of others alone', () => {
    expect(
      body(
        '<p><a href="/contact?a=1&amp;b=2">write</a>, <a href="#team">team</a>, <a href="https://x.example/">x</a></p>',
      ),
    ).toBe(
      '[write](https://divorcelawyerseo.example/contact?a=1&b=2), [team](https://divorcelawyerseo.example/about#team), [x](https://x.example/)',
    );
  });

  it('keeps notes as footnotes', () => {
    expect(
      body(
        '<p>45 days<sup><a href="#note-1">1</a></sup>.</p><section><h2>Notes</h2><ol><li id="note-1">Most clients.</li></ol></section>',
      ),
    ).toBe('45 days[^1].\n\n## Notes\n\n[^1]: Most clients.');
  });

  it('keeps tables, with the caption before them', () => {
    const table = body(
      '<table><caption>Fees</caption><thead><tr><th>Term</th><th>Fee</th></tr></thead><tbody><tr><th>Setup</th><td>$0</td></tr></tbody></table>',
    );
    expect(table).toBe('Fees\n\n| Term  | Fee |\n| ----- | --- |\n| Setup | $0  |');
  });

  it('turns questions into headings and drops decoration, controls and hints', () => {
    expect(
      body(
        '<p aria-hidden="true">Folio</p><h2><button>How long?<i aria-hidden="true"></i></button></h2><div hidden="until-found"><p>Soon.</p></div><form><input></form><a href="/contact">Book<span class="sr-only"> (opens in a new tab)</span></a>',
      ),
    ).toBe('## How long?\n\nSoon.\n\n[Book](https://divorcelawyerseo.example/contact)');
  });

  it('says what a drawing shows', () => {
    expect(body('<svg role="img"><title>Map</title><desc>254 counties.</desc></svg><svg><path d=""/></svg>')).toBe(
      'Map. 254 counties.',
    );
  });

  it('joins a figure with its label, and parts what a layout parts', () => {
    expect(body('<div><p>300<small>%</small></p><p>more traffic</p></div>')).toBe('**300%** more traffic');
    expect(body('<p><b>24 h</b><span>to a reply</span></p>')).toBe('**24 h** to a reply');
    expect(body('<p>2<small>nd</small></p>')).toBe('2nd');
  });

  it('lists terms with their definitions', () => {
    expect(body('<dl><div><dt>Setup fee</dt><dd>$0</dd></div><dt>Term</dt><dd>Monthly</dd></dl>')).toBe(
      '- **Setup fee:** $0\n- **Term:** Monthly',
    );
  });

  it('numbers a list once', () => {
    expect(body('<ol><li><span>1</span><p>First</p></li><li><span>2</span><p>Second</p></li></ol>')).toMatch(
      /^1\. First\s+2\. Second$/,
    );
  });

  it('breaks a line where the page does, but no heading', () => {
    expect(body('<h2>One<br/>two</h2><p>One<br/>two</p>')).toBe('## One two\n\nOne\\\ntwo');
  });

  it('escapes what would be read as Markdown, and nothing else', () => {
    expect(body('<p>5 * 3 [a] _b_ utm_source A &amp; B &lt;c&gt;</p>')).toBe(
      '5 \\* 3 \\[a] \\_b\\_ utm_source A & B \\<c>',
    );
    expect(body('<p># one</p><p>1. one of them</p><p>- one</p><p>200+ of them</p>')).toBe(
      '\\# one\n\n1\\. one of them\n\n\\- one\n\n200+ of them',
    );
    expect(body('<table><tr><th>a|b</th></tr></table>')).toBe('| a\\|b |\n| ---- |');
  });
});
