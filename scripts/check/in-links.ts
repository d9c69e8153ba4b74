import { selectAll } from 'hast-util-select';
import { attribute, type BuiltPage } from '../read/built-pages.ts';
import type { Problem } from './page-rules.ts';

const minLinks = 2;

/** The paths that a page's text links to: content, cards and tables. Breadcrumbs are navigation, as menus are. */
function linkedFrom({ main }: BuiltPage): Set<string> {
  const menus = new Set(selectAll('nav a', main));
  const links = selectAll('a[href^="/"]', main).filter((link) => !menus.has(link));
  return new Set(links.map((link) => attribute(link, 'href')?.replace(/[?#].*/, '') ?? ''));
}

/** Pages that the text of too few others links to. Menus and the header's mark link to the home page from everywhere. */
export function inLinkProblems(pages: readonly BuiltPage[]): Problem[] {
  const found = pages.filter(({ indexable }) => indexable).map((page) => ({ path: page.path, to: linkedFrom(page) }));
  return found.flatMap(({ path }) => {
    const from = found.filter((page) => page.path !== path && page.to.has(path)).map((page) => page.path);
    if (from.length >= minLinks || path === '/') return [];
    return [
      `${path} is linked from the text of ${from.join(', ') || 'no other page'}; add links until ${minLinks} pages do, such as [words](${path}) in a paragraph`,
    ];
  });
}
