import { brotliCompressSync } from 'node:zlib';
import type { Element } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { attribute, type BuiltPage, type PageHead } from '../read/built-pages.ts';

/** A problem: one sentence that names the place, the value and the fix. */
export type Problem = string;

/** Links that html-validate, Nu and axe accept and this site does not. */
function links({ root }: BuiltPage): Problem[] {
  const href = (link: Element) => attribute(link, 'href');
  const nowhere = selectAll('a:not([href]):not([xlink\\:href]), a[href=""], a[href="#"]', root);
  const sameTab = selectAll('a[href^="http"]:not([target="_blank"][rel="noopener noreferrer"])', root);
  const unannounced = selectAll('a[target="_blank"]', root).filter(
    (link) => !(attribute(link, 'ariaLabel') ?? textOf(link)).includes('opens in a new tab'),
  );
  return [
    ...nowhere.map((link) => `has a link that leads nowhere: “${textOf(link).trim()}”; give it an address`),
    ...sameTab.map(
      (link) => `links to ${href(link)} in the same tab, or with its opener; use OutLink (src/ui/link.tsx)`,
    ),
    ...unannounced.map((link) => `opens ${href(link)} in a new tab without saying so; use OutLink (src/ui/link.tsx)`),
  ];
}

/** Notes whose sentence was deleted, or whose number was forgotten. */
const notes = ({ root }: BuiltPage): Problem[] =>
  selectAll('li[id^="note-"]', root)
    .filter(({ properties }) => !select(`a[href="#${properties.id}"]`, root))
    .map(
      (note) => `has a note that nothing refers to: “${textOf(note)}”; put its [^id] after a sentence, or remove it`,
    );

/** Mistyped links and notes, which the page shows as they are. */
const copyMarks = ({ main }: BuiltPage): Problem[] =>
  (textOf(main).match(/(?:\[[^[\]]*)?\]\(\S*|\[\^\S*/g) ?? []).map(
    (mark) => `shows “${mark}”; write a link as [words](/path), a note as [^id]`,
  );

const brotli = (text: string): number => brotliCompressSync(text).byteLength;

/** The most that a page may load. Only a browser knows how much JavaScript that is: tests/every-page.spec.ts. */
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

export const pageProblems = (page: BuiltPage): Problem[] =>
  [links, notes, copyMarks, budgets].flatMap((rule) => rule(page).map((problem) => `${page.path} ${problem}`));

/** Lengths that search results show in full. */
const lengths = { title: [30, 60], description: [110, 160] } as const;

/** `Date` turns February 30 into a day in March. */
const isDay = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().slice(0, 10) === text;

/** What is wrong with the heads of a site. Cheap, so every build checks it. */
export function headProblems(pages: readonly PageHead[]): Problem[] {
  const firstWith = new Map<string, string>();
  return pages.flatMap((page) => {
    const { path, indexable, modified } = page;
    const canonical = page.canonical && new URL(page.canonical).pathname;
    const problems: Problem[] = [];
    for (const what of ['title', 'description'] as const) {
      const [text, [least, most]] = [page[what], lengths[what]];
      if (text.length < least || text.length > most)
        problems.push(`has a ${what} of ${text.length} characters (${least} to ${most}): “${text}”`);
      // A second address of a page repeats its texts.
      if (canonical && canonical !== path) continue;
      const first = firstWith.get(text);
      if (first) problems.push(`has the ${what} of ${first}: “${text}”. Give each its own`);
      firstWith.set(text, path);
    }
    // A state's page at the root level is a second address of the one below /states.
    const own: unknown[] = path === '/404' ? [undefined] : [path, `/states${path}`];
    if (!own.includes(canonical))
      problems.push(
        `has the canonical address ${canonical ?? '(none)'}, which is not its own. Correct the path of its <PageHead>`,
      );
    if (indexable && !isDay(modified))
      problems.push(`was last changed on “${modified}”, which is not a day. Set its “updated”, such as 2026-11-20`);
    return problems.map((problem) => `${path} ${problem}`);
  });
}
