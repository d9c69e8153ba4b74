import { parseArgs } from 'node:util';
import { select, selectAll } from 'hast-util-select';
import { type BuiltPage, readPages, visibleText } from './checks/built-pages.ts';
import { runCommand } from './run-command.ts';

const mostNotes = 3;
const longestSentence = 40;

/** Blocks of prose, as long as they end like a sentence: labels, cells and list items that are no sentences do not count. */
const prose = 'p, blockquote, dd, figcaption, li, td';
const sentenceEnd = /[.?!][”’)]*$/;

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}$€%]+(?:[’'.,/–-][\p{L}\p{N}%]+)*/gu) ?? [];

const segmenter = new Intl.Segmenter('en-US', { granularity: 'sentence' });

/** The sentences of a text. Abbreviations are spelled without their period, so that none ends a sentence. */
function sentencesOf(text: string): string[] {
  const plain = text.replace(
    /\b(N\.C|Gen|Stat|Tex|Fam|Pa|C\.S|Cal|Fla|Ga|Ill|Mich|Ohio Rev|Ariz|Rev|Ala|Dom|Rel|Comp|Ann|Op|No|St|Mr|Ms|Dr|U\.S|a\.m|p\.m)\./g,
    (all) => all.replaceAll('.', ''),
  );
  return [...segmenter.segment(plain)].map(({ segment }) => segment.trim()).filter((line) => wordsOf(line).length > 1);
}

/** The sentences of a page's prose. */
function sentencesIn({ main }: BuiltPage): string[] {
  const menus = new Set(selectAll(`nav :is(${prose})`, main));
  const blocks = selectAll(prose, main).filter(
    (block) => !menus.has(block) && !block.children.some((child) => child.type === 'element' && select(prose, child)),
  );
  const texts = blocks.map(visibleText).filter((text) => sentenceEnd.test(text));
  return [...new Set(texts.flatMap(sentencesOf))];
}

function outlineFaults(page: BuiltPage): string[] {
  const notes = selectAll('li[id^="note-"]', page.main).length;
  return [
    ...(notes > mostNotes ? [`${page.path} has ${notes} notes; say some of them where they count`] : []),
    ...sentencesIn(page)
      .filter((sentence) => wordsOf(sentence).length > longestSentence)
      .map((sentence) => `${page.path} has a sentence of ${wordsOf(sentence).length} words: “${sentence}”`),
  ];
}

/**
 * Who reads only a page's outline: `npm run check:outline -- /about` prints title, description and headings. Fails on more
 * than three notes and on sentences above 40 words, in legal texts too.
 */
function checkOutline(): void {
  const options = { dist: { type: 'string', default: 'dist' } } as const;
  const { values: flags, positionals: wanted } = parseArgs({ options, allowPositionals: true });
  const pages = readPages(flags.dist);
  for (const path of wanted) {
    const page = pages.find((each) => each.path === path);
    if (!page) throw new Error(`The built site has no ${path}.`);
    console.log(`\n${path}\n  title        ${page.title}\n  description  ${page.description}`);
    for (const heading of selectAll('h1, h2, h3', page.main))
      console.log(`${'  '.repeat(Number(heading.tagName[1]))}${heading.tagName} ${visibleText(heading)}`);
  }
  const faults = pages.flatMap(outlineFaults);
  if (faults.length > 0) throw new Error(`\n${faults.join('\n')}`);
  console.log(`${pages.length} pages have at most ${mostNotes} notes, and no sentence above ${longestSentence} words.`);
}

await runCommand('Usage: npm run check:outline -- [--dist dist] [/path …]', checkOutline);
