import type { Element, Parents } from 'hast';
import { defaultHandlers, type State, toMdast } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import type {
  Break,
  FootnoteDefinition,
  FootnoteReference,
  Heading,
  Link,
  List,
  Paragraph,
  Root,
  RootContent,
  Text,
} from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Info, type State as MarkdownState, type Options, toMarkdown } from 'mdast-util-to-markdown';
import { absoluteUrl } from '../../src/head/page-head.ts';
import type { PageHead } from '../read/built-pages.ts';
import { keepWhatIsRead } from './reading.ts';

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function superscript(_: State, element: Element): FootnoteReference | Text {
  const raised = textOf(element).trim();
  const [link] = element.children;
  if (link?.type === 'element' && String(link.properties.href).startsWith('#note-'))
    return { type: 'footnoteReference', identifier: raised };
  return { type: 'text', value: raised.replace(/\d/g, (digit) => superscripts[Number(digit)] ?? digit) };
}

/** A heading is one line, even if the page breaks it. */
const lineBreak = (_: State, __: Element, parent: Parents | undefined): Break | Text =>
  parent?.type === 'element' && /^h\d$/.test(parent.tagName) ? { type: 'text', value: ' ' } : { type: 'break' };

const noteId = (element: Element): string | undefined => /^note-(.+)/.exec(String(element.properties.id))?.[1];

function orderedList(state: State, element: Element): List | FootnoteDefinition[] {
  const items = element.children.filter((child): child is Element => child.type === 'element');
  if (items.length === 0 || !items.every(noteId)) return defaultHandlers.ol(state, element) as List;
  return items.map((note) => ({
    type: 'footnoteDefinition',
    identifier: noteId(note) ?? '',
    children: state.toFlow(state.all(note)) as FootnoteDefinition['children'],
  }));
}

/** Markdown has no description lists: each term starts an item. */
function definitions(state: State, element: Element): List {
  const cells = element.children
    .flatMap((child) => (child.type === 'element' && child.tagName === 'div' ? child.children : child))
    .filter((child): child is Element => child.type === 'element');
  const items: Paragraph[] = [];
  for (const cell of cells) {
    const children = state.all(cell) as Paragraph['children'];
    if (cell.tagName === 'dt') {
      const strong = { type: 'strong' as const, children: [...children, { type: 'text' as const, value: ':' }] };
      items.push({ type: 'paragraph', children: [strong] });
    } else items.at(-1)?.children.push({ type: 'text', value: ' ' }, ...children);
  }
  return { type: 'list', spread: false, children: items.map((item) => ({ type: 'listItem', children: [item] })) };
}

/** An eyebrow inside a heading becomes a paragraph below it. */
function pageHeading(state: State, element: Element): (Heading | Paragraph)[] {
  const [kicker, ...rest] = element.children;
  const heading = (children: Element['children']) => defaultHandlers.h1(state, { ...element, children }) as Heading;
  if (kicker?.type !== 'element' || kicker.tagName !== 'span') return [heading(element.children)];
  if (!rest.some((child) => child.type === 'text' && child.value.trim())) return [heading(element.children)];
  return [heading(rest), { type: 'paragraph', children: state.all(kicker) as Paragraph['children'] }];
}

/** Addresses aren't escaped: an ampersand would be copied with its backslash. */
const link = (node: Link, _: unknown, state: MarkdownState, info: Info): string => {
  const exit = state.enter('label');
  const words = state.containerPhrasing(node, { ...info, before: '[', after: ']' });
  exit();
  return words === node.url ? `<${words}>` : `[${words}](${node.url})`;
};

const handlers = { br: lineBreak, sup: superscript, ol: orderedList, dl: definitions, h1: pageHeading };

const asMarkdown: Options = {
  bullet: '-',
  emphasis: '_',
  listItemIndent: 'one',
  handlers: { link },
  extensions: [gfmToMarkdown()],
};

/** A page as Markdown, with absolute addresses. @param main The page's `<main>`, which is used up. @throws If there is none. */
export function markdownVersion(head: Pick<PageHead, 'path' | 'modified'>, main: Element): string {
  const address = absoluteUrl(head.path);
  const source: Paragraph = {
    type: 'paragraph',
    children: [
      { type: 'text', value: 'Source: ' },
      { type: 'link', url: address, children: [{ type: 'text', value: address }] },
      { type: 'text', value: `, last changed on ${head.modified}.` },
    ],
  };
  // Links are resolved against the base.
  const base: Element = { type: 'element', tagName: 'base', properties: { href: address }, children: [] };
  keepWhatIsRead(main);
  const text = toMdast({ type: 'root', children: [base, main] }, { handlers }) as Root;
  const isHeading = (node: RootContent) => node.type === 'heading' && node.depth === 1;
  const heading = text.children.filter(isHeading);
  text.children = [...heading, source, ...text.children.filter((node) => !isHeading(node))];
  return toMarkdown(text, asMarkdown);
}
