import { settings } from '../../src/site/settings.ts';
import type { PageHead } from '../read/built-pages.ts';
import { isDay, lengths, tomorrow } from '../read/limits.ts';

/** What is wrong with the heads of a site: one sentence each, with the page, the value, and the fix. Every build checks it. */
export function headProblems(pages: readonly PageHead[], siteOrigin: string = settings.siteOrigin): string[] {
  const firstWith = new Map<string, string>();
  return pages.flatMap((page) => {
    const { path, indexable, modified } = page;
    const { origin, pathname: canonical } = page.canonical ? new URL(page.canonical) : { origin: siteOrigin };
    const problems: string[] = [];
    if (path !== path.toLowerCase())
      problems.push('has capital letters in its address. Write it in lower case in src/site/paths.ts');
    for (const what of ['title', 'description'] as const) {
      const [text, [least, most]] = [page[what], lengths[what]];
      // Search results never show a page with noindex.
      if ((indexable && text.length < least) || text.length > most)
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
    if (origin !== siteOrigin)
      problems.push(
        `has a canonical address at ${origin}, which is not this site’s (${siteOrigin}). Set VITE_SITE_ORIGIN, and take the other address out of src/head/page-head.ts`,
      );
    if (modified.slice(0, 10) > tomorrow)
      problems.push(`was last changed on “${modified}”, which is in the future. Set its “updated” to today`);
    if (indexable && !isDay(modified))
      problems.push(`was last changed on “${modified}”, which is not a day. Set its “updated”, such as 2026-11-20`);
    return problems.map((problem) => `${path} ${problem}`);
  });
}
