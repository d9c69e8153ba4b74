import { range } from '../../lib/format.ts';
import { claims } from '../../site/claims.ts';
import type { Guide, TextPage } from './types.ts';
import { withDueDates } from './year-of-pages-dates.ts';
import { fall } from './year-of-pages-fall.ts';
import { indexByState, pageOf } from './year-of-pages-index.ts';
import { spring } from './year-of-pages-spring.ts';
import { summer } from './year-of-pages-summer.ts';
import { winter } from './year-of-pages-winter.ts';

const { consultation, plan } = claims;

/** Not tied to a month. */
const firstPages = [
  'What does a divorce cost, and can my spouse be ordered to pay my lawyer?',
  'I was just served with divorce papers. How long do I have?',
  'Who gets the house?',
  'Is it 50/50 during the school year?',
  'How much is child support now?',
  'How do I get a protective order, and how fast?',
];

const howToPlan: TextPage = {
  kind: 'text',
  label: 'Planning',
  heading: 'How many pages can you check in a month?',
  blocks: [
    {
      kind: 'text',
      text: `Plan from the time a check takes: 30 to 45 minutes a page, the writing not included, and more where the law is new. We write ${range(plan.contentPages)} a month for a firm; without help, two that are right beat six that nobody checked. The topics are due online two months ahead, because a new page takes weeks to be found. “She” is your reader, wife or husband. Add your statute below each topic.`,
    },
    {
      kind: 'exhibit',
      figure: 'calendar',
      caption:
        'Only the peaks are measured: divorce filings in Washington State, 2001 to 2015 (Brines and Serafini, 2016), not searches and not your county’s. Which topic goes in which month is our suggestion.',
    },
    {
      kind: 'list',
      items: [
        '**Ask your clerk for monthly filings** and move our months to fit. And count your calls: whoever answers writes down the first question, word for word, without a name.',
        '**Use the question, never the story.** No ages, towns, jobs or dates: if the caller could recognize herself, it stays confidential (Model Rules 1.6, 1.18; ABA Formal Opinion 480).',
        '**One writes, another checks.** Whoever did not write the page opens every source; the attorney reads the section the answer rests on and signs. We cite 13 states (index: page 28).',
      ],
    },
    {
      kind: 'table',
      caption: 'Not tied to a month: write these six first',
      head: ['Question', 'See page', 'Ours, by when'],
      rows: firstPages.map((question) => [question, `${pageOf(question)}`, '']),
    },
  ],
};

const upkeep: TextPage = {
  kind: 'text',
  label: 'Upkeep',
  heading: 'When to rewrite or take down a page, and an index',
  blocks: [
    {
      kind: 'text',
      text: 'The other side can print your outdated page on alimony. Give old pages an hour a quarter.',
    },
    {
      kind: 'table',
      caption: 'What happened, and what to do with the page',
      head: ['If', 'Then'],
      rows: [
        ['The law changed', 'Rewrite at the same address; say what holds for older orders'],
        ['A fee or form changed', 'Correct it that week; link to the court’s page, not to a copy'],
        ['Two pages, one question', 'Keep the better one; redirect the other permanently (301)'],
        ['Nobody asks anymore', 'Take it down; redirect only to a page with its answer'],
        ['Its reviewer left', 'Another attorney checks and signs it, or it comes down'],
        ['A client withdraws consent', 'The story comes down today, on every profile, too'],
      ],
    },
    {
      kind: 'text',
      text: '**Before you take one down,** look up its visits in twelve months and who links to it. **Never change a date unread:** “checked on” over old law is a false statement under your name.',
    },
    {
      kind: 'table',
      caption: 'Dates to look again',
      head: ['When', 'What'],
      rows: [
        ['January 1', 'New statutes, court fees, your own fees, judges’ assignments'],
        ['March\u00a01,\u00a02028', 'New York’s caps, every two years (N.Y. Dom. Rel. Law §§ 236(B)(5-a), 240(1-b))'],
        ['July 1', 'New acts in Georgia, often in Florida; fiscal-year fees'],
        ['September 1', 'New acts in Texas after each odd-year session'],
        ['Every\u00a0four\u00a0years', 'Child support guidelines, at the latest (42 U.S.C. § 667(a))'],
        [
          'Any day',
          'Ohio’s S.B. 174 (2025–2026): as introduced, it ends “shared parenting” and replaces “residential parent” with “designated parent”',
        ],
      ],
    },
    indexByState(),
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
    { title: 'January to March: new year, tax season, first papers', pages: withDueDates(0, winter) },
    { title: 'April to June: houses, moves and vacations', pages: withDueDates(3, spring) },
    { title: 'July to September: graduates, school year, empty nest', pages: withDueDates(6, summer) },
    { title: 'October to December: safety, benefits and year-end', pages: withDueDates(9, fall) },
    { title: 'Old pages and index', pages: [upkeep] },
  ],
};
