/**
 * The tree of a built page's main content, for its Markdown twin. A site of thousands of pages makes as many trees, so this
 * reads what React and the build write and no more: lower-case names, attributes in double quotes, every element closed.
 * The checks of the body, which must doubt that, parse with a library (scripts/checks/built-pages.ts).
 */
export interface PageElement {
  name: string;
  /** As written: ` class="lede" id="top"`. */
  attributes: string;
  parent: PageElement | undefined;
  children: PageNode[];
}

/** An element, or text. */
export type PageNode = PageElement | string;

const voidElements = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr']);

/**
 * The main content of a page, drawings as the sentences that stand for them, links absolute.
 * @param address The page's own, without a trailing slash but for the root's.
 * @throws If there is none.
 */
export function mainContent(file: string, html: string, address: string): PageElement {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  if (start < 0 || end < 0) throw new Error(`${file} has no <main>: its layout must render one (src/layout).`);
  const bases = { '/': new URL(address).origin, '#': address };
  return parse(file, html.slice(start, end + '</main>'.length), bases);
}

/** What precedes an address that does not stand by itself, by its first character. */
type Bases = Record<'/' | '#', string>;

function parse(file: string, html: string, bases: Bases): PageElement {
  const root: PageElement = { name: 'root', attributes: '', parent: undefined, children: [] };
  let inside = root;
  let at = 0;
  for (let open = html.indexOf('<'); open >= 0; open = html.indexOf('<', at)) {
    if (open > at) inside.children.push(decoded(html.slice(at, open)));
    const close = html.indexOf('>', open);
    const mark = html[open + 1];
    at = mark === '!' ? html.indexOf('-->', open) + 3 : close + 1;
    if (mark === '!') continue;
    if (mark === '/') {
      inside = parentOf(inside, html.slice(open + 2, close), file) ?? root;
      continue;
    }
    const element = opened(html.slice(open + 1, html[close - 1] === '/' ? close - 1 : close), inside, bases);
    if (element.name === 'svg') {
      // Drawings are the larger part of some pages, and nothing in them is read.
      const end = html.indexOf('</svg>', at);
      inside.children.push(...inWords(element, html.slice(at, end)));
      at = end + '</svg>'.length;
      continue;
    }
    inside.children.push(element);
    if (!voidElements.has(element.name)) inside = element;
  }
  const [main] = root.children;
  if (!isElement(main)) throw new Error(`${file} has nothing in its <main>.`);
  return main;
}

/** An element that a tag opens: `p class="lede"`. */
function opened(tag: string, parent: PageElement, bases: Bases): PageElement {
  const space = tag.indexOf(' ');
  if (space < 0) return { name: tag, attributes: '', parent, children: [] };
  const name = tag.slice(0, space);
  return { name, attributes: withAddress(name, tag.slice(space), bases), parent, children: [] };
}

/** Where the text goes on after a closing tag. @throws If the tag closes another element than the one that is open. */
function parentOf(element: PageElement, closed: string, file: string): PageElement | undefined {
  if (closed !== element.name) throw new Error(`${file} closes <${element.name}> with </${closed}>.`);
  return element.parent;
}

/** A drawing becomes the sentence that stands for it, or nothing. */
function inWords(drawing: PageElement, inside: string): PageElement[] {
  if (!drawing.attributes.includes('role="img"')) return [];
  const parts = inside.matchAll(/<(title|desc)\b[^>]*>(.*?)<\/\1>/gs);
  const sentence = attribute(drawing, 'aria-label') ?? decoded([...parts].map(([, , text]) => text).join('. '));
  return [{ name: 'p', attributes: '', parent: drawing.parent, children: [sentence] }];
}

/** Where a link or a picture leads, without regard to the page. */
const withAddress = (name: string, attributes: string, bases: Bases): string =>
  name === 'a' || name === 'img'
    ? attributes.replace(/ (href|src)="([/#])/, (_, key, first: '/' | '#') => ` ${key}="${bases[first]}${first}`)
    : attributes;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#x2F': '/' };

/** Text without the character references that React and unhead write. */
export const decoded = (text: string): string =>
  text.includes('&') ? text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole) : text;

export const isElement = (node: PageNode | undefined): node is PageElement => typeof node === 'object';

/** An attribute's value; undefined where there is none. */
export function attribute({ attributes }: Pick<PageElement, 'attributes'>, name: string): string | undefined {
  const start = attributes.indexOf(` ${name}="`);
  if (start < 0) return undefined;
  const value = start + name.length + 3;
  return decoded(attributes.slice(value, attributes.indexOf('"', value)));
}

export const hasClass = (element: PageElement, name: string): boolean =>
  element.attributes.includes(name) && ` ${attribute(element, 'class')} `.includes(` ${name} `);

/** All text in an element, whitespace as it stands. */
export const textOf = ({ children }: PageElement): string =>
  children.map((child) => (isElement(child) ? textOf(child) : child)).join('');

/** The elements inside that answer, in the order of the text. */
export function find({ children }: PageElement, answers: (element: PageElement) => boolean): PageElement[] {
  return children.flatMap((child) =>
    isElement(child) ? (answers(child) ? [child, ...find(child, answers)] : find(child, answers)) : [],
  );
}

/** The first element inside that answers. */
export function first({ children }: PageElement, answers: (element: PageElement) => boolean): PageElement | undefined {
  for (const child of children) {
    if (!isElement(child)) continue;
    const found = answers(child) ? child : first(child, answers);
    if (found) return found;
  }
  return undefined;
}

/** The element that follows on the same level. */
export function next(element: PageElement): PageElement | undefined {
  const siblings = element.parent?.children ?? [];
  return siblings.slice(siblings.indexOf(element) + 1).find(isElement);
}

/** Takes an element out of its tree. */
export function remove(element: PageElement): void {
  const siblings = element.parent?.children ?? [];
  siblings.splice(siblings.indexOf(element), 1);
}
