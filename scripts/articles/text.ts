import type { Element, ElementContent, Root as Html, Nodes as HtmlNodes, Text } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import type { Nodes, Root } from 'mdast';
import { element, unbrokenText } from '../read/hast.ts';
import { inArticles } from './no-break.ts';

/** Numbers the notes, because readers such as Firefox’s drop elements that are called “replies” or “share.” */
export function numberNotes(tree: Root): void {
  const names: string[] = [];
  const number = (node: Nodes): void => {
    if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition') {
      if (!names.includes(node.identifier)) names.push(node.identifier);
      node.identifier = `${names.indexOf(node.identifier) + 1}`;
    }
    if ('children' in node) node.children.forEach(number);
  };
  number(tree);
}

/** The words of a heading, without its notes and links. */
const wordsOf = (children: readonly ElementContent[]): ElementContent[] =>
  children.flatMap((child) => {
    if (child.type !== 'element') return structuredClone(child);
    if (child.tagName === 'sup') return [];
    return child.tagName === 'a' ? wordsOf(child.children) : { ...child, children: wordsOf(child.children) };
  });

/** The gate `site` refuses an id that begins with a digit. @param taken The ids of all headings. */
function beginningWithLetter(id: string, taken: ReadonlySet<string>): string {
  const words = id.replace(/^[\d-]+/, '');
  return words === id || (words && !taken.has(words)) ? words : `no-${id}`;
}

/**
 * Puts the table of contents before the text. Readers drop elements by name (numberNotes), so a heading’s id is `part-2`; an
 * empty link inside keeps the address by its words. Each note states its number, because a reader may drop the one before it.
 * A cell has its column’s header, which a phone shows in the cell.
 */
export function setOut(tree: Html): void {
  const lines: Element[] = [];
  const headings = tree.children.filter(
    (node) => node.type === 'element' && /^h[2-6]$/.test(node.tagName),
  ) as Element[];
  const ids = new Set(headings.map(({ properties }) => `${properties.id}`));
  for (const heading of headings) {
    const id = `${heading.properties.id}`;
    const slug = beginningWithLetter(id, ids);
    ids.add(slug);
    delete heading.properties.id;
    if (heading.tagName === 'h2') {
      const id = `part-${lines.length + 1}`;
      lines.push(element('ContentsLine', { to: `#${id}` }, wordsOf(heading.children)));
      heading.properties.id = id;
    }
    heading.children.unshift(element('a', { id: slug }, []));
  }
  for (const [index, note] of selectAll('section[data-footnotes] > ol > li', tree).entries()) {
    const number = index + 1;
    note.properties.value = `${number}`;
    // In the margin (src/styles/article.css): beside its first reference, and below the note before it.
    note.properties.style = `anchor-name: --note-${number}; --reference: --note-fnref-${number}; --above: --note-${index}`;
  }
  for (const reference of selectAll('a[data-footnote-ref]', tree))
    reference.properties.style = `anchor-name: --${reference.properties.id}`;
  for (const table of selectAll('table', tree)) {
    const labels = selectAll('th', table).map(textOf);
    for (const row of selectAll('tbody > tr', table))
      for (const [column, cell] of selectAll('td', row).entries()) cell.properties.dataLabel = labels[column];
  }
  const text = element('article', {}, tree.children as ElementContent[]);
  tree.children = lines.length > 2 ? [element('Contents', {}, lines), text] : [text];
}

const whole = (text: Text) => element('span', { className: ['whitespace-nowrap'] }, [text]);

/** Keeps figures, citations, and ranges on one line (no-break.ts). */
export function keepTogether(node: HtmlNodes): void {
  if (!('children' in node) || (node.type === 'element' && node.tagName === 'code')) return;
  for (const child of node.children) keepTogether(child);
  Object.assign(node, {
    children: (node.children as ElementContent[]).flatMap((child) =>
      child.type === 'text' ? unbrokenText(child.value, inArticles, whole) : child,
    ),
  });
}
