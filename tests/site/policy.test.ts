import { matches, select, selectAll } from 'hast-util-select';
import { expect, test } from 'vitest';
import { attribute, visibleText } from '../../scripts/read/built-pages.ts';
import { characters } from '../../scripts/read/share-fonts.ts';
import { settings } from '../../src/site/settings.ts';
import { builtPages } from './pages.ts';

/** What an edit puts on a page, and a browser would refuse or show in another font. */

/** The directive of the policy that each element needs. */
const needs = {
  'iframe[src]': 'frame-src',
  'script[src]': 'script-src',
  'img[src]': 'img-src',
  ':is(video, audio, source, track)[src]': 'media-src',
  'form[action]': 'form-action',
};

test('each frame, script, picture, video, and form on a page is one that its policy allows', () => {
  const problems = builtPages.flatMap(({ path, root }) => {
    const policy = attribute(select('meta[http-equiv="content-security-policy"]', root), 'content') ?? '';
    return Object.entries(needs).flatMap(([selector, directive]) => {
      const [, sources = ''] = new RegExp(`${directive} ([^;]*)`).exec(policy) ?? [];
      const allowed = sources.replace("'self'", settings.siteOrigin).split(' ');
      return selectAll(selector, root)
        .map(({ properties }) => new URL(String(properties.src ?? properties.action), settings.siteOrigin + path))
        .filter(({ origin }) => !allowed.some((one) => origin === one || origin.endsWith(one.split('*')[1] ?? ' ')))
        .map(({ href }) => `${path} uses ${href}: add its origin to ${directive} in src/site/allowed-origins.ts.`);
    });
  });
  expect(problems).toEqual([]);
});

test('a video has controls, a picture to show before it plays, and captions', () => {
  const parts = {
    'video[controls]': 'controls',
    'video[poster]': 'poster',
    'video:has(track[kind="captions"][src])': '<track kind="captions">',
  };
  const problems = builtPages.flatMap(({ path, root }) =>
    selectAll('video', root).flatMap((video) => {
      const missing = Object.entries(parts).filter(([selector]) => !matches(selector, video));
      return missing.map(([, part]) => `${path} has a video without ${part}: docs/recipes.md, “A video of your own”.`);
    }),
  );
  expect(problems).toEqual([]);
});

test('each letter on a page is in the fonts', () => {
  const problems = builtPages.flatMap(({ path, root }) => {
    const letters = visibleText(select('body', root) ?? root).match(/[\p{L}¡¿]/gu);
    const unknown = [...new Set(letters)].filter((letter) => !characters.includes(letter));
    return unknown.map((letter) => `${path} has “${letter}”.`);
  });
  expect(problems, 'Add it to “characters” in scripts/read/share-fonts.ts, then run “npm run make”').toEqual([]);
});
