import { DomUtils } from 'htmlparser2';
import { inlineText, isDropped, isInLine } from './markdown-text.ts';
import { firstNamed, hasClass, isElement, type PageElement, type PageNode, textOf } from './page-tree.ts';

/** A paragraph, a heading, a list, a table: without the empty lines around it. */
interface Block {
  text: string;
  /** The kind of list, if it is one: two lists in a row must not run together. */
  list?: 'ul' | 'ol';
}

/** Numbers of the design that have their label in the element after them. */
const numbers = ['rec__n', 'mk__n', 'svc__n'];
const isNumber = (node: PageNode): node is PageElement =>
  isElement(node) && numbers.some((name) => hasClass(node, name));

/** Nodes as Markdown, with an empty line between blocks. The page's heading, its one h1, is left to the caller. */
export const markdownOf = (nodes: readonly PageNode[], address: string): string =>
  blocksOf(nodes, address)
    .map(({ text }) => text)
    .join('\n\n');

function blocksOf(nodes: readonly PageNode[], address: string): Block[] {
  const blocks: Block[] = [];
  let line: PageNode[] = [];
  const endLine = () => {
    blocks.push(...paragraph(line, address));
    line = [];
  };
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index] as PageNode;
    if (isDropped(node)) continue;
    if (isNumber(node)) {
      endLine();
      const label = DomUtils.nextElementSibling(node);
      blocks.push({ text: figure(node, label, address) });
      if (label) index = nodes.indexOf(label);
    } else if (isInLine(node)) line.push(node);
    else {
      endLine();
      if (isElement(node)) blocks.push(...elementBlocks(node, address, blocks.at(-1)));
    }
  }
  endLine();
  return blocks;
}

function elementBlocks(element: PageElement, address: string, before: Block | undefined): Block[] {
  const { name, attribs, children } = element;
  if (attribs.role === 'img') return [{ text: attribs['aria-label'] ?? '' }];
  switch (name) {
    case 'h1':
      return [];
    case 'h2':
    case 'h3':
    case 'h4':
      // The notes are footnotes, which need no heading.
      if (isElement(element.parent as PageNode) && hasClass(element.parent as PageElement, 'notes')) return [];
      return [{ text: `${'#'.repeat(Number(name[1]))} ${headingText(children, address)}` }];
    case 'p':
      return paragraph(children, address);
    case 'ul':
    case 'ol':
      return list(element, address, before?.list === name);
    case 'dl':
      return [{ text: definitions(element, address), list: 'ul' }];
    case 'table':
      return table(element, address);
    case 'blockquote':
      return [{ text: markdownOf(children, address).replace(/^/gm, '> ').replace(/ +$/gm, '') }];
    case 'article':
      leadWithTitle(element);
      return blocksOf(children, address);
    default:
      return blocksOf(children, address);
  }
}

/** Text that Markdown wants on one line. */
export const headingText = (nodes: readonly PageNode[], address: string): string =>
  inlineText(nodes, address)
    .replace(/ ?\\?\n ?/g, ' ')
    .trim();

/** A line of text, if there is any. What would make it a heading, a quotation or a list is escaped. */
function paragraph(nodes: readonly PageNode[], address: string): Block[] {
  const text = inlineText(nodes, address)
    .replace(/ ?\n ?/g, '\n')
    .trim();
  return text
    ? [
        {
          text: text.replace(/^(?:[#>+-]|\d+(?=[.)]))(?=[.)]?\s)/, (start) =>
            /^\d/.test(start) ? `${start}\\` : `\\${start}`,
          ),
        },
      ]
    : [];
}

const figure = (number: PageElement, label: PageElement | null, address: string): string =>
  `**${inlineText(number.children, address).trim()}** ${label ? inlineText(label.children, address).trim() : ''}`.trim();

/** A card may show its figure above its title; in a text the title says what the figure belongs to. */
function leadWithTitle(card: PageElement): void {
  const title = firstNamed(['h2', 'h3', 'h4'], card);
  if (!title) return;
  DomUtils.removeElement(title);
  DomUtils.prependChild(card, title);
}

const named = (name: string, { children }: PageElement): PageElement[] =>
  children.filter((child): child is PageElement => isElement(child) && child.name === name);

function list(element: PageElement, address: string, isSecond: boolean): Block[] {
  const items = named('li', element);
  const notes = items.filter(({ attribs }) => attribs.id?.startsWith('note-'));
  if (notes.length > 0) {
    return notes.map((note) => ({
      text: `[^${note.attribs.id?.slice('note-'.length)}]: ${markdownOf(note.children, address)}`,
    }));
  }
  const isOrdered = element.name === 'ol';
  const texts = items.map((item, index) => {
    if (isOrdered) dropOrdinal(item, index + 1);
    leadWithTitle(item);
    return blocksOf(item.children, address).map(({ text }) => text);
  });
  const marks = isOrdered ? [')', '.'] : ['*', '-'];
  const mark = marks[isSecond ? 0 : 1];
  const first = Number(element.attribs.start ?? 1);
  const marksOf = (index: number) => (isOrdered ? `${first + index}${mark} ` : `${mark} `);
  return [{ text: listText(texts, marksOf), list: isOrdered ? 'ol' : 'ul' }];
}

/** Items with their marks; empty lines part them as soon as one has more than a paragraph. */
function listText(items: string[][], markOf: (index: number) => string): string {
  const gap = items.some((blocks) => blocks.length > 1) ? '\n\n' : '\n';
  return items
    .map((blocks, index) => {
      const mark = markOf(index);
      return mark + blocks.join('\n\n').replace(/\n(?=[^\n])/g, `\n${' '.repeat(mark.length)}`);
    })
    .join(gap);
}

/** A number that a list item carries for its looks: the list counts by itself. */
function dropOrdinal(item: PageElement, ordinal: number): void {
  const [first, second] = item.children.filter(isElement);
  if (first && second && textOf(first).trim() === String(ordinal)) DomUtils.removeElement(first);
}

/** Markdown has no lists of terms: each term leads an item of a list. */
function definitions(element: PageElement, address: string): string {
  const terms = DomUtils.findAll(({ name }) => name === 'dt', element.children);
  const items = terms.map((term) => {
    let text = `**${inlineText(term.children, address).trim()}:**`;
    for (let next = DomUtils.nextElementSibling(term); next?.name === 'dd'; next = DomUtils.nextElementSibling(next)) {
      text += ` ${inlineText(next.children, address).trim()}`;
    }
    return [text];
  });
  return listText(items, () => '- ');
}

/** A table, after its caption, for which Markdown has no place. */
function table(element: PageElement, address: string): Block[] {
  const caption = firstNamed(['caption'], element);
  const rows = DomUtils.findAll(({ name }) => name === 'tr', element.children).map((row) =>
    row.children
      .filter(isElement)
      .map((cell) => inlineText(cell.children, address).replace(/\\?\n/g, ' ').replaceAll('|', '\\|').trim()),
  );
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [
    ...(caption ? paragraph(caption.children, address) : []),
    { text: [line(head), line(rule), ...body.map(line)].join('\n') },
  ];
}
