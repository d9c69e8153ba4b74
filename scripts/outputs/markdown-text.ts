import { attribute, hasClass, isElement, type PageElement, type PageNode, textOf } from './page-tree.ts';

/** Inline elements: they continue the line of text around them. */
const inLine = new Set(
  'a abbr b br button cite code em i img kbd label mark q s small span strong sub sup time u'.split(' '),
);
/** Inline elements that a layout sets side by side, so that in text they need a space between them. */
const setApart = new Set('a b cite em i mark small span strong'.split(' '));

/** Navigation and controls mean nothing outside the page. */
const operating = new Set('form input nav script search style template'.split(' '));

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Whether a reader of the text has no use for the element: decoration, navigation, controls, hints about the browser. */
export function isDropped(node: PageNode): boolean {
  if (!isElement(node)) return false;
  const { name, attributes } = node;
  if (operating.has(name)) return true;
  if (name === 'button') return !isWords(node);
  if (attributes === '') return false;
  return (
    attributes.includes(' aria-hidden="true"') ||
    (attributes.includes(' role="') && / role="(?:status|alert)"/.test(attributes)) ||
    (name === 'img' && attributes.includes(' alt=""')) ||
    (hasClass(node, 'vh') && textOf(node).includes('new tab'))
  );
}

/** A question is a button inside its heading, a term with a tooltip one inside its label: both are words of the text. */
const isWords = (button: PageElement): boolean => hasClass(button, 'tip') || /^h[2-4]$/.test(button.parent?.name ?? '');

/** Whether a node, with everything in it, continues the line of text around it. */
export const isInLine = (node: PageNode): boolean =>
  !isElement(node) ||
  (inLine.has(node.name) && !node.attributes.includes(' role="img"') && node.children.every(isInLine));

const special = /[\\`*[\]<]|\b_|_\b|&(?=#?\w+;)|!$/g;

/** Text whose characters are not read as Markdown. An ampersand is, before what looks like a character reference. */
const escaped = (text: string): string => (text.search(special) < 0 ? text : text.replace(special, '\\$&'));

/** Text with a mark on both sides, which must stand close to the words. */
const marked = (mark: string, text: string): string =>
  text.replace(
    /^(\s*)(.*?\S)(\s*)$/s,
    (_, before: string, words: string, after: string) => `${before}${mark}${words}${mark}${after}`,
  );

/** A forced line break, until the line is whole. */
const lineBreak = '\0';

/** Nodes as one line of Markdown, with `breaks` where the page forces a line break. */
export function lineOf(nodes: readonly PageNode[], breaks = ' '): string {
  // Single spaces are skipped: replacing them too would rebuild each line.
  const line = inlineText(nodes)
    .replace(/[ \t\r\n]{2,}|[\t\r\n]/g, ' ')
    .trim();
  return line.includes(lineBreak) ? line.replace(/ ?\0 ?/g, breaks) : line;
}

function inlineText(nodes: readonly PageNode[]): string {
  let line = '';
  let previous: PageNode | undefined;
  for (const node of nodes) {
    if (isDropped(node)) continue;
    if (previous !== undefined && areApart(previous, node)) line += ' ';
    line += isElement(node) ? inlineElement(node) : escaped(node);
    previous = node;
  }
  return line;
}

function inlineElement(element: PageElement): string {
  const { name } = element;
  if (name === 'br') return lineBreak;
  if (name === 'img') {
    return `![${escaped(attribute(element, 'alt') ?? '')}](${attribute(element, 'src')})`;
  }
  if (name === 'sup') return superscript(element);
  const text = inlineText(element.children);
  if (name === 'a') {
    const href = attribute(element, 'href');
    return href === undefined || text === '' ? text : `[${text.trim()}](${href})`;
  }
  if (name === 'b' || name === 'strong') return marked('**', text);
  if (name === 'i' || name === 'em' || name === 'mark') return marked('_', text);
  return inLine.has(name) ? text : ` ${text} `;
}

/** A note's number becomes a footnote; other raised figures keep their height. */
function superscript(element: PageElement): string {
  const raised = textOf(element).trim();
  if (hasClass(element, 'fn')) return `[^${raised}]`;
  return raised.replace(/\d/g, (digit) => superscripts[Number(digit)] ?? digit);
}

const isSetApart = (node: PageNode): boolean => isElement(node) && setApart.has(node.name);

/** On the page, layout separates what stands side by side; here a space has to. A figure and its unit are one word. */
function areApart(left: PageNode, right: PageNode): boolean {
  if (isSetApart(left) && isSetApart(right)) return true;
  if (isElement(left)) return left.name === 'b' && !isElement(right) && /^[\p{L}\p{N}]/u.test(right);
  return isElement(right) && right.name === 'b' && /\p{L}$/u.test(left);
}
