import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import type { FootnoteDefinition, FootnoteReference } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { absoluteUrl } from '../../src/head/page-head.ts';
import type { BuiltPage } from '../checks/built-pages.ts';
import { lastModified } from './last-modified.ts';
import { readingCopy } from './reading-copy.ts';

/**
 * A page as Markdown, from its built HTML: the heading, where it comes from, the main content, and the page's notes as
 * footnotes. Addresses are absolute, so that the text can be read anywhere.
 */
export function markdownTwin(page: BuiltPage): string {
  const address = absoluteUrl(page.path);
  const copy = readingCopy(page);
  const source = `<p>Source: <a href="${address}">${address}</a>, last changed on ${lastModified(page)}.</p>`;
  copy.querySelector('h1')?.insertAdjacentHTML('afterend', source);
  for (const link of copy.querySelectorAll('a[href], img[src]')) {
    const name = link.tagName === 'A' ? 'href' : 'src';
    const target = link.getAttribute(name) ?? '';
    if (!isNote(target)) link.setAttribute(name, new URL(target, address).href);
  }
  const tree = toMdast(fromHtml(copy.toString(), { fragment: true }), {
    handlers: { sup: noteReference, ol: notesOrList },
  });
  const markdown = toMarkdown(tree, { extensions: [gfmToMarkdown()], bullet: '-', emphasis: '_', rule: '-' });
  // Escaped although no reference follows, which spoils addresses for whoever reads the text as it stands.
  return markdown.replace(/\\&(?!#?\w+;)/g, '&');
}

/** Links to a page's notes, and the notes' own ids (`Notes` in src/ui/copy.tsx). */
const isNote = (target: string): boolean => /^#?note-\d+$/.test(target);

const noteLabel = (target: unknown) => {
  const label = String(target).replace(/^#?note-/, '');
  return { identifier: label, label };
};

/** A superscript number that leads to a note. */
const noteReference: Handle = (_, { children }): FootnoteReference | undefined => {
  const link = children.find((child): child is Element => child.type === 'element' && child.tagName === 'a');
  return link && { type: 'footnoteReference', ...noteLabel(link.properties.href) };
};

/** The page's notes, or any other numbered list. */
const notesOrList: Handle = (state, node) => {
  const items = node.children.filter((child): child is Element => child.type === 'element' && child.tagName === 'li');
  if (!items.some(({ properties }) => isNote(String(properties.id)))) return defaultHandlers.ol(state, node);
  return items.map(
    (item): FootnoteDefinition => ({
      type: 'footnoteDefinition',
      ...noteLabel(item.properties.id),
      children: state.toFlow(state.all(item)),
    }),
  );
};
