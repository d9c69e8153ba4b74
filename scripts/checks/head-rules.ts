import type { PageHead } from './built-pages.ts';
import type { Fault } from './page-rules.ts';

/** A rule about the heads of all pages. Cheap, so a build that breaks one is not finished. */
export type HeadRule = (pages: readonly PageHead[]) => Fault[];

/** Lengths that search results show whole. */
const lengths = { title: [30, 60], description: [110, 160] } as const;

const length =
  (what: 'title' | 'description'): HeadRule =>
  (pages) =>
    pages.flatMap((page) => {
      const text = page[what];
      const [least, most] = lengths[what];
      return text.length >= least && text.length <= most
        ? []
        : [`${page.path} has a ${what} of ${text.length} characters (${least} to ${most}): “${text}”`];
    });

const unique =
  (what: 'title' | 'description'): HeadRule =>
  (pages) => {
    // The root-level state pages are the same pages; their canonical says so.
    const own = pages.filter((page) => page.canonical === undefined || new URL(page.canonical).pathname === page.path);
    const first = new Map<string, string>();
    return own.flatMap((page) => {
      const other = first.get(page[what]);
      if (other) return [`${page.path} has the ${what} of ${other}: “${page[what]}”. Give each its own`];
      first.set(page[what], page.path);
      return [];
    });
  };

const canonicals: HeadRule = (pages) => {
  const paths = new Set(pages.map((page) => page.path));
  return pages.flatMap(({ canonical, path }) => {
    if (path === '/404') return canonical ? ['/404 has a canonical address; the not-found page stands for none'] : [];
    if (!canonical) return [`${path} has no canonical address; render one <PageHead> (src/head/head-tags.tsx)`];
    const { pathname, protocol } = new URL(canonical);
    if (protocol !== 'https:') return [`${path} has the canonical ${canonical}, which is not https`];
    if (!paths.has(pathname)) return [`${path} has the canonical ${canonical}, where no page is`];
    // A state's page at the root level stands for the one below /states.
    if (pathname !== path && pathname !== `/states${path}`)
      return [`${path} has the canonical ${canonical}, another page’s. Give its <PageHead> path="${path}"`];
    return [];
  });
};

export const headRules: readonly HeadRule[] = [
  length('title'),
  length('description'),
  unique('title'),
  unique('description'),
  canonicals,
];
