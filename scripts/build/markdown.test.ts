import { select } from 'hast-util-select';
import { expect, it } from 'vitest';
import { parseHtml } from '../read/built-pages.ts';
import { markdownVersion } from './markdown.ts';

const markdown = (main: string) => {
  const element = select('main', parseHtml(`<main>${main}</main>`));
  return element && markdownVersion({ path: '/about', updated: '2026-11-20' }, element);
};

it('starts with the heading, the line above it, and where it comes from', () => {
  expect(markdown('<nav>Home</nav><h1><span>For firms</span>One<br/>kind</h1>')).toBe(
    '# One kind\n\nSource: <https://divorcelawyerseo.example/about>, last changed on 2026-11-20.\n\nFor firms\n',
  );
});

it.each([
  [
    'absolute addresses',
    '<p><a href="/contact?a=1&amp;b=2">write</a>, <a href="#team">team</a>, <a href="https://x.example/">x</a></p>',
    '[write](https://divorcelawyerseo.example/contact?a=1&b=2), [team](https://divorcelawyerseo.example/about#team), [x](https://x.example/)',
  ],
  [
    'notes as footnotes',
    '<p>45 days<sup><a href="#note-1">1</a></sup>.</p><section><h2>Notes</h2><ol><li id="note-1">Most.</li></ol></section>',
    '45 days[^1].\n\n## Notes\n\n[^1]: Most.',
  ],
  [
    'a table, with its caption above it',
    '<table><caption>Fees</caption><thead><tr><th>Term</th><th>a|b</th></tr></thead><tbody><tr><th>Setup</th><td>$0</td></tr></tbody></table>',
    'Fees\n\n| Term | a\\|b |\n| - | - |\n| Setup | $0 |',
  ],
  [
    'questions as headings, without decoration, controls, and hints',
    '<p aria-hidden="true">Folio</p><h2><button>How long?<i aria-hidden="true"></i></button></h2><div hidden="until-found"><p>Soon.</p></div><form><input></form><a href="/contact">Book<span> (opens in a new tab)</span></a>',
    '## How long?\n\nSoon.\n\n[Book](https://divorcelawyerseo.example/contact)',
  ],
  [
    'the line below a summary’s heading on its own',
    '<details><summary><h3>Custody pages</h3><span>One per courthouse.</span></summary><p>Four.</p></details>',
    '### Custody pages\n\nOne per courthouse.\n\nFour.',
  ],
  [
    'what a drawing shows',
    '<svg role="img"><title>Map</title><desc>254 counties.</desc></svg><svg><path d=""/></svg>',
    'Map. 254 counties.',
  ],
  [
    'each number of a list once',
    '<ol><li><span></span><span>1</span><p>First</p></li><li><div><p>2</p></div><div><h3>Second</h3></div></li></ol>',
    '1. First\n\n2. ### Second',
  ],
  [
    'escapes for what would be read as Markdown, and nothing else',
    '<p>5 * 3 [a] _b_ utm_source A &amp; B &lt;c&gt;</p><p># one</p><p>1. of them</p><p>200+ of them</p>',
    '5 \\* 3 \\[a] \\_b\\_ utm_source A & B \\<c>\n\n\\# one\n\n1\\. of them\n\n200+ of them',
  ],
])('has %s', (_, html, expected) => {
  const [, body] = markdown(`<h1>About us</h1>${html}`)?.split(/^Source: .*\n\n/m) ?? [];
  expect(body?.trim()).toBe(expected);
});
