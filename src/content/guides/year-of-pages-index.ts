import { range } from '../../lib/format.ts';
import type { Block } from './types.ts';
import { fall } from './year-of-pages-fall.ts';
import { spring } from './year-of-pages-spring.ts';
import { summer } from './year-of-pages-summer.ts';
import { winter } from './year-of-pages-winter.ts';

/** January's first page comes after the cover, the contents and the plan. */
const firstPage = 4;
const months = [winter, spring, summer, fall].flat();

/** The topics of each month, with the number of their page. */
const topics = months.flatMap(({ blocks }, index) =>
  blocks.flatMap((block) =>
    block.kind === 'topics' ? block.items.map((item) => ({ ...item, page: index + firstPage })) : [],
  ),
);

/** The number of the page that answers a question. @throws If none does. */
export function pageOf(question: string): number {
  const topic = topics.find((topic) => topic.question === question);
  if (!topic) throw new Error(`No month has the topic “${question}”. Copy a question from year-of-pages-*.ts.`);
  return topic.page;
}

/** How the law of each state is cited. */
const citations: [name: string, citation: RegExp][] = [
  ['Alabama', /Ala\./],
  ['Alaska', /\bAS \d/],
  ['Arizona', /A\.R\.S\./],
  ['California', /\bCal\./],
  ['Florida', /Fla\./],
  ['Georgia', /O\.C\.G\.A\./],
  ['Illinois', /ILCS/],
  ['Michigan', /MCL|MCR/],
  ['New York', /N\.Y\./],
  ['North Carolina', /N\.C\./],
  ['Ohio', /R\.C\.|Ohio (Civ|Sup)\.R\./],
  ['Pennsylvania', /Pa\.C\.S\./],
  ['Texas', /Tex\./],
  ['Federal law', /U\.S\.|C\.F\.R\.|IRC|Treas\. Reg\.|Pub\. L\./],
];

/** Numbers of pages as in an index: 5, 7–9. */
function inRuns(pages: readonly number[]): string {
  const ends = pages.filter((page) => !pages.includes(page + 1));
  return pages
    .filter((page) => !pages.includes(page - 1))
    .map((start, run) => (start === ends[run] ? start : range([start, ends[run] ?? start])))
    .join(', ');
}

/** Which pages cite which state's law, in two columns. */
export function indexByState(): Block {
  const entries = citations.map(([name, citation]) => {
    const pages = months.flatMap(({ blocks }, index) =>
      citation.test(JSON.stringify(blocks)) ? [index + firstPage] : [],
    );
    return [name, inRuns(pages)];
  });
  const half = entries.length / 2;
  return {
    kind: 'table',
    caption: 'Index: the pages that cite your state’s law by section or case',
    head: ['Law of', 'Pages', 'Law of', 'Pages'],
    rows: entries.slice(0, half).map((entry, row) => [entry, entries[half + row] ?? []].flat()),
  };
}
