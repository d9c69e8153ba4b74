import type { PageHead } from '../checks/built-pages.ts';

/** The day an editor last changed a page, ISO 8601. @throws If the page says none. */
export function lastModified({ modified, path }: Pick<PageHead, 'modified' | 'path'>): string {
  if (!modified) {
    throw new Error(`${path} does not say when it was last changed. Give its <PageHead> an updated="2026-11-20".`);
  }
  return modified;
}
