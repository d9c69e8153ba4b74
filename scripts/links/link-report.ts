import type { InLinks } from '../checks/in-links.ts';
import type { MissingStatePage } from './expected-missing.ts';

export interface BrokenLink {
  /** The address as the page has it, without the local server's origin. */
  url: string;
  linkedFrom: string[];
  reason: string;
}

/** What the link check found, ready to be printed. */
export interface LinkReport {
  pages: number;
  working: number;
  /** Addresses outside the site, which are not asked. */
  outside: number;
  missing: MissingStatePage[];
  /** What does not work, and what works although it should not. */
  broken: BrokenLink[];
  /** How each page that may be found is linked, least first. */
  inLinks: readonly InLinks[];
}

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** The report as lines for a terminal. */
export function printReport(report: LinkReport): string {
  const { missing, broken } = report;
  const states = new Set(missing.map(({ state }) => state));
  const lines = [
    `${plural(report.pages, 'page')} checked: ${plural(report.working, 'link')} work, ${report.outside} lead out of the site and were not asked.`,
    '',
    `Known to be missing: ${plural(missing.length, 'address', 'addresses')} of ${plural(states.size, 'state')}, most linked first.`,
    ...missing.map(
      ({ path, linkedFrom }) => `  ${String(linkedFrom.length).padStart(2)} ×  ${path}  from ${linkedFrom.join(', ')}`,
    ),
  ];
  if (broken.length > 0) {
    lines.push('', `Faults: ${broken.length}.`);
    for (const { url, reason, linkedFrom } of broken)
      lines.push(`  ${url}  ${reason}\n      from ${linkedFrom.join(', ')}`);
  }
  return lines.join('\n');
}

/** For each page, how far from home it is and which others speak of it, as lines for a terminal. */
export function printInLinks(rows: readonly InLinks[]): string {
  const lines = rows.map(
    ({ path, clicks, from }) =>
      `  ${String(from.length).padStart(2)} ×  ${path}  ${clicks === undefined ? 'out of reach' : plural(clicks, 'click')}  from ${from.join(', ') || 'no other page'}`,
  );
  return ['Links from the body text of other pages, fewest first.', ...lines].join('\n');
}
