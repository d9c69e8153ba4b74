import { describe, expect, it } from 'vitest';
import { parsePage } from './built-pages.ts';
import { pageFaults } from './page-rules.ts';

const head = `<!doctype html><html lang="en-US"><head>
<title>A title that is long enough for the rule</title>
<meta name="description" content="${'d'.repeat(120)}">
<link rel="canonical" href="https://site.example/about">
<meta property="og:title" content="A title that is long enough for the rule"><meta property="og:description" content="${'d'.repeat(120)}">
<meta property="og:url" content="https://site.example/about"><meta property="og:type" content="website"><meta property="og:site_name" content="S">
<meta property="og:image" content="https://site.example/i.jpg"><meta property="og:image:alt" content="x">
<meta name="twitter:card" content="summary"><meta name="twitter:title" content="A title that is long enough for the rule">
<meta name="twitter:description" content="${'d'.repeat(120)}"><meta name="twitter:image" content="https://site.example/i.jpg"></head>`;

const faults = (main: string) =>
  pageFaults(parsePage('about.html', `${head}<body><main><h1>One</h1>${main}</main></body></html>`));

describe('pageFaults', () => {
  it('finds nothing in a sound page', () => {
    const links =
      '<a href="/x">x</a><a href="https://other.example/" target="_blank" rel="noopener noreferrer">x<span class="vh"> (opens in a new tab)</span></a>';
    const image = '<img src="/a.svg" alt="" width="1" height="1" loading="lazy">';
    expect(faults(`<p>${links}</p>${image}`)).toEqual([]);
  });

  it.each([
    ['a second h1', '<h1>Two</h1>', /2 h1/],
    ['a link without a target', '<a href="#">x</a>', /leads nowhere/],
    ['an outbound link in the same tab', '<a href="https://other.example/">x</a>', /same tab/],
    [
      'a new tab that comes unannounced',
      '<a href="https://other.example/" target="_blank" rel="noopener noreferrer">x</a>',
      /opens https:\/\/other\.example\/ in a new tab, and the link “x” does not say so/,
    ],
    [
      'a note that nothing refers to',
      '<p>Up 5%.<a href="#note-1">1</a></p><section class="notes"><ol><li id="note-1">Ours.</li><li id="note-2">Spare.</li></ol></section>',
      /refers to: “Spare\.”/,
    ],
    ['an image without size', '<img src="/a.svg" alt="" loading="lazy">', /without width and height/],
    ['an image that is loaded at once', '<img src="/a.svg" alt="" width="1" height="1">', /loads \/a\.svg before/],
    ['a mistyped link', '<p>See [the plan](services) now.</p>', /shows “\[the plan\]\(services\)”/],
    ['a mistyped note', '<p>Up 5%.[^gain</p>', /shows “\[\^gain”/],
  ])('finds %s', (_, main, fault) => {
    expect(faults(main)).toEqual([expect.stringMatching(fault)]);
  });
});
