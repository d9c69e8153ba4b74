import { absoluteUrl } from '../../src/head/page-head.ts';
import type { PageHead } from '../checks/built-pages.ts';
import { lastModified } from './last-modified.ts';
import { markdownOf } from './markdown-blocks.ts';
import { lineOf } from './markdown-text.ts';
import { first, hasClass, mainContent, remove } from './page-tree.ts';

/**
 * A page as Markdown, from its built HTML: the heading, where it comes from, the main content, and the page's notes as
 * footnotes. Addresses are absolute, so that the text can be read anywhere.
 * @param html The page, or as much of it as holds its `<main>`.
 * @throws If the page has no `<main>`, or no date of its last change.
 */
export function markdownTwin(head: PageHead, html: string): string {
  const address = absoluteUrl(head.path);
  const main = mainContent(head.file, html, address);
  const heading = first(main, ({ name }) => name === 'h1');
  const kicker = heading && first(heading, (element) => hasClass(element, 'kick'));
  if (kicker) remove(kicker);
  const blocks = [
    heading && `# ${lineOf(heading.children)}`,
    `Source: <${address}>, last changed on ${lastModified(head)}.`,
    kicker && lineOf(kicker.children),
    markdownOf(main.children),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
