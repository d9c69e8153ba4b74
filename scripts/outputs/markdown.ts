import { DomUtils } from 'htmlparser2';
import { absoluteUrl } from '../../src/head/page-head.ts';
import type { PageHead } from '../checks/built-pages.ts';
import { lastModified } from './last-modified.ts';
import { headingText, markdownOf } from './markdown-blocks.ts';
import { inlineText } from './markdown-text.ts';
import { firstNamed, hasClass, isElement, mainContent } from './page-tree.ts';

/**
 * A page as Markdown, from its built HTML: the heading, where it comes from, the main content, and the page's notes as
 * footnotes. Addresses are absolute, so that the text can be read anywhere.
 * @param html The page, or as much of it as holds its `<main>`.
 * @throws If the page has no `<main>`, or no date of its last change.
 */
export function markdownTwin(head: PageHead, html: string): string {
  const address = absoluteUrl(head.path);
  const main = mainContent(head.file, html);
  const heading = firstNamed(['h1'], main);
  const kicker = heading && DomUtils.findOne((element) => hasClass(element, 'kick'), heading.children);
  if (kicker) DomUtils.removeElement(kicker);
  const words = (children: Parameters<typeof inlineText>[0]) => inlineText(children, address).trim();
  return `${[
    heading && `# ${headingText(heading.children, address)}`,
    `Source: <${address}>, last changed on ${lastModified(head)}.`,
    kicker && isElement(kicker) && words(kicker.children),
    markdownOf(main.children, address),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}
