import { select, selectAll } from 'hast-util-select';
import { type BuiltPage, visibleText } from '../read/built-pages.ts';
import type { Problem } from './page-rules.ts';

const mostNotes = 3;
const mostWords = 40;

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
    .map(({ segment }) => segment.trim());
}

export const outlineProblems = (pages: readonly BuiltPage[]): Problem[] =>
  pages.flatMap((page) => {
    const notes = selectAll('li[id^="note-"]', page.main).length;
    const long = new Set(sentencesOf(page).filter((sentence) => wordsOf(sentence).length > mostWords));
    return [
      ...(notes > mostNotes ? [`has ${notes} notes, more than ${mostNotes}; work some of them into the text`] : []),
      ...[...long].map((sentence) => `has a sentence of more than ${mostWords} words: “${sentence}”; split it`),
    ].map((problem) => `${page.path} ${problem}`);
  });
