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

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Addresses in one cell, a line for each. */
const addressLines = (addresses: readonly string[]) => addresses.map(escapeHtml).join('<br>');

/** @param cells Markup. */
const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

const table = (heads: string[], rows: string[][]) =>
  rows.length === 0
    ? '<p>None.</p>'
    : `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.map(row).join('')}</tbody></table>`;

/** The report as a small page for people; CI keeps it. */
export function reportPage(report: LinkReport): string {
  const { pages, working, outside, missing, broken, inLinks } = report;
  return `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Link report</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-bottom:1px solid #ccc}td:first-child{white-space:nowrap}</style></head>
<body><main><h1>Link report</h1>
<p>${pages} pages, ${working} working links, ${outside} addresses outside the site that were not asked.</p>
<h2>Faults</h2>${table(
    ['Address', 'What is wrong', 'Linked from'],
    broken.map(({ url, reason, linkedFrom }) => [escapeHtml(url), escapeHtml(reason), addressLines(linkedFrom)]),
  )}
<h2>Known to be missing</h2><p>State pages that nobody has written yet, most linked first: the first is the next to write.</p>${table(
    ['State', 'Address', 'Links', 'Linked from'],
    missing.map(({ state, path, linkedFrom }) => [
      escapeHtml(state),
      escapeHtml(path),
      String(linkedFrom.length),
      addressLines(linkedFrom),
    ]),
  )}
<h2>Links to each page</h2><p>From the body text of other pages that may be found, fewest first; clicks are counted from the home page.</p>${table(
    ['Page', 'Clicks', 'Links', 'Linked from'],
    inLinks.map(({ path, clicks, from }) => [
      escapeHtml(path),
      String(clicks ?? 'none'),
      String(from.length),
      addressLines(from),
    ]),
  )}
</main></body></html>
`;
}
