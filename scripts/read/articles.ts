import { readdirSync, readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { compile } from '@mdx-js/mdx';
import type { Nodes, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { parse, YAMLError } from 'yaml';
import {
  type ArticleFacts,
  type ArticleOnPage,
  type Author,
  type Frontmatter,
  newestFirst,
} from '../../src/content/article-facts.ts';
import { relatedLink } from '../../src/content/related.ts';
import { team } from '../../src/content/team.ts';
import { parseCopy, withWholeFigures } from '../../src/copy/copy-text.ts';
import { frontmatterProblems } from './frontmatter.ts';

/** Every article is a file here; its name is the end of its address. */
const folder = 'src/content/articles';

const wordsPerMinute = 230;

/** What a reader reads: no notes, addresses, and tags. What the text inserts, such as a price, counts as a word. */
const countWords = (text: string): number =>
  text
    .replace(/^(?:import |\[\^[\w-]+\]:|\{\/\*).*|\[\^[\w-]+\]|\]\([^)]*\)|<[^>]+>/gm, ' ')
    .replace(/\{[^}]*\}/g, '0')
    .match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;

const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll('’', '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^[-\d]+|-$/g, '');

/** By source, because a build asks for them once per page. */
const known = new Map<string, ArticleFacts>();

/** Reads an article’s facts. @throws A sentence for each field of its frontmatter that is missing or wrong. */
function factsOf(file: string, source: string): ArticleFacts {
  const slugs = articleSlugs();
  const key = [...slugs, source].join();
  const facts = known.get(key) ?? readFacts(file, source, slugs);
  known.set(key, facts);
  return facts;
}

function readFacts(file: string, source: string, slugs: readonly string[]): ArticleFacts {
  const [, frontmatter = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const fields = parseFields(relative('.', file), frontmatter);
  const problems = frontmatterProblems(relative('.', file), { ...fields }, slugs);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const words = countWords(text);
  const minutes = Math.max(1, Math.round(words / wordsPerMinute));
  return { path: `/resources/${basename(file, '.mdx')}`, ...fields, words, minutes };
}

function parseFields(file: string, frontmatter: string): Frontmatter {
  try {
    return parse(frontmatter) ?? {};
  } catch (error) {
    if (!(error instanceof YAMLError)) throw error;
    throw new Error(
      `${file}: ${error.message}\nA text with a colon needs quotation marks, such as title: "Fees: what to say".`,
    );
  }
}

const articleSlugs = (): string[] =>
  // Not what a system or an editor puts beside them, such as ._an-article.mdx.
  readdirSync(folder).flatMap((file) => (/^[^.].*\.mdx$/.test(file) ? basename(file, '.mdx') : []));

/** Without the byte order mark and the CRLF line endings that editors on Windows may write. */
const readSource = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');

/** The articles that a build publishes, newest first. @throws One sentence for each wrong field of an article. */
export const readArticles = (): ArticleFacts[] =>
  articleSlugs()
    .map((slug) => `${folder}/${slug}.mdx`)
    .map((file) => factsOf(file, readSource(file)))
    .filter(({ draft }) => !draft)
    .sort(newestFirst);

/** Gives the headings the ids that the table of contents leads to. */
const headingIds = () => (tree: Root, file: { value: unknown }) => {
  for (const node of tree.children)
    if (node.type === 'heading')
      node.data = {
        hProperties: { id: idOf(`${file.value}`.slice(node.position?.start.offset, node.position?.end.offset)) },
      };
};

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** What only articles count and cite: “2.5 seconds,” “point 10,” “Opinion 496,” “June 17,” “10 and 11.” */
const figure = new RegExp(
  [
    String.raw`\d (?:seconds?|milliseconds|pixels|clicks?|clients?|callers?|searches)\b`,
    String.raw`\b(?:[Pp]oints?|[Ee]ffect|[Ss]teps?|[Oo]pinions?|[Cc]omment|[Cc]hapter|[Pp]age|[Rr]ules?|Suite|Ste\.|[HS]\.B\.|No\.) \d`,
    String.raw`\b(?:${months}) \d`,
    String.raw`\d (?:and|or|to) \d`,
    // After a figure that the article inserts.
    String.raw`^ (?:days|months|clients|clicks)\b`,
    // “18 U.S.C.,” “474 S.E.2d.”
    String.raw`\d (?:[A-Z]\.){2}`,
  ].join('|'),
  'g',
);

/** Numbers of opinions, rules, and reports: “EO-19-0010,” “ER 1.6(d)(4),” “ABA 496.” */
const citation = /(\b(?:[A-Z]{2,}[ -]|R\. )\d[\d.-]*(?:\(\w+\))*)/;

const onOneLine = (value: string): Nodes => ({
  type: 'emphasis',
  data: { hName: 'span', hProperties: { className: ['whitespace-nowrap'] } },
  children: [{ type: 'text', value }],
});

/** Keeps on one line what the copy of other pages does (“§ 50-6,” “90 days,” “month 6”), and more. */
const unbroken = (text: string) =>
  withWholeFigures(text)
    .replace(figure, (found) => found.replaceAll(' ', '\u00a0'))
    .split(citation)
    .flatMap((part, index) =>
      // The citations are every second part.
      index % 2 === 1
        ? onOneLine(part)
        : parseCopy(part).map((piece): Nodes => {
            const value = 'text' in piece ? piece.text : '';
            return piece.kind === 'range' ? onOneLine(value) : { type: 'text', value };
          }),
    );

function keepTogether(node: Nodes): void {
  if (!('children' in node)) return;
  const children: Nodes[] = node.children;
  for (const child of children) keepTogether(child);
  Object.assign(node, {
    children: children.flatMap((child) => (child.type === 'text' ? unbroken(child.value) : child)),
  });
}

const member = (id: string | undefined): Author | undefined => {
  const found = team.find((candidate) => candidate.id === id);
  return found && { id: found.id, name: found.name, role: found.role, image: found.image, alt: found.alt };
};

const neighbor = (article: ArticleFacts | undefined) =>
  article && { path: article.path, title: withWholeFigures(article.title) };

function onPage({ author, reviewedBy, related, ...article }: ArticleFacts, source: string): ArticleOnPage {
  const articles = readArticles();
  const index = articles.findIndex(({ path }) => path === article.path);
  return {
    ...article,
    // The check of the frontmatter has found the author.
    author: member(author) as Author,
    reviewer: member(reviewedBy),
    related: related
      .map((target) => relatedLink(target, articles))
      .map((link) => ({ ...link, name: withWholeFigures(link.name) })),
    newer: neighbor(articles[index - 1]),
    older: neighbor(articles[index + 1]),
    headings: [...source.matchAll(/^## (.+)$/gm)].map(([, text = '']) => ({ id: idOf(text), text })),
  };
}

/** By source: a build asks twice, for the browser and for itself. */
const compiled = new Map<string, Promise<string>>();

async function compileText(file: string, value: string): Promise<string> {
  const words = compile(
    { path: file, value },
    {
      remarkPlugins: [remarkFrontmatter, remarkGfm, headingIds, () => (tree: Root) => keepTogether(tree)],
      // The notes have the ids that those of other pages have.
      remarkRehypeOptions: { clobberPrefix: 'note-', footnoteLabel: 'Notes and sources' },
    },
  );
  return words.then(String, (error: Error) => {
    throw new Error(`${relative('.', file)}:${error.message}. Write a “<” or “{” of the text as &lt; or \\{.`);
  });
}

/**
 * Makes a module of each article: its text and what its page shows, or with `?facts`, what lists say of it. A build publishes
 * nothing of a draft.
 */
export const articlesPlugin = (command: 'build' | 'serve'): Plugin => ({
  name: 'articles',
  load(id) {
    const [file = '', query] = id.split('?');
    if (!file.endsWith('.mdx')) return;
    const source = readSource(file);
    const facts = factsOf(file, source);
    if (facts.draft && command === 'build') return 'export const facts = undefined, article = undefined;';
    if (query === 'facts') return `export const facts = ${JSON.stringify(facts)};`;
    const text = `${source}\n\nexport const article = ${JSON.stringify(onPage(facts, source))};\n`;
    const words = compiled.get(text) ?? compileText(file, text);
    compiled.set(text, words);
    return words;
  },
});
