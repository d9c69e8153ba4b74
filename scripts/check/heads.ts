import type { PageFacts } from '../../src/head/page-facts.ts';
import { inTheFuture, isDay, isFuture } from '../read/days.ts';

/** Lengths that search results show in full. */
const lengths = { title: [30, 60], description: [110, 160] } as const;

/**
 * Problems in pages’ facts, one sentence each, with the page, the value, and the fix. Every build checks it.
 * @param pages Each page’s facts by the address that it is rendered at.
 */
export function headProblems(pages: ReadonlyMap<string, PageFacts>): string[] {
  const firstWith = { title: new Map<string, string>(), description: new Map<string, string>() };
  return [...pages].flatMap(([address, facts]) => {
    const { path, noindex, updated = '' } = facts;
    const problems: string[] = [];
    if (address !== address.toLowerCase())
      problems.push('has capital letters in its address. Write it in lower case in src/site/paths.ts');
    // A state's page at the root level is a second address of the one below /states.
    const isSecond = path === `/states${address}`;
    if (path !== address && !isSecond) problems.push(`says that it is ${path}. Correct the path of its <PageHead>`);
    for (const what of ['title', 'description'] as const) {
      const [text, [least, most]] = [facts[what], lengths[what]];
      // Search results never show a page with noindex.
      if ((!noindex && text.length < least) || text.length > most)
        problems.push(`has a ${what} of ${text.length} characters (${least} to ${most}): “${text}”`);
      if (isSecond) continue;
      const first = firstWith[what].get(text);
      if (first) problems.push(`has the ${what} of ${first}: “${text}”. Give each its own`);
      firstWith[what].set(text, address);
    }
    if (isFuture(updated))
      problems.push(`was last changed on “${updated}”, which ${inTheFuture()}. Set its “updated” to today`);
    if (!noindex && !isDay(updated))
      problems.push(`was last changed on “${updated}”, which is not a day. Set its “updated”, such as 2026-11-20`);
    return problems.map((problem) => `${address} ${problem}`);
  });
}
