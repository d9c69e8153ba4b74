import type { BuiltPage } from '../checks/built-pages.ts';

/** The day an editor last changed a page, as its graph says. @throws If it says none. */
export function lastModified({ root, path }: Pick<BuiltPage, 'root' | 'path'>): string {
  const graph = root.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const date = graph.match(/"dateModified":"(\d{4}-\d\d-\d\d)"/)?.[1];
  if (!date) {
    throw new Error(`${path} does not say when it was last changed. Give its <PageHead> an updated="2026-11-20".`);
  }
  return date;
}
