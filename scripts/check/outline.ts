import { parseArgs } from 'node:util';
import { fleschKincaid } from 'flesch-kincaid';
import type { Element, Nodes } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { syllable } from 'syllable';
import { type BuiltPage, readPages, visibleText } from '../read/built-pages.ts';
import { runCommand } from '../run-command.ts';

const mostNotes = 3;
const longestSentence = 40;

/** What a heading can be about. One that has none of these words may be a good line, but says nothing in an outline. */
const subjects =
  /\b(ads?\b|agency|article|attorney|audit|book|call|cases?\b|cit(y|ies)\b|client|competit|consultation|content|cost|count(y|ies)|custody|days?\b|divorce|faq|fees?\b|firms?\b|founder|google|guarantee|guide|how (long|much|it|we)|keyword|law\b|lawyer|leads?\b|links?\b|maps?\b|market|months?\b|newsletter|pages?\b|plan\b|points?\b|price|pricing|proof|questions?\b|rank|report|results?\b|review|roi\b|rules?\b|sample|search|seo\b|service|site|steps?\b|structured data|team|testimonial|tools?\b|traffic|visib|website|weeks?\b|why|year)|\$\d|\d%/i;

/** Blocks of prose, as long as they end like a sentence: labels, cells and list items that are no sentences do not count. */
const prose = 'p, blockquote, dd, figcaption, li, td';
const sentenceEnd = /[.?!][”’)]*$/;

interface Outline {
  page: BuiltPage;
  headings: Element[];
  notes: number;
  /** Sentences of the page's prose. */
  sentences: string[];
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}$€%]+(?:[’'.,/–-][\p{L}\p{N}%]+)*/gu) ?? [];

/** A heading as a screen reader says it: with what is hidden from sight, without what is hidden from the ear. */
const spoken = (heading: Element): string => oneLine(saidBy(heading)).replace(/ ([.,:;?!])/g, '$1');

function saidBy(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  if (node.properties.ariaHidden === 'true' || ['sup', 'svg'].includes(node.tagName)) return '';
  return node.children.map(saidBy).join('') + (['span', 'b', 'br'].includes(node.tagName) ? ' ' : '');
}

const segmenter = new Intl.Segmenter('en-US', { granularity: 'sentence' });

/** The sentences of a text. Abbreviations are spelled without their period, so that none ends a sentence. */
function sentencesOf(text: string): string[] {
  const plain = text.replace(
    /\b(N\.C|Gen|Stat|Tex|Fam|Pa|C\.S|Cal|Fla|Ga|Ill|Mich|Ohio Rev|Ariz|Rev|Ala|Dom|Rel|Comp|Ann|Op|No|St|Mr|Ms|Dr|U\.S|a\.m|p\.m)\./g,
    (all) => all.replaceAll('.', ''),
  );
  return [...segmenter.segment(plain)].map(({ segment }) => segment.trim()).filter((line) => wordsOf(line).length > 1);
}

function outlineOf(page: BuiltPage): Outline {
  const menus = new Set(selectAll(`nav :is(${prose})`, page.main));
  const blocks = selectAll(prose, page.main).filter(
    (block) => !menus.has(block) && !block.children.some((child) => child.type === 'element' && select(prose, child)),
  );
  const texts = blocks.map(visibleText).filter((text) => sentenceEnd.test(text));
  return {
    page,
    headings: selectAll('h1, h2, h3', page.main),
    notes: selectAll('li[id^="note-"]', page.main).length,
    sentences: texts.flatMap(sentencesOf),
  };
}

/** School years that reading the prose takes. */
function grade(sentences: string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
}

function printOutline({ page: { path, title, description }, headings }: Outline): void {
  console.log(`\n${path}\n  title        ${title}\n  description  ${description}`);
  for (const heading of headings) {
    const indent = '  '.repeat(Number(heading.tagName[1]));
    console.log(`${indent}${heading.tagName.toLowerCase()} ${spoken(heading)}`);
  }
}

function printTable(outlines: Outline[]): void {
  const rows = outlines.map(({ page, headings, notes, sentences }) => ({
    page: page.path,
    notes,
    named: `${Math.round((100 * headings.filter((heading) => subjects.test(spoken(heading))).length) / headings.length)}%`,
    grade: grade(sentences).toFixed(1),
    longest: Math.max(0, ...sentences.map((sentence) => wordsOf(sentence).length)),
  }));
  console.table(rows);
  console.log('named: headings with a word that says what they are about; grade: Flesch-Kincaid; longest: in words');
}

/** A table of all pages, and the outline of those that are named. Fails on too many notes and on too long sentences. */
function checkOutline(): void {
  const options = { dist: { type: 'string', default: 'dist' } } as const;
  const { values: flags, positionals: wanted } = parseArgs({ options, allowPositionals: true });
  const outlines = readPages(flags.dist).map(outlineOf);
  const unknown = wanted.filter((path) => !outlines.some(({ page }) => page.path === path));
  if (unknown.length > 0) throw new Error(`The built site has no ${unknown.join(', ')}.`);
  for (const outline of outlines) if (wanted.includes(outline.page.path)) printOutline(outline);
  printTable(outlines);
  const problems = outlines.flatMap(({ page: { path }, notes, sentences }) => [
    ...(notes > mostNotes ? [`${path} has ${notes} notes; say some of them where they count`] : []),
    ...[...new Set(sentences)]
      .filter((sentence) => wordsOf(sentence).length > longestSentence)
      .map((sentence) => `${path} has a sentence of ${wordsOf(sentence).length} words: “${sentence}”`),
  ]);
  if (problems.length > 0) throw new Error(`\n${problems.join('\n')}`);
}

await runCommand('Usage: npm run check:outline -- [--dist dist] [/path …]', checkOutline);
