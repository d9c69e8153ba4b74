import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import mdx, { type Options } from '@mdx-js/rollup';
import type { Root } from 'mdast';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import type { Plugin } from 'vite';
import { parse, type YAMLError } from 'yaml';
import { type ArticleFacts, type ArticleOnPage, type Author, newestFirst } from '../../src/content/article-facts.ts';
import { relatedLink } from '../../src/content/related.ts';
import { team } from '../../src/content/team.ts';
import { withNoBreaks } from '../../src/copy/no-break.ts';
import { keepTogether, numberNotes, setOut } from './article-text.ts';
import { checkFrontmatter } from './frontmatter.ts';

/** Every article is a file here; its name is the end of its address. */
const articlesFolder = 'src/content/articles';

const wordsPerMinute = 230;

/** Counts the words that a reader reads, without notes, addresses, and tags. An inserted figure counts as one. */
const countWords = (text: string): number =>
  text
    .replace(/^(?:import |\[\^[\w-]+\]:|\{\/\*).*|\[\^[\w-]+\]|\]\([^)]*\)|<[^>]+>/gm, ' ')
    .replace(/\{[^}]*\}/g, '0')
    .match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;

interface Parts {
  frontmatter: string;
  wordCount: number;
}

const parser = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] });

/** By text, because a build asks for them once per page. */
const known = new Map<string, Parts>();

/** @throws A sentence that names the line and the fix. */
function partsOf(text: string): Parts {
  const parts = known.get(text) ?? parseParts(text);
  known.set(text, parts);
  return parts;
}

function parseParts(text: string): Parts {
  const frontmatter = parseText(text).children.find((node) => node.type === 'yaml');
  return {
    frontmatter: frontmatter?.value ?? '',
    wordCount: countWords(text.slice(frontmatter?.position?.end.offset)),
  };
}

function parseText(text: string): Root {
  try {
    return parser.parse(text);
  } catch (error) {
    const { line, reason, message } = error as Error & { line?: number; reason?: string };
    throw new Error(`line ${line}: ${reason ?? message}. Write a “<” or “{” of the text as &lt; or \\{.`);
  }
}

function parseFields(yaml: string): unknown {
  try {
    return parse(yaml) ?? {};
  } catch (error) {
    const { linePos, message } = error as YAMLError;
    // The frontmatter begins below the hyphens.
    throw new Error(
      `line ${Number(linePos?.[0].line) + 1}: ${message.replace(/ at line .*/s, '')}. A text with a colon needs quotation marks, such as title: "Fees: what to say".`,
    );
  }
}

/** @throws One sentence for each mistake, with its fix. */
function readArticle(folder: string, file: string, paths: readonly string[]): ArticleFacts {
  if (!file.endsWith('.mdx'))
    throw new Error('an article’s name ends in .mdx. Rename it, or move it to another folder.');
  if (!/^[a-z\d-]+\.mdx$/.test(file))
    throw new Error('its name becomes the article’s address. Write lower-case letters, digits, and hyphens.');
  if (file === 'articles.mdx')
    throw new Error('/resources/articles is the list of all articles. Give it another name.');
  const path = pathOf(file);
  const { frontmatter, wordCount } = partsOf(readFileSync(join(folder, file), 'utf8'));
  const fields = checkFrontmatter(parseFields(frontmatter), path, paths);
  if (wordCount === 0 && !fields.draft) throw new Error('it has no text. Write it, or add “draft: true”.');
  return { path, ...fields, wordCount, minutes: Math.max(1, Math.round(wordCount / wordsPerMinute)) };
}

const pathOf = (file: string) => `/resources/${basename(file, '.mdx')}` as const;

/**
 * The articles, newest first.
 * @param drafts Also those that no build publishes.
 * @throws One sentence for each mistake in an article, with its file and its fix.
 */
export function readArticles({ folder = articlesFolder, drafts = false } = {}): ArticleFacts[] {
  // Not what a system or an editor puts beside them, such as ._an-article.mdx.
  const files = readdirSync(folder).filter((file) => !file.startsWith('.'));
  const paths = files.map(pathOf);
  const articles = files.map((file) => {
    try {
      return readArticle(folder, file, paths);
    } catch (error) {
      const name = relative('.', join(folder, file));
      throw new Error((error as Error).message.replace(/^/gm, `${name}: `));
    }
  });
  return articles.filter(({ draft }) => drafts || !draft).sort(newestFirst);
}

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

/** Replaces the frontmatter with what the page shows of it. A build has nothing of a draft. */
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
 * An article’s file is a module with its words and what its page shows, or with `?facts`, what lists say of it: with the words
 * in the same module, a list would load those.
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
