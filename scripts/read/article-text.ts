import type { Element, ElementContent, Root as Html, Nodes as HtmlNodes } from 'hast';
import { selectAll } from 'hast-util-select';
import type { Nodes, Root } from 'mdast';
import { parseCopy, withWholeFigures } from '../../src/copy/copy-text.ts';

/** Gives the notes numbers instead of names: readers such as Firefox’s drop elements that are called “replies” or “share.” */
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

const element = (tagName: string, properties: Element['properties'], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** The words of a heading, without its notes and links. */
const wordsOf = (children: readonly ElementContent[]): ElementContent[] =>
  children.flatMap((child) => {
    if (child.type !== 'element') return structuredClone(child);
    if (child.tagName === 'sup') return [];
    return child.tagName === 'a' ? wordsOf(child.children) : { ...child, children: wordsOf(child.children) };
  });

/**
 * Puts the table of contents before the text. A heading’s id is a number, for the reason of the notes; the address by its
 * words leads to an anchor in it. A note has its number even where the list has lost another.
 */
export function setOut(tree: Html): void {
  const lines: Element[] = [];
  for (const heading of tree.children) {
    if (heading.type !== 'element' || !/^h[2-6]$/.test(heading.tagName)) continue;
    const slug = `${heading.properties.id}`.replace(/^[\d-]+/, '');
    delete heading.properties.id;
    if (heading.tagName === 'h2') {
      const id = `part-${lines.length + 1}`;
      lines.push(element('ContentsLine', { to: `#${id}` }, wordsOf(heading.children)));
      heading.properties.id = id;
    }
    heading.children.unshift(element('a', { id: slug }, []));
  }
  for (const [index, note] of selectAll('section[data-footnotes] > ol > li', tree).entries())
    note.properties.value = `${index + 1}`;
  const text = element('article', {}, tree.children as ElementContent[]);
  tree.children = lines.length > 2 ? [element('Contents', {}, lines), text] : [text];
}

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** What only articles count and cite: “2.5 seconds,” “point 10,” “Opinion 496,” “June 17,” “10 and 11.” */
const figure = new RegExp(
  [
    String.raw`\d (?:seconds?|milliseconds|pixels|clicks?|clients?|callers?|searches)\b`,
    String.raw`\b(?:[Pp]oints?|[Ee]ffect|[Ss]teps?|[Oo]pinions?|[Cc]omment|[Cc]hapter|[Pp]age|[Rr]ules?|Suite|Ste\.|[HS]\.B\.|No\.) \d`,
    String.raw`\b(?:${months}) \d`,
    String.raw`\d (?:and|or|to) \d`,
    // After a figure that the article inserts.
    String.raw`^ (?:days|months|clients|clicks)\b`,
    // “18 U.S.C.,” “474 S.E.2d.”
    String.raw`\d (?:[A-Z]\.){2}`,
  ].join('|'),
  'g',
);

/** Numbers of opinions, rules, and reports: “EO-19-0010,” “ER 1.6(d)(4),” “ABA 496.” */
const citation = /(\b(?:[A-Z]{2,}[ -]|R\. )\d[\d.-]*(?:\(\w+\))*)/;

const onOneLine = (value: string): Element =>
  element('span', { className: ['whitespace-nowrap'] }, [{ type: 'text', value }]);

/** Keeps on one line what the copy of other pages does (“§ 50-6,” “90 days,” “month 6”), and more. */
const unbroken = (text: string): ElementContent[] =>
  withWholeFigures(text)
    .replace(figure, (found) => found.replaceAll(' ', '\u00a0'))
    .split(citation)
    .flatMap((part, index) =>
      // The citations are every second part.
      index % 2 === 1
        ? onOneLine(part)
        : parseCopy(part).map((piece): ElementContent => {
            const value = 'text' in piece ? piece.text : '';
            return piece.kind === 'range' ? onOneLine(value) : { type: 'text', value };
          }),
    );

export function keepTogether(node: HtmlNodes): void {
  if (!('children' in node) || (node.type === 'element' && node.tagName === 'code')) return;
  for (const child of node.children) keepTogether(child);
  Object.assign(node, {
    children: (node.children as ElementContent[]).flatMap((child) =>
      child.type === 'text' ? unbroken(child.value) : child,
    ),
  });
}
