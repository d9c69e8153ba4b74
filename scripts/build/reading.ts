import type { Element, ElementContent, Parents, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

type Node = RootContent | ElementContent;

/** Navigation and controls mean nothing outside the page. */
const controls = new Set(['form', 'nav', 'noscript', 'script', 'search', 'style', 'template']);
/** Layout sets these side by side; a text needs a space between them. */
const inline = new Set(['a', 'b', 'cite', 'em', 'i', 'mark', 'small', 'span', 'strong']);

const isElement = (node: Node | undefined): node is Element => node?.type === 'element';

function isDropped(node: Node): boolean {
  if (!isElement(node)) return node.type !== 'text';
  const { tagName, properties } = node;
  return (
    controls.has(tagName) ||
    properties.ariaHidden === 'true' ||
    properties.dataNosnippet !== undefined ||
    (tagName === 'img' && !properties.alt) ||
    (tagName === 'span' && textOf(node).trim() === '(opens in a new tab)')
  );
}

const isDrawing = ({ tagName, properties }: Element): boolean => tagName === 'svg' || properties.role === 'img';

function inWords({ properties: { role, ariaLabel }, children }: Element): Element[] {
  if (role !== 'img') return [];
  const described = children.filter((child) => isElement(child) && /^(?:title|desc)$/.test(child.tagName));
  const value = ariaLabel ? String(ariaLabel) : described.map(textOf).join('. ');
  return [{ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] }];
}

/** Removes the number that a list item starts with on the page. In Markdown, the list counts by itself. */
function dropOrdinal(item: Element, ordinal: string): void {
  const first = item.children.filter(isElement).find((child) => textOf(child) && !isDropped(child));
  if (first && textOf(first).trim() === ordinal) item.children.splice(item.children.indexOf(first), 1);
}

/** Markdown tables have no caption, so it becomes a paragraph above. */
function takeOutCaption(table: Element): Element[] {
  const caption = table.children.filter(isElement).find(({ tagName }) => tagName === 'caption');
  return caption ? [{ ...caption, tagName: 'p' }, table] : [table];
}

/** Whether layout separates two nodes that touch in the HTML: two inline elements, or a word and a figure or label. */
function areApart(left: Node | undefined, right: Node): boolean {
  if (!left || !(isElement(left) || isElement(right))) return false;
  if (isElement(left) && isElement(right)) return inline.has(left.tagName) && inline.has(right.tagName);
  const { tagName } = (isElement(left) ? left : right) as Element;
  // A note's number or a unit belongs to its word.
  if (tagName !== 'b' && tagName !== 'span') return false;
  return /[\p{L}\p{N}%.?!)]$/u.test(textOf(left as Element)) && /^[\p{L}\p{N}]/u.test(textOf(right as Element));
}

/** A large number, set as a paragraph of its own above its label: `300%`, `18-month`, `15 of 20`. */
function isFigureOf(figure: Element, label: Element): boolean {
  if (figure.tagName !== 'p' || label.tagName !== 'p') return false;
  const text = textOf(figure).trim();
  return text.length < 10 && /\d/.test(text);
}

/** A card may show its figure above its title; in a text, the title comes first and says what the figure counts. */
function leadWithTitle(card: Element): void {
  const takeFrom = (parent: Element): boolean =>
    parent.children.some((child, index) => {
      if (!isElement(child)) return false;
      if (!/^h[2-4]$/.test(child.tagName)) return takeFrom(child);
      card.children.unshift(...parent.children.splice(index, 1));
      return true;
    });
  takeFrom(card);
}

/** Keeps what a reader of the text needs, and puts spaces where the layout has them. */
export function keepWhatIsRead(parent: Parents): void {
  const kept: Node[] = [];
  for (const node of parent.children as Node[]) {
    if (isDropped(node)) continue;
    const previous = kept.at(-1);
    if (isElement(node) && isDrawing(node)) kept.push(...inWords(node));
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
  const { tagName } = element;
  if (tagName === 'ol')
    for (const [index, item] of element.children.filter(isElement).entries()) dropOrdinal(item, `${index + 1}`);
  keepWhatIsRead(element);
  if (tagName === 'article' || tagName === 'li') leadWithTitle(element);
  return tagName === 'table' ? takeOutCaption(element) : [element];
}
