import type { Element } from 'hast';
import { matches, select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { rawMarks } from '../build/copy-marks.ts';
import { attribute, type BuiltPage } from './built-pages.ts';
import type { Fault } from './head-rules.ts';

/*
 * What html-validate, Nu and axe do not ask: they know no facts of this site. Each rule gives the end of a sentence that
 * begins with the page's path.
 */

function headings({ root }: BuiltPage): Fault[] {
  const { length } = selectAll('h1', root);
  return length === 1 ? [] : [`has ${length} h1 headings; give it exactly one (its hero)`];
}

/** Whether a link opens a new tab, safely, and says so to who cannot see its arrow. */
function outboundFault(link: Element): Fault | undefined {
  const [href, rel] = [attribute(link, 'href'), attribute(link, 'rel')];
  const name = attribute(link, 'ariaLabel') ?? textOf(link);
  if (attribute(link, 'target') !== '_blank' || rel !== 'noopener noreferrer')
    return `links to ${href} in the same tab, or with opener and referrer; use OutLink (src/ui/link.tsx)`;
  if (!name.includes('opens in a new tab'))
    return `opens ${href} in a new tab, and the link “${name.trim()}” does not say so; use OutLink (src/ui/link.tsx)`;
  return undefined;
}

function links({ root }: BuiltPage): Fault[] {
  const nowhere = selectAll('a:not([href]):not([xlink\\:href]), a[href=""], a[href="#"]', root);
  return [
    ...nowhere.map((link) => `has a link that leads nowhere: “${textOf(link).trim()}”; give it an address`),
    ...selectAll('a[href^="http"], a[target="_blank"]', root)
      .map(outboundFault)
      .filter((fault) => fault !== undefined),
  ];
}

/** A note that nothing refers to was left behind when its sentence went, or its number was forgotten. */
function notes({ root }: BuiltPage): Fault[] {
  return selectAll('li[id^="note-"]', root)
    .filter((note) => !select(`a[href="#${note.properties.id}"]`, root))
    .map(
      (note) =>
        `has a note that nothing refers to: “${textOf(note).trim()}”; put its [^id] behind a sentence, or remove it`,
    );
}

function images({ main }: BuiltPage): Fault[] {
  return selectAll('img', main).flatMap((image) => {
    const src = attribute(image, 'src');
    return [
      ...(matches('[width][height]', image) ? [] : [`shows ${src} without width and height; the page would jump`]),
      // No page has a picture file on its first screen.
      ...(matches('[loading="lazy"]', image)
        ? []
        : [`loads ${src} before anyone comes near it; give it loading="lazy", as src/ui/portrait.tsx does`]),
    ];
  });
}

function previews({ root, title, description, canonical, path }: BuiltPage): Fault[] {
  const meta = (key: string) => attribute(select(`meta[property="${key}"], meta[name="${key}"]`, root), 'content');
  const expected: Record<string, string | undefined> = {
    'og:title': title,
    'og:description': description,
    'twitter:title': title,
    'twitter:description': description,
    ...(path !== '/404' && { 'og:url': canonical }),
  };
  const needed = ['og:type', 'og:site_name', 'og:image', 'og:image:alt', 'twitter:card', 'twitter:image'];
  return [
    ...Object.entries(expected)
      .filter(([key, value]) => meta(key) !== value)
      .map(([key, value]) => `says “${meta(key)}” as ${key}, but its head says “${value}”; make them one (src/head)`),
    ...needed.filter((key) => !meta(key)).map((key) => `has no ${key}; src/head must write it`),
  ];
}

/** Links and notes of the copy that were mistyped: the page shows them as they stand. */
const copyMarks = ({ main }: BuiltPage): Fault[] =>
  rawMarks(textOf(main)).map(
    (mark) => `shows “${mark}”; write a link as [words](/path), a note’s number as [^id], where the page’s copy has it`,
  );

/** The faults of a page by itself. */
export const pageFaults = (page: BuiltPage): Fault[] =>
  [headings, links, notes, images, previews, copyMarks].flatMap((rule) =>
    rule(page).map((fault) => `${page.path} ${fault}`),
  );
