import { describe, expect, it } from 'vitest';
import { inLinkProblems, inLinks } from './in-links.ts';
import { builtPage } from './page.fixture.ts';

const link = (...paths: string[]) => paths.map((path) => `<a href="${path}">x</a>`).join('');
const noindex = { head: '<meta name="robots" content="noindex">' };

describe('inLinks', () => {
  it('counts pages that link from their text, once each, and no menus', () => {
    const rows = inLinks([
      builtPage('/', `${link('/about', '/about#team')}<nav>${link('/contact')}</nav>`),
      builtPage('/about', link('/about', '/contact?topic=x')),
      builtPage('/contact', link('/about')),
      builtPage('/thank-you', link('/contact'), noindex),
    ]);
    expect(rows).toEqual([
      { path: '/', clicks: 0, from: [] },
      { path: '/contact', clicks: 1, from: ['/about'] },
      { path: '/about', clicks: 1, from: ['/', '/contact'] },
    ]);
  });
});

describe('inLinkProblems', () => {
  it('lets the home page be and asks the others for two links within three clicks', () => {
    expect(
      inLinkProblems([
        { path: '/', clicks: 0, from: [] },
        { path: '/near', clicks: 3, from: ['/a', '/b'] },
        { path: '/far', clicks: 4, from: ['/a', '/b'] },
        { path: '/lonely', clicks: undefined, from: ['/a'] },
      ]),
    ).toEqual([
      expect.stringMatching(/\/far is 4 clicks/),
      expect.stringMatching(/\/lonely cannot be reached/),
      expect.stringMatching(/\/lonely is linked from the body text of \/a;/),
    ]);
  });
});
