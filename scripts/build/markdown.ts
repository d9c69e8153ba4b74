import type { Element, Parents } from 'hast';
import { defaultHandlers, type State, toMdast } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import type { Break, FootnoteDefinition, Link, List, Root, RootContent, Text } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Info, type State as MarkdownState, type Options, toMarkdown } from 'mdast-util-to-markdown';
import { absoluteUrl } from '../../src/head/page-head.ts';
import type { PageHead } from '../read/built-pages.ts';
import { keepWhatIsRead } from './reading.ts';

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

/** Addresses aren't escaped: an ampersand would be copied with its backslash. */
const link = (node: Link, _: unknown, state: MarkdownState, info: Info): string =>
  `[${state.containerPhrasing(node, { ...info, before: '[', after: ']' })}](${node.url})`;

const asMarkdown: Options = {
  bullet: '-',
  emphasis: '_',
  listItemIndent: 'one',
  handlers: { link },
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};

/** A page as Markdown, with absolute addresses. @param main The page's `<main>`, which is used up. */
export function markdownVersion({ path, modified }: Pick<PageHead, 'path' | 'modified'>, main: Element): string {
  const address = absoluteUrl(path);
  // Links are resolved against the base.
  const base: Element = { type: 'element', tagName: 'base', properties: { href: address }, children: [] };
  keepWhatIsRead(main);
  // The pages raise nothing but the numbers of notes.
  const sup = (_: State, note: Element) => ({ type: 'footnoteReference', identifier: textOf(note).trim() }) as const;
  const handlers = { br: lineBreak, sup, ol: orderedList };
  const { children } = toMdast({ type: 'root', children: [base, main] }, { handlers }) as Root;
  const isTitle = (node: RootContent) => node.type === 'heading' && node.depth === 1;
  const markdown = (nodes: RootContent[]) => toMarkdown({ type: 'root', children: nodes }, asMarkdown);
  const source = `Source: <${address}>, last changed on ${modified}.\n`;
  return [markdown(children.filter(isTitle)), source, markdown(children.filter((node) => !isTitle(node)))].join('\n');
}
