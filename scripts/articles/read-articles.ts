import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { parse, type YAMLError } from 'yaml';
import { type ArticleFacts, newestFirst } from '../../src/content/article-facts.ts';
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

/** The address of an article’s file. */
export const pathOf = (file: string) => `/resources/${basename(file, '.mdx')}` as const;

/**
 * The articles, newest first.
 * @param drafts Also those that no build publishes.
 * @throws One sentence for each mistake in an article, with its file and its fix.
 */
export function readArticles({ folder = articlesFolder, drafts = false } = {}): ArticleFacts[] {
  // Without the files of systems and editors, such as ._an-article.mdx.
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
