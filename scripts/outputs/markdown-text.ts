import { hasClass, isElement, type PageElement, type PageNode, textOf } from './page-tree.ts';

/** Elements without an outside of their own: they run on in the line of text around them. */
const inLine = new Set(
  'a abbr b br button cite code em i img kbd label mark q s small span strong sub sup time u'.split(' '),
);
/** Those that a layout sets side by side, so that in a text a space must part them. */
const setApart = new Set('a b cite em i mark small span strong'.split(' '));

/** Navigation and controls mean nothing outside the page. */
const operating = new Set('form input nav script search style template'.split(' '));

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Whether a reader of the text has no use for the element: decoration, navigation, controls, hints about the browser. */
export function isDropped(node: PageNode): boolean {
  if (!isElement(node)) return node.type !== 'text';
  const { name, attribs } = node;
  if (operating.has(name) || attribs['aria-hidden'] === 'true') return true;
  if (attribs.role === 'status' || attribs.role === 'alert' || (name === 'img' && attribs.alt === '')) return true;
  if (name === 'button') return !isWords(node);
  return hasClass(node, 'vh') && textOf(node).includes('new tab');
}

/** A question is a button inside its heading, a term with a tooltip one inside its label: both are words of the text. */
const isWords = (button: PageElement): boolean =>
  hasClass(button, 'tip') ||
  (isElement(button.parent as PageNode) && /^h[2-4]$/.test((button.parent as PageElement).name));

/** Whether a node runs on in the line of text around it, with all that it holds. */
export const isInLine = (node: PageNode): boolean =>
  !isElement(node) || (inLine.has(node.name) && node.attribs.role !== 'img' && node.children.every(isInLine));

/** Characters that would be read as Markdown. The ampersand is one before what looks like an entity. */
const escaped = (text: string): string => text.replace(/[\\`*[\]<]|\b_|_\b|&(?=#?\w+;)|!$/g, '\\$&');

/** Text with a mark on both sides, which must stand close to the words. */
const marked = (mark: string, text: string): string =>
  text.replace(
    /^(\s*)(.+?)(\s*)$/s,
    (_, before: string, words: string, after: string) => before + mark + words + mark + after,
  );

/** Nodes in a line of text as Markdown. Addresses become absolute. */
export function inlineText(nodes: readonly PageNode[], address: string): string {
  let line = '';
  let previous: PageNode | undefined;
  for (const node of nodes) {
    if (isDropped(node)) continue;
    if (previous && areApart(previous, node)) line += ' ';
    line += isElement(node)
      ? inlineElement(node, address)
      : escaped((node as { data: string }).data.replace(/[ \t\r\n]+/g, ' '));
    previous = node;
  }
  return line.replace(/ {2,}/g, ' ');
}

function inlineElement(element: PageElement, address: string): string {
  const { name, attribs } = element;
  if (name === 'br') return '\\\n';
  if (name === 'img') return `![${escaped(attribs.alt ?? '')}](${new URL(attribs.src ?? '', address).href})`;
  if (name === 'sup') {
    const raised = textOf(element).trim();
    return hasClass(element, 'fn')
      ? `[^${raised}]`
      : raised.replace(/\d/g, (digit) => superscripts[Number(digit)] ?? digit);
  }
  const text = inlineText(element.children, address);
  if (name === 'a' && attribs.href !== undefined)
    return text && `[${text.trim()}](${new URL(attribs.href, address).href})`;
  if (name === 'b' || name === 'strong') return marked('**', text);
  if (name === 'i' || name === 'em' || name === 'mark') return marked('_', text);
  return inLine.has(name) ? text : ` ${text} `;
}

const isSetApart = (node: PageNode): node is PageElement => isElement(node) && setApart.has(node.name);

/** On the page a layout parts what stands side by side; here a space must. A figure and its unit are one word. */
function areApart(left: PageNode, right: PageNode): boolean {
  if (isSetApart(left) && isSetApart(right)) return true;
  if (isElement(left)) return left.name === 'b' && 'data' in right && /^[\p{L}\p{N}]/u.test(right.data);
  return isElement(right) && right.name === 'b' && 'data' in left && /\p{L}$/u.test(left.data);
}
