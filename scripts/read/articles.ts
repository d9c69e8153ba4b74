import { readdirSync, readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import mdx from '@mdx-js/rollup';
import type { Nodes, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { type ArticleFacts, type Frontmatter, frontmatterProblems } from '../../src/content/article-facts.ts';

/** Every article is a file here; its name is the end of its address. */
const folder = 'src/content/articles';

const wordsPerMinute = 230;

/** The words of a part of the text. What it inserts, such as a price, counts as one. */
function wordsOf(node: Nodes): string {
  if (/^mdx(?:Flow|Text)Expression$/.test(node.type))
    return /^\s*\/\*/.test((node as { value: string }).value) ? '' : '0';
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (!('children' in node) || node.type === 'footnoteDefinition') return '';
  const isLine = /^(?:paragraph|heading|tableCell|strong|emphasis|link)$/.test(node.type);
  return (node.children as Nodes[]).map(wordsOf).join(isLine ? '' : ' ');
}

const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll('’', '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

const headingsOf = (tree: Root) => tree.children.filter((node) => node.type === 'heading');

/** Gives the headings their ids. */
const headingIds = () => (tree: Root) => {
  for (const heading of headingsOf(tree)) heading.data = { hProperties: { id: idOf(wordsOf(heading)) } };
};

const remarkPlugins = [remarkFrontmatter, remarkGfm, headingIds];
const processor = createProcessor({ remarkPlugins });

interface Article {
  facts: ArticleFacts;
  /** For the table of contents. */
  headings: { id: string; text: string }[];
}

/** By source: a build asks for each article several times. */
const known = new Map<string, Article>();

/** Reads an article. @throws A sentence for each field of its frontmatter that is missing or wrong. */
function readArticle(file: string, source = readFileSync(file, 'utf8')): Article {
  const article = known.get(source) ?? parseArticle(file, source);
  known.set(source, article);
  return article;
}

function parseArticle(file: string, source: string): Article {
  const tree = processor.parse(source) as Root;
  const [first] = tree.children;
  const frontmatter = (first?.type === 'yaml' && parse(first.value)) || {};
  const problems = frontmatterProblems(relative('.', file), frontmatter, articleSlugs());
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const path = `/resources/${basename(file, '.mdx')}` as const;
  const words = wordsOf(tree).match(/[\p{L}\p{N}][^\s—]*/gu)?.length ?? 0;
  const minutes = Math.max(1, Math.round(words / wordsPerMinute));
  const sections = headingsOf(tree).filter(({ depth }) => depth === 2);
  const headings = sections.map(wordsOf).map((text) => ({ id: idOf(text), text }));
  return { facts: { path, ...(frontmatter as Frontmatter), words, minutes }, headings };
}

const articleSlugs = (): string[] =>
  readdirSync(folder).flatMap((file) => (file.endsWith('.mdx') ? basename(file, '.mdx') : []));

/** The articles that a build publishes, newest first. @throws One error that names every wrong field. */
export const readArticles = (): ArticleFacts[] =>
  articleSlugs()
    .map((slug) => readArticle(`${folder}/${slug}.mdx`).facts)
    .filter(({ draft }) => !draft)
    .sort((a, b) => (a.published + a.path < b.published + b.path ? 1 : -1));

/**
 * Makes a module of each article: its words and its `headings`, or with `?facts`, what lists say of it. A build publishes
 * nothing of a draft.
 */
export const articlePlugins = (command: 'build' | 'serve'): Plugin[] => [
  {
    name: 'articles',
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?');
      if (!file.endsWith('.mdx')) return;
      const source = readFileSync(file, 'utf8');
      const { facts, headings } = readArticle(file, source);
      if (facts.draft && command === 'build') return 'export const facts = undefined;';
      if (query === 'facts') return `export const facts = ${JSON.stringify(facts)};`;
      return `${source}\n\nexport const headings = ${JSON.stringify(headings)};\n`;
    },
  },
  {
    enforce: 'pre',
    // Rollup’s type and Vite’s differ in their source maps.
    ...(mdx({
      remarkPlugins,
      // The notes have the ids and the heading that those of other pages have.
      remarkRehypeOptions: { clobberPrefix: 'note-', footnoteLabel: 'Notes and sources' },
    }) as Plugin),
  },
];
