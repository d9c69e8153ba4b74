import type { PageHead } from './built-pages.ts';

/** A fault: one sentence that names the place, the value and the fix. */
export type Fault = string;

/** Lengths that search results show whole. */
const lengths = { title: [30, 60], description: [110, 160] } as const;

function lengthFaults(page: PageHead): Fault[] {
  return (['title', 'description'] as const).flatMap((what) => {
    const [least, most] = lengths[what];
    const { length } = page[what];
    return length >= least && length <= most
      ? []
      : [`${page.path} has a ${what} of ${length} characters (${least} to ${most}): “${page[what]}”`];
  });
}

function repeatedFaults(pages: readonly PageHead[], what: 'title' | 'description'): Fault[] {
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

function canonicalFault({ canonical, path }: PageHead, paths: ReadonlySet<string>): Fault | undefined {
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
function dayFault({ indexable, modified, path }: PageHead): Fault | undefined {
  const time = Date.parse(modified);
  if (!indexable || (!Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === modified)) return undefined;
  return `${path} was last changed on “${modified}”, which is no day. Set its “updated”, such as 2026-11-20`;
}

/** What is unsound in the heads of a site. Cheap, so a build that has one is not finished. */
export function headFaults(pages: readonly PageHead[]): Fault[] {
  const paths = new Set(pages.map(({ path }) => path));
  return [
    ...pages.flatMap(lengthFaults),
    ...repeatedFaults(pages, 'title'),
    ...repeatedFaults(pages, 'description'),
    ...pages.flatMap((page) => [canonicalFault(page, paths), dayFault(page)]).filter((fault) => fault !== undefined),
  ];
}
