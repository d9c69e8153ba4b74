import { expect, it } from 'vitest';
import { contentOf } from './feed.ts';

it('a feed reader gets addresses that work anywhere, the notes’ heading, and no words that need the page’s looks', () => {
  const html = `<article><p class="lede">See <a href="/about">us<span class="sr-only"> (opens in a new tab)</span></a></p>
<picture><source srcset="/a.avif 480w, /b.avif 960w"><img src="/a.jpg" alt="A desk"></picture>
<p aria-hidden="true"><span>1</span><span>2</span></p><h2 class="sr-only">Notes</h2></article>`;
  expect(
    contentOf(html, 'https://example.com/resources/one'),
  ).toBe(`<p>See <a href="https://example.com/about">us</a></p>
<picture><source srcset="https://example.com/a.avif 480w,https://example.com/b.avif 960w"><img src="https://example.com/a.jpg" alt="A desk"></picture>
<h2>Notes</h2>`);
});
