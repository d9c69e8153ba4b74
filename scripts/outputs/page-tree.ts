import { DomUtils, parseDocument } from 'htmlparser2';

export type PageNode = ReturnType<typeof parseDocument>['children'][number];
export type PageElement = Extract<PageNode, { attribs: Record<string, string> }>;

export const isElement = (node: PageNode | undefined): node is PageElement => node !== undefined && 'attribs' in node;

export const hasClass = ({ attribs }: PageElement, name: string): boolean =>
  attribs.class !== undefined && ` ${attribs.class} `.includes(` ${name} `);

/** All text in an element, whitespace as it stands. */
export const textOf = (element: PageElement): string => DomUtils.textContent(element);

/** The first element inside that has one of the names. */
export const firstNamed = (names: readonly string[], within: PageElement): PageElement | null =>
  DomUtils.findOne(({ name }) => names.includes(name), within.children);

/** A page's `<main>` for readers without a screen: drawings as the sentences that stand for them. @throws If there is none. */
export function mainContent(file: string, html: string): PageElement {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  // Drawings are the larger part of some pages, and nothing in them is read: they need no tree.
  const [main] = start < 0 ? [] : parseDocument(drawingsInWords(html.slice(start, end))).children;
  if (!isElement(main)) throw new Error(`${file} has no <main>: its layout must render one (src/layout).`);
  return main;
}

/** Each drawing becomes the sentence that stands for it, or nothing. */
const drawingsInWords = (html: string): string =>
  html.replace(/<svg\b([^>]*)>(.*?)<\/svg>/gs, (_, attributes: string, inside: string) => {
    if (!attributes.includes('role="img"')) return '';
    const label = /\saria-label="([^"]*)"/.exec(attributes)?.[1];
    const parts = inside.matchAll(/<(title|desc)\b[^>]*>(.*?)<\/\1>/gs);
    return `<p>${label ?? [...parts].map(([, , text]) => text).join('. ')}</p>`;
  });
