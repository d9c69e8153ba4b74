import { rawMarks } from '../build/copy-marks.ts';
import { blockedMarkup } from '../hosting/blocked-markup.ts';
import type { BuiltPage } from './built-pages.ts';

/** A fault of a page: one sentence that names the fix. */
export type Fault = string;

/** A rule that every built page keeps by itself. */
export type PageRule = (page: BuiltPage) => Fault[];

/**
 * The engine puts each page into index.html by a text replacement, in which "$" has meanings of its own: copy with a price
 * in it can paste the empty root into the page, and then there are two (patches/ fixes it; this rule notices).
 */
const oneRoot: PageRule = ({ root }) => {
  const count = root.querySelectorAll('[id="root"]').length;
  return count === 1
    ? []
    : [`has ${count} elements with the id “root”; index.html must keep its attribute beside the id`];
};

const oneHeading: PageRule = ({ root }) => {
  const count = root.querySelectorAll('h1').length;
  return count === 1 ? [] : [`has ${count} h1 headings; give it exactly one`];
};

const headingOrder: PageRule = ({ main }) => {
  let last = 0;
  return main.querySelectorAll('h1, h2, h3, h4, h5, h6').flatMap((heading) => {
    const level = Number(heading.tagName[1]);
    const skips = level > last + 1;
    last = level;
    return skips ? [`skips from h${Math.max(level - 2, 0)} to h${level} at “${heading.textContent.trim()}”`] : [];
  });
};

const landmarks: PageRule = ({ root }) =>
  ['header', 'main', 'footer'].flatMap((name) => {
    // Sections may have headers of their own; the page's is a child of the root.
    const count = root.querySelectorAll(`#root > ${name}`).length;
    return count === 1 ? [] : [`has ${count} <${name}> landmarks; its layout must render one (src/layout)`];
  });

const namedLinks: PageRule = ({ root }) =>
  root.querySelectorAll('a, button').flatMap((control) => {
    const name = control.getAttribute('aria-label') ?? control.textContent.trim();
    const image = control.querySelector('img[alt]:not([alt=""]), svg title');
    if (name || image) return [];
    return [`has a <${control.tagName.toLowerCase()}> without a name: ${control.outerHTML.slice(0, 80)}`];
  });

const linkTargets: PageRule = ({ root }) =>
  root.querySelectorAll('a').flatMap((link) => {
    const href = link.getAttribute('href') ?? link.getAttribute('xlink:href');
    return href && href !== '#' ? [] : [`has a link that leads nowhere: “${link.textContent.trim()}”`];
  });

const outboundLinks: PageRule = ({ root }) =>
  root.querySelectorAll('a[href^="http"]').flatMap((link) => {
    const safe = link.getAttribute('target') === '_blank' && link.getAttribute('rel') === 'noopener noreferrer';
    return safe
      ? []
      : [
          `links to ${link.getAttribute('href')} in the same tab, or with opener and referrer; use OutLink (src/ui/link.tsx)`,
        ];
  });

/** Who cannot see the arrow hears it from the link's name. */
const announcedTabs: PageRule = ({ root }) =>
  root.querySelectorAll('a[target="_blank"]').flatMap((link) => {
    const name = link.getAttribute('aria-label') ?? link.textContent;
    return name.includes('opens in a new tab')
      ? []
      : [
          `opens ${link.getAttribute('href')} in a new tab, and the link “${name.trim()}” does not say so; use OutLink (src/ui/link.tsx)`,
        ];
  });

const uniqueIds: PageRule = ({ root }) => {
  const ids = root.querySelectorAll('[id]').map((element) => element.id);
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `uses the id “${id}” twice`);
};

const references: PageRule = ({ root }) => {
  const ids = new Set(root.querySelectorAll('[id]').map((element) => element.id));
  return ['aria-labelledby', 'aria-describedby', 'for'].flatMap((name) =>
    root.querySelectorAll(`[${name}]`).flatMap((element) =>
      (element.getAttribute(name) ?? '')
        .split(/\s+/)
        .filter((id) => id && !ids.has(id))
        .map((id) => `${name} points to “${id}”, which is not on the page`),
    ),
  );
};

/** A note that nothing refers to was left behind when its sentence went, or its number was forgotten. */
const usedNotes: PageRule = ({ root }) =>
  root
    .querySelectorAll('.notes li[id]')
    .filter(({ id }) => root.querySelector(`a[href="#${id}"]`) === null)
    .map(
      ({ text }) =>
        `has a note that nothing refers to: “${text.trim()}”; put its [^id] behind a sentence, or remove it`,
    );

const images: PageRule = ({ root }) =>
  root.querySelectorAll('img').flatMap((image) => {
    const src = image.getAttribute('src');
    const missing = ['alt', 'width', 'height'].filter((name) => image.getAttribute(name) === undefined);
    return [
      ...(missing.length ? [`shows ${src} without ${missing.join(', ')}`] : []),
      // No page has a picture file on its first screen.
      ...(image.getAttribute('loading') === 'lazy'
        ? []
        : [`loads ${src} before anyone comes near it; give it loading="lazy", as src/ui/portrait.tsx does`]),
    ];
  });

const previews: PageRule = ({ root, title, description, canonical, path }) => {
  const meta = (key: string) =>
    root.querySelector(`meta[property="${key}"], meta[name="${key}"]`)?.getAttribute('content');
  const expected: Record<string, string | undefined> = {
    'og:title': title,
    'og:description': description,
    'twitter:title': title,
    'twitter:description': description,
    ...(path !== '/404' && { 'og:url': canonical }),
  };
  const faults = Object.entries(expected).flatMap(([key, value]) =>
    meta(key) === value ? [] : [`says “${meta(key)}” as ${key}, but its head says “${value}”`],
  );
  for (const key of ['og:type', 'og:site_name', 'og:image', 'og:image:alt', 'twitter:card', 'twitter:image']) {
    if (!meta(key)) faults.push(`has no ${key}`);
  }
  return faults;
};

/** Links and notes of the copy that were mistyped: the page shows them as they stand. */
const copyMarks: PageRule = ({ main }) =>
  rawMarks(main.textContent).map(
    (mark) => `shows “${mark}”; write a link as [words](/path), a note’s number as [^id], where the page’s copy has it`,
  );

const nothingBlocked: PageRule = ({ root }) => {
  const blocked = blockedMarkup(root);
  return blocked ? [`has ${blocked}; move it into a file (scripts/hosting/content-security-policy.ts)`] : [];
};

/** Rules of head, structure and safety, each by itself. Judges with opinions of their own run beside them. */
export const pageRules: readonly PageRule[] = [
  oneRoot,
  oneHeading,
  headingOrder,
  landmarks,
  namedLinks,
  linkTargets,
  outboundLinks,
  announcedTabs,
  uniqueIds,
  references,
  usedNotes,
  images,
  previews,
  copyMarks,
  nothingBlocked,
];
