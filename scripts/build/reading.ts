import type { Element, ElementContent, Parents, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

type Node = RootContent | ElementContent;

/** Navigation and controls mean nothing outside the page. */
const operating = new Set(['form', 'nav', 'noscript', 'script', 'search', 'style', 'template']);
/** Layout sets these side by side; in a text they need a space between them. */
const inline = new Set(['a', 'b', 'cite', 'em', 'i', 'mark', 'small', 'span', 'strong']);

const isElement = (node: Node | undefined): node is Element => node?.type === 'element';

/** Whether a reader of the text has no use for a node: decoration, navigation, controls, hints about the browser. */
function isDropped(node: Node): boolean {
  if (!isElement(node)) return node.type !== 'text';
  const { tagName, properties } = node;
  return (
    operating.has(tagName) ||
    properties.ariaHidden === 'true' ||
    (tagName === 'img' && !properties.alt) ||
    (tagName === 'span' && textOf(node).trim() === '(opens in a new tab)')
  );
}

const isDrawing = ({ tagName, properties }: Element): boolean => tagName === 'svg' || properties.role === 'img';

/** A drawing becomes the sentence that stands for it, or nothing. */
function inWords(drawing: Element): Element[] {
  const { role, ariaLabel } = drawing.properties;
  if (role !== 'img') return [];
  const described = drawing.children.filter(
    (child) => isElement(child) && (child.tagName === 'title' || child.tagName === 'desc'),
  );
  const value = ariaLabel ? String(ariaLabel) : described.map(textOf).join('. ');
  return [{ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] }];
}

/** The number that a list item carries for its looks: in a text the list counts by itself. */
function dropOrdinals(list: Element): void {
  for (const [index, item] of list.children.filter(isElement).entries()) {
    const [ordinal, next] = item.children;
    if (isElement(ordinal) && next && textOf(ordinal).trim() === String(index + 1)) item.children.shift();
  }
}

/** Markdown has no place for a caption in a table, so it goes before it. */
function takeOutCaption(table: Element): Element[] {
  const caption = table.children.find((child) => isElement(child) && child.tagName === 'caption') as
    | Element
    | undefined;
  return caption ? [{ ...caption, tagName: 'p' }, table] : [table];
}

/** On the page, layout separates what stands side by side. A figure and its unit are one word. */
function areApart(left: Node | undefined, right: Node): boolean {
  if (isElement(left) && isElement(right)) return inline.has(left.tagName) && inline.has(right.tagName);
  return isElement(left) && left.tagName === 'b' && right.type === 'text' && /^[\p{L}\p{N}]/u.test(right.value);
}

/** A large number, set as a paragraph of its own above its label: `300%`, `18-month`, `15 of 20`. */
function isFigureOf(figure: Element, label: Element): boolean {
  if (figure.tagName !== 'p' || label.tagName !== 'p') return false;
  const text = textOf(figure).trim();
  return text.length < 10 && /\d/.test(text);
}

/** A card may show its figure above its title; in a text the title says what the figure belongs to. */
function leadWithTitle(card: Element): void {
  const find = (parent: Element): boolean =>
    parent.children.some((child, index) => {
      if (!isElement(child)) return false;
      if (!/^h[2-4]$/.test(child.tagName)) return find(child);
      card.children.unshift(...parent.children.splice(index, 1));
      return true;
    });
  find(card);
}

/** Leaves in a tree what a reader of its text needs, and puts spaces where the page's layout has them. */
export function keepWhatIsRead(parent: Parents): void {
  const kept: Node[] = [];
  for (const node of parent.children as Node[]) {
    if (isDropped(node)) continue;
    // Where a node stands in the file is of no use here, and would be copied twice.
    delete node.position;
    const previous = kept.at(-1);
    // React parts its texts with comments, which are gone.
    if (node.type === 'text' && previous?.type === 'text') previous.value += node.value;
    else if (isElement(node) && isDrawing(node)) kept.push(...inWords(node));
    else if (isElement(node) && isElement(previous) && isFigureOf(previous, node)) {
      keepWhatIsRead(node);
      previous.children = [{ ...previous, tagName: 'b' }, { type: 'text', value: ' ' }, ...node.children];
    } else {
      if (areApart(previous, node)) kept.push({ type: 'text', value: ' ' });
      kept.push(...(isElement(node) ? read(node) : [node]));
    }
  }
  parent.children = kept as typeof parent.children;
}

function read(element: Element): Element[] {
  keepWhatIsRead(element);
  const { tagName } = element;
  if (tagName === 'article' || tagName === 'li') leadWithTitle(element);
  if (tagName === 'ol') dropOrdinals(element);
  return tagName === 'table' ? takeOutCaption(element) : [element];
}
