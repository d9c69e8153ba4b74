import { range } from '../../lib/format.ts';
import { claims } from '../../site/claims.ts';
import type { Guide, TextPage } from './types.ts';
import { fall } from './year-of-pages-fall.ts';
import { spring } from './year-of-pages-spring.ts';
import { summer } from './year-of-pages-summer.ts';
import { winter } from './year-of-pages-winter.ts';

const { consultation, plan } = claims;

const howToPlan: TextPage = {
  kind: 'text',
  label: 'Planning',
  heading: 'How many pages can you check in a month?',
  blocks: [
    {
      kind: 'text',
      text: `Plan from the lawyer’s time, not the writer’s. If a draft comes with its sources, reading one page takes you 15 to 20 minutes. We write ${range(plan.contentPages)} a month for a firm; without help, two that are right beat six that nobody checked. Each month here offers five or six topics. Choose yours, and have them online a month before people ask.`,
    },
    {
      kind: 'exhibit',
      figure: 'calendar',
      caption:
        'What people ask in each month, and why then. The peaks are those of divorce filings in Washington State from 2001 to 2015, in March and August (Brines and Serafini, 2016). They are filings, not searches; your county may differ.',
    },
    {
      kind: 'list',
      items: [
        '**Choose from your own calls.** Whoever answers writes down the caller’s first question, word for word and without a name. Count them at the end of the month.',
        '**Use the question, never the story.** No ages, towns, jobs or dates: if the caller could recognize herself, it stays confidential (Model Rules 1.6, 1.18; ABA Formal Opinion 480).',
        '**One writes, another checks.** A paralegal opens every source, and the attorney decides on the law. Replace our examples under “Law” with your own state’s sections.',
      ],
    },
    {
      kind: 'note',
      text: 'The law is as of November 2026: examples from 13 states and federal statutes. It isn’t legal or tax advice. Check each section before you publish, and your bar’s rules first.',
    },
    {
      kind: 'form',
      fields: [
        { label: 'Next month: three questions, and who writes each' },
        { label: 'Attorney’s hour for checking: weekday and time' },
      ],
    },
  ],
};

const upkeep: TextPage = {
  kind: 'text',
  label: 'Upkeep',
  heading: 'When to rewrite an old page and when to take it down',
  blocks: [
    {
      kind: 'text',
      text: 'An outdated page on alimony has your name on it, and the other side can print it. Give an hour each quarter to what you already have.',
    },
    {
      kind: 'table',
      caption: 'What happened, and what to do with the page',
      head: ['If', 'Then'],
      rows: [
        ['The law changed', 'Rewrite at the same address; say what holds for older orders'],
        ['A fee or room changed', 'Correct it that week; date only what you checked'],
        ['A form is dead', 'Name the new one; link to the court’s page, not to a copy'],
        ['Two pages, one question', 'Keep the better one; redirect the other permanently (301)'],
        ['Nobody asks anymore', 'Take it down; redirect only to a page with the same answer'],
        ['Its reviewer left', 'Another attorney checks and signs it, or it comes down'],
        ['A client withdraws consent', 'The story comes down today, on every profile, too'],
      ],
    },
    {
      kind: 'text',
      text: '**Before you take one down,** look up three things: who came to it from search in twelve months, which sites link to it (a court’s self-help page, a shelter, a school) and whether callers mention it. **Never change a date without checking the page.** “Checked on” under old law is a false statement with your name beside it.',
    },
    {
      kind: 'table',
      caption: 'Dates to look again',
      head: ['When', 'What'],
      rows: [
        ['January 1', 'New statutes, court fees, your own fees, judges’ assignments'],
        ['March 1, even years', 'New York’s caps for maintenance and child support'],
        ['July 1', 'New acts in Georgia, often in Florida; fiscal-year fees'],
        ['September 1', 'New acts in Texas after each odd-year session'],
        ['Every four years', 'Child support guidelines, at the latest (42 U.S.C. § 667(a))'],
      ],
    },
    {
      kind: 'table',
      caption: 'Log',
      head: ['Page', 'Checked on, by', 'What changed', 'Kept, merged or down', 'Now leads to'],
      rows: [
        ['', '', '', '', ''],
        ['', '', '', '', ''],
        ['', '', '', '', ''],
        ['', '', '', '', ''],
      ],
    },
    {
      kind: 'text',
      text: `If you’d like somebody to go through your old pages with you, the first ${consultation.minutes} minutes with us are free.`,
    },
  ],
};

/** A Year of Family-Law Pages: 28 pages with the cover and the contents. */
export const yearOfPages: Guide = {
  title: 'A Year of Family-Law Pages',
  subtitle:
    'Twelve months of topics for your website, with the question each page answers and the documents to mention.',
  parts: [
    { title: 'How to plan', pages: [howToPlan] },
    { title: 'January to March: new year, tax season, first papers', pages: winter },
    { title: 'April to June: houses, moves and vacations', pages: spring },
    { title: 'July to September: graduates, school year, empty nest', pages: summer },
    { title: 'October to December: safety, benefits and year-end', pages: fall },
    { title: 'Old pages', pages: [upkeep] },
  ],
};
