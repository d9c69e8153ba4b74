import { dirname } from 'node:path';
import mdx, { type Options } from '@mdx-js/rollup';
import type { Root } from 'mdast';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import type { Plugin } from 'vite';
import type { ArticleFacts, ArticleOnPage, Author } from '../../src/content/article-facts.ts';
import { relatedLink } from '../../src/content/related.ts';
import { team } from '../../src/content/team.ts';
import { withNoBreaks } from '../../src/copy/no-break.ts';
import { pathOf, readArticles } from './read-articles.ts';
import { keepTogether, numberNotes, setOut } from './text.ts';

const member = (id: string | undefined): Author | undefined => {
  const found = team.find((candidate) => candidate.id === id);
  return found && { id: found.id, name: found.name, role: found.role, image: found.image, alt: found.alt };
};

const neighbor = (article: ArticleFacts | undefined) =>
  article && { path: article.path, title: withNoBreaks(article.title) };

function onPage(
  { author, reviewedBy, related, ...article }: ArticleFacts,
  all: readonly ArticleFacts[],
): ArticleOnPage {
  const index = all.findIndex(({ path }) => path === article.path);
  return {
    ...article,
    // The check of the frontmatter has found the author.
    author: member(author) as Author,
    reviewer: member(reviewedBy),
    related: related
      .map((target) => relatedLink(target, all))
      .map((link) => ({ ...link, name: withNoBreaks(link.name) })),
    newer: neighbor(all[index - 1]),
    older: neighbor(all[index + 1]),
  };
}

type Command = 'build' | 'serve';

/** The published facts of the article in a file. A build publishes none of a draft. */
const published = (file: string, command: Command): ArticleFacts | undefined =>
  readArticles({ folder: dirname(file), drafts: command === 'serve' }).find(({ path }) => path === pathOf(file));

/** Replaces the frontmatter with the facts on the page. A build leaves a draft empty. */
const finishFrontmatter = (command: Command) => () => (tree: Root, file: { path: string }) => {
  const facts = published(file.path, command);
  const yaml = tree.children.find((node) => node.type === 'yaml');
  if (!facts) tree.children = [];
  else if (yaml) yaml.value = JSON.stringify(onPage(facts, readArticles({ folder: dirname(file.path) })));
};

/** How an article’s file becomes a component. */
export const textOptions = (command: Command) =>
  ({
    remarkPlugins: [
      remarkFrontmatter,
      finishFrontmatter(command),
      [remarkMdxFrontmatter, { name: 'article' }],
      remarkGfm,
      () => numberNotes,
    ],
    // The notes have the ids that those of other pages have.
    remarkRehypeOptions: { clobberPrefix: 'note-', footnoteLabel: 'Notes and sources' },
    rehypePlugins: [rehypeSlug, () => setOut, () => keepTogether],
  }) satisfies Options;

/**
 * An article’s file is a module with its words and its page’s facts. With `?facts`, it is one with the facts that lists show,
 * because a list would otherwise load the words of every article.
 */
export function articlePlugins(command: Command): Plugin[] {
  const { transform, ...text } = mdx(textOptions(command));
  return [
    {
      name: 'article-facts',
      load: (id) =>
        id.endsWith('.mdx?facts')
          ? `export default ${JSON.stringify(published(id.replace('?facts', ''), command))};`
          : null,
    },
    {
      ...text,
      enforce: 'pre',
      transform: { filter: { id: /\.mdx$/ }, handler: async (code, id) => (await transform(code, id))?.code },
    },
  ];
}
