import { brotliCompressSync } from 'node:zlib';
import type { Element } from 'hast';
import { matches, select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { attribute, type BuiltPage, type PageHead } from '../read/built-pages.ts';

/** A problem: one sentence that names the place, the value and the fix. */
export type Problem = string;

/* What html-validate, Nu and axe do not ask: they know no facts of this site. */

/** Whether a link opens a new tab, safely, and says so to who cannot see its arrow. */
function outboundProblem(link: Element): Problem[] {
  const [href, rel] = [attribute(link, 'href'), attribute(link, 'rel')];
  const name = attribute(link, 'ariaLabel') ?? textOf(link);
  if (attribute(link, 'target') !== '_blank' || rel !== 'noopener noreferrer')
    return [`links to ${href} in the same tab, or with opener and referrer; use OutLink (src/ui/link.tsx)`];
  return name.includes('opens in a new tab')
    ? []
    : [`opens ${href} in a new tab, and the link “${name.trim()}” does not say so; use OutLink (src/ui/link.tsx)`];
}

function links({ root }: BuiltPage): Problem[] {
  const nowhere = selectAll('a:not([href]):not([xlink\\:href]), a[href=""], a[href="#"]', root);
  return [
    ...nowhere.map((link) => `has a link that leads nowhere: “${textOf(link).trim()}”; give it an address`),
    ...selectAll('a[href^="http"], a[target="_blank"]', root).flatMap(outboundProblem),
  ];
}

/** A note that nothing refers to was left behind when its sentence went, or its number was forgotten. */
const notes = ({ root }: BuiltPage): Problem[] =>
  selectAll('li[id^="note-"]', root)
    .filter(({ properties }) => !select(`a[href="#${properties.id}"]`, root))
    .map(
      (note) => `has a note that nothing refers to: “${textOf(note)}”; put its [^id] behind a sentence, or remove it`,
    );

const images = ({ main }: BuiltPage): Problem[] =>
  selectAll('img', main)
    // No page has a picture file on its first screen.
    .filter((image) => !matches('[width][height][loading="lazy"]', image))
    .map(
      (image) => `shows ${attribute(image, 'src')} without width, height or loading="lazy", as src/ui/portrait.tsx has`,
    );

/** Links and notes of the copy that were mistyped: the page shows them as they stand. */
const copyMarks = ({ main }: BuiltPage): Problem[] =>
  (textOf(main).match(/(?:\[[^[\]]*)?\]\(\S*|\[\^\S*/g) ?? []).map(
    (mark) => `shows “${mark}”; write a link as [words](/path), a note’s number as [^id], where the page’s copy has it`,
  );

const brotli = (text: string): number => brotliCompressSync(text).byteLength;

/** The most that a page may have. What it may load of JavaScript is in tests/every-page.spec.ts: only a browser knows. */
function budgets({ root, html }: BuiltPage): Problem[] {
  const sheets = selectAll('style', root).map(textOf);
  const page = sheets.reduce((rest, css) => rest.replace(css, ''), html);
  const used: [what: string, used: number, most: number][] = [
    ['bytes of HTML (brotli, without styles)', brotli(page), 25_000],
    ['bytes of inline styles (brotli)', brotli(sheets.join('')), 13_000],
    // More delay the first paint.
    ['font preloads', selectAll('link[rel="preload"][as="font"]', root).length, 2],
  ];
  return used
    .filter(([, size, most]) => size > most)
    .map(([what, size, most]) => `has ${size} ${what}; the budget is ${most} (scripts/check/page-rules.ts)`);
}

/** The problems of a page by itself. */
export const pageProblems = (page: BuiltPage): Problem[] =>
  [links, notes, images, copyMarks, budgets].flatMap((rule) => rule(page).map((problem) => `${page.path} ${problem}`));

/** Lengths that search results show whole. */
const lengths = { title: [30, 60], description: [110, 160] } as const;

function lengthProblems(page: PageHead): Problem[] {
  return (['title', 'description'] as const).flatMap((what) => {
    const [least, most] = lengths[what];
    const { length } = page[what];
    return length >= least && length <= most
      ? []
      : [`${page.path} has a ${what} of ${length} characters (${least} to ${most}): “${page[what]}”`];
  });
}

function repeatedProblems(pages: readonly PageHead[], what: 'title' | 'description'): Problem[] {
  // The root-level state pages are the same pages; their canonical says so.
  const own = pages.filter((page) => page.canonical === undefined || new URL(page.canonical).pathname === page.path);
  const first = new Map<string, string>();
  return own.flatMap((page) => {
    const other = first.get(page[what]);
    if (other) return [`${page.path} has the ${what} of ${other}: “${page[what]}”. Give each its own`];
    first.set(page[what], page.path);
    return [];
  });
}

function canonicalProblem({ canonical, path }: PageHead, paths: ReadonlySet<string>): Problem | undefined {
  if (path === '/404')
    return canonical && '/404 has a canonical address, and the not-found page stands for none; take it out';
  if (!canonical) return `${path} has no canonical address; render one <PageHead> (src/head)`;
  const { pathname } = new URL(canonical);
  if (!paths.has(pathname)) return `${path} has the canonical ${canonical}, where no page is; correct its <PageHead>`;
  // A state's page at the root level stands for the one below /states.
  if (pathname !== path && pathname !== `/states${path}`)
    return `${path} has the canonical ${canonical}, another page’s. Give its <PageHead> path="${path}"`;
  return undefined;
}

/** The sitemap, the Markdown version and security.txt need the day. `Date` turns February 30 into a day in March. */
function dayProblem({ indexable, modified, path }: PageHead): Problem | undefined {
  const time = Date.parse(modified);
  if (!indexable || (!Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === modified)) return undefined;
  return `${path} was last changed on “${modified}”, which is no day. Set its “updated”, such as 2026-11-20`;
}

/** What is unsound in the heads of a site. Cheap, so a build that has one is not finished. */
export function headProblems(pages: readonly PageHead[]): Problem[] {
  const paths = new Set(pages.map(({ path }) => path));
  return [
    ...pages.flatMap(lengthProblems),
    ...repeatedProblems(pages, 'title'),
    ...repeatedProblems(pages, 'description'),
    ...pages
      .flatMap((page) => [canonicalProblem(page, paths), dayProblem(page)])
      .filter((problem) => problem !== undefined),
  ];
}
