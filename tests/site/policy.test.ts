import type { Element } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { expect, test } from 'vitest';
import { characters } from '../../scripts/make/fonts.ts';
import { attribute, type BuiltPage, visibleText } from '../../scripts/read/built-pages.ts';
import { settings } from '../../src/site/settings.ts';
import { builtPages } from './pages.ts';

/** What an edit puts on a page, and a browser would refuse or show in another font. */

/** The directive of the policy that each element needs, and the attribute that names what it loads. */
const loads: Record<string, [directive: string, source: string]> = {
  iframe: ['frame-src', 'src'],
  script: ['script-src', 'src'],
  'link[rel="stylesheet"]': ['style-src', 'href'],
  img: ['img-src', 'src'],
  'video, audio, source[src], track': ['media-src', 'src'],
};

/** Whether the policy of a page lets it load this. `https://*.x.com` allows each host below x.com. */
function isAllowed(page: BuiltPage, directive: string, url: URL): boolean {
  const policy = attribute(select('meta[http-equiv="content-security-policy"]', page.root), 'content') ?? '';
  const sources = policy.split('; ').find((rule) => rule.startsWith(`${directive} `));
  return (sources ?? '').split(' ').some((source) => {
    if (source === "'self'") return url.origin === settings.siteOrigin;
    return source.includes('*') ? url.host.endsWith(source.replace(/^.*\*/, '')) : url.origin === source;
  });
}

test('each frame, script, picture, and video on a page is one that its policy lets the browser load', () => {
  const problems = builtPages.flatMap((page) =>
    Object.entries(loads).flatMap(([selector, [directive, source]]) =>
      selectAll(selector, page.root)
        .flatMap((element: Element) => attribute(element, source) ?? [])
        .filter((address) => !isAllowed(page, directive, new URL(address, settings.siteOrigin + page.path)))
        .map(
          (address) =>
            `${page.path} loads ${address}, which browsers will refuse. Add its origin to ${directive} in src/site/allowed-origins.ts (docs/settings.md).`,
        ),
    ),
  );
  expect(problems).toEqual([]);
});

test('each letter on a page is in the fonts', () => {
  const known = new Set(characters);
  const problems = builtPages.flatMap(({ path, root }) => {
    const body = select('body', root);
    const letters = new Set(body ? visibleText(body) : '');
    return [...letters]
      .filter((letter) => /[\p{L}¡¿]/u.test(letter) && !known.has(letter))
      .map((letter) => `${path} has “${letter}”.`);
  });
  const fix = 'Add the letter to “characters” in scripts/make/fonts.ts, then run “npm run make”';
  expect(problems, fix).toEqual([]);
});
