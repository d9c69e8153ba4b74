import { isDropped, isInLine, lineOf } from './markdown-text.ts';
import {
  attribute,
  find,
  first,
  hasClass,
  isElement,
  next,
  type PageElement,
  type PageNode,
  remove,
  textOf,
} from './page-tree.ts';

/** A paragraph, a heading, a list, a table: without the empty lines around it. */
interface Block {
  text: string;
  /** The kind of list, if it is one: two of a kind in a row must not run together. */
  list?: 'ul' | 'ol';
}

/** Nodes as Markdown, with an empty line between blocks. The page's heading, its one h1, is left to the caller. */
export const markdownOf = (nodes: readonly PageNode[]): string =>
  blocksOf(nodes)
    .map(({ text }) => text)
    .join('\n\n');

function blocksOf(nodes: readonly PageNode[]): Block[] {
  const blocks: Block[] = [];
  let line: PageNode[] = [];
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index] as PageNode;
    if (isDropped(node)) continue;
    const isFigure = isElement(node) && isNumber(node);
    if (!isElement(node) || (!isFigure && isInLine(node))) {
      line.push(node);
      continue;
    }
    blocks.push(...paragraph(line));
    line = [];
    if (isFigure) {
      const label = next(node);
      blocks.push({ text: `**${lineOf(node.children)}** ${label ? lineOf(label.children) : ''}`.trimEnd() });
      if (label) index = nodes.indexOf(label);
    } else blocks.push(...elementBlocks(node, blocks.at(-1)));
  }
  blocks.push(...paragraph(line));
  return blocks;
}

/** Numbers of the design have their label in the element after them. */
const isNumber = (element: PageElement): boolean =>
  element.attributes.includes('__n') && ['rec__n', 'mk__n', 'svc__n'].some((name) => hasClass(element, name));

function elementBlocks(element: PageElement, before: Block | undefined): Block[] {
  const { name, attributes, parent, children } = element;
  if (attributes.includes(' role="img"')) return [{ text: attribute(element, 'aria-label') ?? '' }];
  switch (name) {
    case 'h1':
      return [];
    case 'h2':
    case 'h3':
    case 'h4':
      // The notes are footnotes, which need no heading.
      return parent && hasClass(parent, 'notes')
        ? []
        : [{ text: `${'#'.repeat(Number(name[1]))} ${lineOf(children)}` }];
    case 'p':
      return paragraph(children);
    case 'ul':
    case 'ol':
      return listOf(element, name, before?.list === name);
    case 'dl':
      return [{ text: listText(definitions(element), () => '- '), list: 'ul' }];
    case 'table':
      return tableOf(element);
    case 'blockquote':
      return [{ text: markdownOf(children).replace(/^/gm, '> ') }];
    case 'article':
      leadWithTitle(element);
      return blocksOf(children);
    default:
      return blocksOf(children);
  }
}

/** A line of text, if there is any. What would make it a heading, a quotation or a list is escaped. */
function paragraph(nodes: readonly PageNode[]): Block[] {
  if (nodes.length === 0) return [];
  const text = lineOf(nodes, '\\\n').replace(/^(?=[#>+-]\s)|^\d+(?=[.)]\s)/, '$&\\');
  return text ? [{ text }] : [];
}

/** A card may show its figure above its title; in a text the title says what the figure belongs to. */
function leadWithTitle(card: PageElement): void {
  const title = first(card, ({ name }) => name === 'h2' || name === 'h3' || name === 'h4');
  if (!title) return;
  remove(title);
  card.children.unshift(title);
  title.parent = card;
}

function listOf(element: PageElement, list: 'ul' | 'ol', followsAnother: boolean): Block[] {
  const items = element.children.filter((child): child is PageElement => isElement(child) && child.name === 'li');
  const notes = items.filter((item) => item.attributes.includes(' id="note-'));
  if (notes.length > 0) {
    return notes.map((note) => ({
      text: `[^${attribute(note, 'id')?.slice('note-'.length)}]: ${markdownOf(note.children)}`,
    }));
  }
  const start = Number(attribute(element, 'start') ?? 1);
  const texts = items.map((item, index) => {
    if (list === 'ol') dropOrdinal(item, index + 1);
    leadWithTitle(item);
    return blocksOf(item.children).map(({ text }) => text);
  });
  const markOf =
    list === 'ol'
      ? (index: number) => `${start + index}${followsAnother ? ')' : '.'} `
      : () => (followsAnother ? '* ' : '- ');
  return [{ text: listText(texts, markOf), list }];
}

/** A number that a list item carries for its looks: the list counts by itself. */
function dropOrdinal(item: PageElement, ordinal: number): void {
  const [ornament, second] = item.children.filter(isElement);
  if (ornament && second && textOf(ornament).trim() === String(ordinal)) remove(ornament);
}

/** Items, each of some blocks, with their marks; empty lines part them as soon as one has more than one block. */
function listText(items: string[][], markOf: (index: number) => string): string {
  const gap = items.some((blocks) => blocks.length > 1) ? '\n\n' : '\n';
  return items
    .map((blocks, index) => {
      const mark = markOf(index);
      return mark + blocks.join('\n\n').replace(/\n(?=[^\n])/g, `\n${' '.repeat(mark.length)}`);
    })
    .join(gap);
}

/** Markdown has no lists of terms: each term leads an item. */
const definitions = (element: PageElement): string[][] =>
  find(element, ({ name }) => name === 'dt').map((term) => {
    let text = `**${lineOf(term.children)}:**`;
    for (let detail = next(term); detail?.name === 'dd'; detail = next(detail)) text += ` ${lineOf(detail.children)}`;
    return [text];
  });

/** A table, after its caption, for which Markdown has no place. */
function tableOf(element: PageElement): Block[] {
  const caption = first(element, ({ name }) => name === 'caption');
  const rows = find(element, ({ name }) => name === 'tr').map(({ children }) =>
    children.filter(isElement).map((cell) => lineOf(cell.children).replaceAll('|', '\\|')),
  );
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return [...(caption ? paragraph(caption.children) : []), { text: [line(head), rule, ...body.map(line)].join('\n') }];
}
