import { readdirSync, readFileSync } from 'node:fs';
import { compileSync } from '@mdx-js/mdx';
import type { Element, ElementContent, Nodes } from 'hast';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
import { Children, isValidElement, type ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { element, unbrokenText } from '../../scripts/read/hast.ts';
import { type AuditPoint, firstFive, pointNumber } from '../../src/content/audit-list.ts';
import { lawCheck } from '../../src/content/law-checks.ts';
import { promises } from '../../src/content/promises.ts';
import { dollars, listed, range } from '../../src/lib/format.ts';
import { guarantee } from '../../src/offer/guarantee.ts';
import * as plan from '../../src/offer/plan.ts';
import { brand } from '../../src/site/brand.ts';
import { directories, places, shortOfTime } from '../directories.ts';
import { linkCitations } from '../laws.ts';
import * as components from './components.tsx';
import * as examples from './examples.tsx';
import * as forms from './forms.tsx';
import { inGuides } from './no-break.ts';
import * as tables from './tables.tsx';
import { type AnyElement, findAll, type GuidePage, wordsOf } from './tree.ts';

/** The names that the text may write in braces. */
const scope = {
  ...plan,
  guarantee,
  promises,
  brand,
  directories,
  places,
  shortOfTime,
  range,
  listed,
  firstFive,
  dollars: (amount: number) => dollars(Math.round(amount)),
  lawCheck,
  no: pointNumber,
  point: (point: AuditPoint) => `${pointNumber(point)}. ${point}`,
};

/** The pages of guides/NAME.mdx, or of all files in guides/NAME/. Each `---` ends a page, and so does the end of a file. */
export function readGuide(name: string): GuidePage[] {
  // Windows separates folders by a backslash.
  const all = readdirSync('guides', { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  const files = all.filter((file) => file.startsWith(name) && file.endsWith('.mdx') && !file.includes('/.'));
  let part: ReactNode;
  return files
    .sort()
    .flatMap((file) => sheetsOf(`guides/${file}`))
    .map((sheet, index) => {
      const first = (type: unknown) => findAll(sheet, type)[0]?.props.children;
      const startsPart = first('h1') !== undefined;
      if (startsPart) part = first('h1');
      const nodes = sheet.filter((node) => !isValidElement(node) || node.type !== 'h1');
      return { number: index + 1, part, startsPart, label: wordsOf(first(components.h6)), heading: first('h2'), nodes };
    });
}

function sheetsOf(file: string): ReactNode[][] {
  const sheets: ReactNode[][] = [[]];
  for (const node of Children.toArray(render(file).props.children))
    if (isValidElement(node) && node.type === 'hr') sheets.push([]);
    else sheets.at(-1)?.push(node);
  return sheets;
}

function render(file: string): AnyElement {
  try {
    const code = compileSync(
      { path: file, value: readFileSync(file) },
      { outputFormat: 'function-body', remarkPlugins: [gfm], rehypePlugins: [() => tidy] },
    );
    return new Function('runtime', ...Object.keys(scope), `${code}`)(runtime, ...Object.values(scope)).default({
      components: { ...components, ...examples, ...forms, ...tables },
    });
  } catch (error) {
    throw new Error(`${file}: ${error}`);
  }
}

/** GitHub’s tables and boxes to tick. All of its Markdown (remark-gfm) would also link the examples’ addresses. */
function gfm(this: { data: () => object }) {
  const data = this.data() as Record<'micromarkExtensions' | 'fromMarkdownExtensions', unknown[]>;
  data.micromarkExtensions.push(gfmTable(), gfmTaskListItem());
  data.fromMarkdownExtensions.push(gfmTableFromMarkdown(), gfmTaskListItemFromMarkdown());
}

const isElement = (node: Nodes | undefined, name: string): node is Element =>
  node?.type === 'element' && node.tagName === name;

/** Takes out the line breaks between elements, and makes a heading right above a table its caption. */
function tidy(node: Nodes) {
  if (!('children' in node)) return;
  const children = (node.children as ElementContent[])
    .filter((child) => child.type !== 'text' || !/^\s*\n\s*$/.test(child.value))
    .flatMap((child) => linkCitations(child, node))
    .flatMap((child) =>
      child.type === 'text' && !isElement(node, 'nobr')
        ? unbrokenText(child.value.replaceAll('\n', ' '), inGuides, (text) => element('nobr', {}, [text]))
        : child,
    );
  node.children = children.filter((child, index) => {
    const table = children[index + 1];
    if (!isElement(child, 'h4') || !isElement(table, 'table')) return true;
    table.children.unshift({ ...child, tagName: 'caption' });
    return false;
  }) as ElementContent[];
  node.children.forEach(tidy);
  // The first cell of a row is its name.
  if (isElement(node, 'tr'))
    for (const [index, cell] of (node.children as Element[]).entries())
      if (cell.tagName === 'th') cell.properties.scope = 'col';
      else if (cell.children.length === 0) cell.children = [element('input', { className: ['cell'] }, [])];
      else if (index === 0) Object.assign(cell, { tagName: 'th', properties: { scope: 'row' } });
  if (isElement(node, 'li') && isElement(node.children[0], 'input')) node.children.splice(1, 1);
  if (isElement(node, 'ol')) (node.children as Element[]).forEach(setCitationsApart);
}

/** Puts the citations at the end of a numbered point into a column of their own. */
function setCitationsApart(point: Element) {
  const isCitation = (node: ElementContent | undefined): boolean =>
    node?.type === 'element' && (node.tagName === 'em' || (node.tagName === 'a' && isCitation(node.children[0])));
  const end =
    point.children.findLastIndex(
      (child) => !isCitation(child) && !(child.type === 'text' && /^[;,]\s*$/.test(child.value)),
    ) + 1;
  const [words, citations] = [point.children.slice(0, end), point.children.slice(end)];
  if (citations.some(isCitation))
    point.children = [
      element('div', { className: ['cited grid grid-cols-[1fr_148pt] items-baseline gap-[14pt]'] }, [
        element('div', {}, words),
        element('div', { className: ['small'] }, citations.slice(citations.findIndex(isCitation))),
      ]),
    ];
}
