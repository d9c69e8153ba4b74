import { parseArgs } from 'node:util';
import { select, selectAll } from 'hast-util-select';
import { type BuiltPage, readPages, visibleText } from '../read/built-pages.ts';
import { runCommand } from '../run-command.ts';

const mostNotes = 3;
/** In words. */
const longestSentence = 40;

/** Blocks of prose, if they end like a sentence: that leaves out labels, cells and keywords. */
const prose = 'p, blockquote, dd, figcaption, li, td';
const sentenceEnd = /[.?!][”’)]*$/;

const abbreviation =
  /\b(N\.C|Gen|Stat|Tex|Fam|Pa|C\.S|Cal|Fla|Ga|Ill|Mich|Ohio Rev|Ariz|Rev|Ala|Dom|Rel|Comp|Ann|Op|No|St|Mr|Ms|Dr|U\.S|a\.m|p\.m)\./g;

const segmenter = new Intl.Segmenter('en-US', { granularity: 'sentence' });

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}$€%]+(?:[’'.,/–-][\p{L}\p{N}%]+)*/gu) ?? [];

function sentencesOf({ main }: BuiltPage): string[] {
  const menus = new Set(selectAll(`nav :is(${prose})`, main));
  return selectAll(prose, main)
    .filter((block) => !menus.has(block) && !block.children.some((child) => 'tagName' in child && select(prose, child)))
    .map(visibleText)
    .filter((text) => sentenceEnd.test(text))
    .flatMap((text) => [...segmenter.segment(text.replace(abbreviation, (all) => all.replaceAll('.', '')))])
    .map(({ segment }) => segment.trim())
    .filter((sentence) => wordsOf(sentence).length > 1);
}

function printOutline({ path, title, description, main }: BuiltPage): void {
  console.log(`\n${path}\n  title        ${title}\n  description  ${description}`);
  for (const heading of selectAll('h1, h2, h3', main))
    console.log(`${'  '.repeat(Number(heading.tagName[1]))}${heading.tagName} ${visibleText(heading)}`);
}

/** A table of all pages, and the outline of those that are named. Fails on too many notes and on too long sentences. */
function checkOutline(): void {
  const options = { dist: { type: 'string', default: 'dist' } } as const;
  const { values: flags, positionals: wanted } = parseArgs({ options, allowPositionals: true });
  const pages = readPages(flags.dist);
  const unknown = wanted.filter((path) => !pages.some((page) => page.path === path));
  if (unknown.length > 0) throw new Error(`The built site has no ${unknown.join(', ')}.`);
  for (const page of pages) if (wanted.includes(page.path)) printOutline(page);

  const problems: string[] = [];
  const rows = pages.map((page) => {
    const notes = selectAll('li[id^="note-"]', page.main).length;
    const lengths = new Map(sentencesOf(page).map((sentence) => [sentence, wordsOf(sentence).length]));
    if (notes > mostNotes) problems.push(`${page.path} has ${notes} notes; say some of them where they count`);
    for (const [sentence, words] of lengths)
      if (words > longestSentence) problems.push(`${page.path} has a sentence of ${words} words: “${sentence}”`);
    return { page: page.path, notes, 'longest sentence in words': Math.max(0, ...lengths.values()) };
  });
  console.table(rows);
  if (problems.length > 0) throw new Error(`\n${problems.join('\n')}`);
}

await runCommand('Usage: npm run check:outline -- [--dist dist] [/path …]', checkOutline);
