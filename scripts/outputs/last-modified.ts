import type { PageHead } from '../checks/built-pages.ts';
import { isDay } from '../iso-day.ts';

/** The day an editor last changed a page, ISO 8601. @throws If the page names none, or what is no day. */
export function lastModified({ modified, path }: Pick<PageHead, 'modified' | 'path'>): string {
  const correction = 'Give its <PageHead> the day, such as updated="2026-11-20".';
  if (!modified) throw new Error(`${path} does not say when it was last changed. ${correction}`);
  if (!isDay(modified)) throw new Error(`${path} was last changed on “${modified}”, which is no day. ${correction}`);
  return modified;
}
