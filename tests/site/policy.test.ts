import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Root } from 'hast';
import { matches, select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { attribute, visibleText } from '../../scripts/read/built-pages.ts';
import { characters } from '../../scripts/read/share-fonts.ts';
import { refuse } from '../../scripts/refuse.ts';
import { settings } from '../../src/site/settings.ts';
import { builtPages, dist } from './pages.ts';

/** Edits that a browser would refuse, or show in another font. */

// Selectors begin with a tag, because one that begins with :is() or :has() takes a second over all pages.
/** The address of each kind of element, and the directive of the policy that it needs. */
const loads = [
  ['iframe', 'src', 'frame-src'],
  ['script', 'src', 'script-src'],
  ['link[rel="stylesheet"]', 'href', 'style-src'],
  ['img', 'src', 'img-src'],
  ['video', 'poster', 'img-src'],
  ['video', 'src', 'media-src'],
  ['audio', 'src', 'media-src'],
  ['source', 'src', 'media-src'],
  ['track', 'src', 'media-src'],
  ['form', 'action', 'form-action'],
] as const;

const policyOf = (root: Root) => attribute(select('meta[http-equiv="content-security-policy"]', root), 'content') ?? '';

test('each frame, script, picture, video, and form on a page is one that its policy lets the browser load', () => {
  const problems = builtPages.flatMap(({ path, root }) =>
    loads.flatMap(([element, name, directive]) => {
      const [, sources = ''] = new RegExp(`${directive} ([^;]*)`).exec(policyOf(root)) ?? [];
      const allowed = sources.replace("'self'", settings.siteOrigin).split(' ');
      return selectAll(`${element}[${name}]`, root)
        .map((found) => new URL(attribute(found, name) ?? '', settings.siteOrigin + path))
        .filter(({ origin }) => !allowed.some((one) => origin === one || origin.endsWith(one.split('*')[1] ?? ' ')))
        .map(({ href }) => `${path} loads ${href}: add its origin to ${directive} in src/site/allowed-origins.ts.`);
    }),
  );
  refuse(problems);
});

test('the styles load nothing from another site, and no page has a style or script that its policy refuses', () => {
  const problems = builtPages.flatMap(({ path, root }) =>
    selectAll('style, script:not([src], [type="application/ld+json"])', root).flatMap((element) => {
      const text = textOf(element);
      const hash = createHash('sha256').update(text).digest('base64');
      return [
        ...(policyOf(root).includes(hash)
          ? []
          : [
              `${path} has a <${element.tagName}> that browsers refuse: “${text.slice(0, 40)}”. Write a component, or classes.`,
            ]),
        ...[...text.matchAll(/(?:url\(|@import )["']?((?:https?:)?\/\/[^"')]+)/g)].map(
          ([, address]) => `src/styles/ loads ${address}, which browsers refuse. Put the file into src/assets/.`,
        ),
      ];
    }),
  );
  refuse([...new Set(problems)]);
});

test('the privacy policy does not deny the frames and scripts of other companies', () => {
  const others = builtPages.flatMap(({ path, root }) =>
    selectAll('iframe[src^="http"], script[src^="http"]', root).map(
      (element) => `${path} shows ${attribute(element, 'src')}`,
    ),
  );
  const policy = builtPages.find(({ path }) => path === '/privacy-policy');
  const [denial] =
    /[^.]*(?:does not tell another company|[Oo]ne other company learns)[^.]*\./.exec(
      visibleText(policy?.main ?? { type: 'root', children: [] }),
    ) ?? [];
  const problems = denial
    ? others.map(
        (other) =>
          `${other}, but the privacy policy says “${denial.trim()}” Correct it in src/routes/privacy-policy/analytics.ts, and name the service.`,
      )
    : [];
  refuse(problems);
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
  refuse(problems);
});

test('each letter on a page is in the fonts', () => {
  const problems = builtPages.flatMap(({ path, root }) => {
    const letters = visibleText(select('body', root) ?? root).match(/[\p{L}¡¿]/gu);
    const unknown = [...new Set(letters)].filter((letter) => !characters.includes(letter));
    return unknown.map((letter) => `${path} has “${letter}”.`);
  });
  refuse(problems, 'Add it to “characters” in scripts/read/share-fonts.ts, then run “npm run make”');
});

test('no script that visitors load has a message to an editor', () => {
  const assets = `${dist}/assets`;
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((file) => readFileSync(`${assets}/${file}`, 'utf8').includes('npm run'))).toEqual([]);
});
