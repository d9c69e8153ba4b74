import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import querystring from 'node:querystring';
import { selectAll } from 'hast-util-select';
import { moved, resolveAddress } from '../../infra/clean-urls.js';
import { stateOfSlug } from '../../src/lib/us-states.ts';
import { settings } from '../../src/site/settings.ts';
import { attribute, type BuiltPage } from '../read/built-pages.ts';
import { valuesIn } from './json-ld.ts';
import type { Problem } from './page-rules.ts';

/** The addresses of this site on a page: in links, pictures, drawings, meta tags, and structured data. */
function addressesOn({ path, root, graph }: BuiltPage): URL[] {
  const values = (selector: string, name: string) => selectAll(selector, root).map((one) => attribute(one, name) ?? '');
  const data = [...valuesIn(graph)].flatMap(({ value }) => (typeof value === 'string' ? value : []));
  const absolute = [...values('meta[content]', 'content'), ...data].filter((text) => /^https?:/.test(text));
  return [
    ...values('[href]', 'href'),
    ...values('[src]', 'src'),
    ...values('[srcset]', 'srcSet').flatMap((set) => set.split(',').map((one) => one.trim().split(' ')[0] ?? '')),
    // The names of nodes in structured data end like a fragment.
    ...absolute.map((text) => text.replace(/#.*/, '')),
  ]
    .map((address) => new URL(address, settings.siteOrigin + path))
    .filter(({ origin }) => origin === settings.siteOrigin);
}

/** Broken and redirected links. Lists the state pages that nobody has written yet, also in reports/links.txt. */
export function linkProblems(allPages: readonly BuiltPage[], distDir: string): Problem[] {
  // A state's page at the root level is the same page as the one below /states.
  const pages = allPages.filter(({ canonical, path }) => !canonical || new URL(canonical).pathname === path);
  const ids = new Map(
    pages.map(({ path, root }) => [path, new Set(selectAll('[id]', root).map(({ properties }) => properties.id))]),
  );
  const unwritten = new Map<string, Set<string>>();
  const broken = new Map<string, Set<string>>();
  const add = (to: typeof broken, what: string, page: string) => to.set(what, (to.get(what) ?? new Set()).add(page));
  for (const page of pages)
    for (const { pathname, hash } of addressesOn(page)) {
      const { file = '', location } = resolveAddress('', pathname, moved);
      // Unlike decodeURIComponent, unescape never throws.
      const id = querystring.unescape(hash.slice(1));
      if (location !== undefined) add(broken, `${pathname} has moved; link to where it leads`, page.path);
      else if (!ids.has(pathname) && !existsSync(join(distDir, querystring.unescape(file)))) {
        if (stateOfSlug(pathname.split('/').at(-1))) add(unwritten, pathname, page.path);
        else add(broken, `${pathname} does not exist; correct the link`, page.path);
      } else if (id && ids.get(pathname)?.has(id) === false)
        add(broken, `${pathname}${hash} has no element with that id; correct one of the two`, page.path);
    }

  const listed = (from: ReadonlySet<string>) => [...from].sort().join(', ');
  const toDo = [
    `Linked to, but not written yet: ${unwritten.size} state pages, most linked first.`,
    ...[...unwritten]
      .sort(([a, fromA], [b, fromB]) => fromB.size - fromA.size || a.localeCompare(b))
      .map(([path, from]) => `  ${String(from.size).padStart(2)} ×  ${path}  from ${listed(from)}`),
  ].join('\n');
  console.log(toDo);
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/links.txt', `${toDo}\n`);
  return [...broken].map(([what, from]) => `${what}. It is linked from ${listed(from)}`);
}
