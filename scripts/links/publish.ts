import { mkdirSync, writeFileSync } from 'node:fs';
import { writing } from '../writing.ts';
import { type LinkReport, printInLinks, printReport, reportPage } from './link-report.ts';

/** Prints the report before it writes it as a page, so that it can be read even where nothing can be written. */
export function publish(report: LinkReport, withInLinks: boolean, folder = 'reports'): void {
  console.log(printReport(report));
  if (withInLinks) console.log(`\n${printInLinks(report.inLinks)}`);
  const file = `${folder}/links.html`;
  writing(file, () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, reportPage(report));
  });
  console.log(`\nAs a page: ${file}`);
}
