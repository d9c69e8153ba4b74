import type { Element, ElementContent, Parents, RootContent } from 'hast';
import { select } from 'hast-util-select';
import { defaultHandlers, type State, toMdast } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import type { Break, FootnoteDefinition, Link, List, Root, Text } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Info, type State as MarkdownState, type Options, toMarkdown } from 'mdast-util-to-markdown';
import { absoluteUrl, type PageFacts } from '../../src/head/page-facts.ts';

type Node = RootContent | ElementContent;

const isElement = (node: Node | undefined): node is Element => node?.type === 'element';

/** Navigation and controls mean nothing outside the page, and neither do decorations. */
function isDropped(node: Node): boolean {
  if (!isElement(node)) return node.type !== 'text';
  const { tagName, properties } = node;
  return (
    /^(?:form|nav|noscript|script|search|style|template)$/.test(tagName) ||
    properties.ariaHidden === 'true' ||
    properties.dataNosnippet !== undefined ||
    properties.dataFootnoteBackref !== undefined ||
    (tagName === 'img' && !properties.alt) ||
    textOf(node).trim() === '(opens in a new tab)'
  );
}

/** A drawing's description, as a paragraph unless the drawing is part of one. */
function described({ tagName, properties: { role, ariaLabel }, children }: Element): Element[] {
  if (role !== 'img') return [];
  const parts = children.filter((child) => isElement(child) && /^(?:title|desc)$/.test(child.tagName));
  const value = ariaLabel ? String(ariaLabel) : parts.map(textOf).join('. ');
  const parent = tagName === 'span' ? 'span' : 'p';
  return [{ type: 'element', tagName: parent, properties: {}, children: [{ type: 'text', value }] }];
}

/** Drops everything that a reader of the text doesn’t need. */
function keepWhatIsRead(parent: Parents): void {
  const kept: Node[] = [];
  for (const node of parent.children as Node[]) {
    if (isDropped(node)) continue;
    if (!isElement(node)) kept.push(node);
    else if (node.tagName === 'svg' || node.properties.role === 'img') kept.push(...described(node));
    else kept.push(...liftOut(node));
  }
  parent.children = kept as typeof parent.children;
}

/** Lifts captions, eyebrows, and summary lines out of their elements, and drops typed list numbers. */
function liftOut(element: Element): Element[] {
  const { tagName, children } = element;
  if (tagName === 'ol')
    for (const [index, item] of children.filter(isElement).entries())
      item.children = item.children.filter((child) => textOf(child as Element).trim() !== `${index + 1}`);
  keepWhatIsRead(element);
  const [first, ...rest] = element.children;
  if (!isElement(first)) return [element];
  // A summary’s line below its heading would run on from it.
  if (tagName === 'summary' && rest.length > 0 && /^h\d$/.test(first.tagName))
    return [first, { ...element, tagName: 'p', children: rest }];
  const eyebrow = tagName === 'h1' && first.tagName === 'span' && rest.some(({ type }) => type === 'text');
  if (eyebrow)
    return [
      { ...element, children: rest },
      { ...first, tagName: 'p' },
    ];
  return first.tagName === 'caption' ? [{ ...first, tagName: 'p' }, element] : [element];
}

/** A heading is one line, even if the page breaks it. */
const lineBreak = (_: State, __: Element, parent: Parents | undefined): Break | Text =>
  parent?.type === 'element' && /^h\d$/.test(parent.tagName) ? { type: 'text', value: ' ' } : { type: 'break' };

/** The note that a number leads to. */
const noteOf = (link: Element | undefined) => /#note-(.+)/.exec(String(link?.properties.href))?.[1];

const noteId = (element: Element): string | undefined => /^note-(.+)/.exec(String(element.properties.id))?.[1];

function orderedList(state: State, element: Element): List | FootnoteDefinition[] {
  const items = element.children.filter(isElement);
  if (items.length === 0 || !items.every(noteId)) return defaultHandlers.ol(state, element) as List;
  return items.map((note) => ({
    type: 'footnoteDefinition',
    identifier: noteId(note) ?? '',
    children: state.toFlow(state.all(note)) as FootnoteDefinition['children'],
  }));
}

/** Addresses aren’t escaped, because an ampersand would be copied with its backslash. */
const link = (node: Link, _: unknown, state: MarkdownState, info: Info): string =>
  `[${state.containerPhrasing(node, { ...info, before: '[', after: ']' })}](${node.url})`;

const asMarkdown: Options = {
  bullet: '-',
  emphasis: '_',
  handlers: { link },
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};

/** A page as Markdown, with absolute addresses. @param main The page's `<main>`, which it changes. */
export function markdownVersion({ path, updated }: Pick<PageFacts, 'path' | 'updated'>, main: Element): string {
  const address = absoluteUrl(path);
  // Links are resolved against the base.
  const base: Element = { type: 'element', tagName: 'base', properties: { href: address }, children: [] };
  keepWhatIsRead(main);
  // Only the numbers of notes are superscripts.
  const sup = (_: State, note: Element) =>
    ({ type: 'footnoteReference', identifier: noteOf(select('a', note)) ?? textOf(note).trim() }) as const;
  const handlers = { br: lineBreak, sup, ol: orderedList };
  const { children } = toMdast({ type: 'root', children: [base, main] }, { handlers }) as Root;
  const isTitle = (node: Root['children'][number]) => node.type === 'heading' && node.depth === 1;
  const markdown = (nodes: Root['children']) => toMarkdown({ type: 'root', children: nodes }, asMarkdown);
  const source = `Source: <${address}>, last changed on ${updated}.\n`;
  return [markdown(children.filter(isTitle)), source, markdown(children.filter((node) => !isTitle(node)))].join('\n');
}
