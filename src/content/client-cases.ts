import { type CopyText, link } from '../copy/copy-text.ts';
import { atLeast, monthAndYear } from '../lib/format.ts';
import type { MaybeSample } from '../lib/sample.ts';
import { guarantee } from '../offer/guarantee.ts';
import { audit, citations, plan } from '../offer/plan.ts';
import { results } from '../offer/results.ts';
import type { StatePath } from '../site/paths.ts';

interface Milestone {
  /** Which month of the campaign it is in; the start is month 0. */
  month: number;
  /** `Day 45`, `Month 6`. */
  when: string;
  /** Visits from search in that month. */
  visits: number;
  event: string;
}

export interface CaseStudy extends MaybeSample {
  /** What this client paid a month, in US dollars. A real client’s is typed: it stays when the plan’s changes. */
  monthlyFee: number;
  /** What the case shows, with figures that no other case’s heading has. */
  heading: (results: Pick<ReturnType<typeof resultsOf>, 'first' | 'last'>) => string;
  /** The words of its booking link. */
  ask: string;
  title: string;
  location: string;
  statePath: StatePath;
  practice: string;
  challenge: CopyText;
  solution: CopyText;
  /** Targets the campaign missed. */
  open: CopyText;
  /** Target searches on the first page of results. */
  rankings: { firstPage: number; of: number };
  testimonial: { quote: string; person: string; role: string };
  /** The month before any work, `2024-02`. */
  start: string;
  /** From the start to the results. */
  course: readonly [Milestone, Milestone, ...Milestone[]];
  /** Requests for a consultation, at the start and in each month since. Summer and December are slow, as in any family-law office. */
  requests: readonly [number, ...number[]];
  /** New cases, in the same months. */
  signed: readonly [number, ...number[]];
  /** The last month’s namesake before the work began, to compare without the season. */
  sameMonth: { requests: number; signed: number };
}

const percentOver = (from: number, to: number) => Math.round((to / from - 1) * 100);

/** What a campaign brought and cost. Gains are in percent of the first month; fees are US dollars. */
export function resultsOf({ start, course, requests, signed, sameMonth, rankings, monthlyFee }: CaseStudy) {
  const [begin] = course;
  const end = course.at(-1) ?? begin;
  const first = { visits: begin.visits, requests: requests[0], signed: signed[0] };
  const last = { month: end.month, visits: end.visits, requests: requests.at(-1) ?? 0, signed: signed.at(-1) ?? 0 };
  const added = (counts: CaseStudy['signed']) => counts.reduce((sum, count) => sum + count - counts[0], 0);
  const fees = end.month * monthlyFee;
  return {
    first,
    last,
    sameMonth: { ...sameMonth, when: monthAndYear(start, end.month - 12 * Math.ceil(end.month / 12)) },
    rankings,
    traffic: percentOver(first.visits, last.visits),
    leads: percentOver(first.requests, last.requests),
    time: end.month,
    fees,
    feePerRequest: Math.round(fees / added(requests)),
    feePerCase: Math.round(fees / added(signed)),
  };
}

// Rewrite when daysToResults or guarantee.days changes: a real client’s figures keep the day on which they were counted.
const atDay = (day: number) => ({ month: Math.ceil(day / 30), when: `Day ${day}` });
const atMonth = (month: number) => ({ month, when: `Month ${month}` });
const atStart = { month: 0, when: 'Start' };
const atFirstResults = atDay(results.daysToResults);
const atGuarantee = atDay(guarantee.days);

/** The anchor of its section. */
export type CaseStudyId = 'jacksonville' | 'pittsburgh' | 'san-antonio';

/** Shortest campaign first. */
export const caseStudies: Record<CaseStudyId, CaseStudy> = {
  jacksonville: {
    monthlyFee: plan.monthly,
    heading: ({ first, last }) =>
      `A Jacksonville solo went from ${first.signed} signed cases a month to ${last.signed}`,
    ask: 'Moved offices, too? Have your listings checked',
    title: 'Google Maps was sending clients to the old office',
    location: 'Jacksonville, Florida',
    statePath: '/states/florida-divorce-lawyer-seo',
    practice: 'Solo practice',
    challenge:
      'The firm had moved across the river in 2022, and a third of its listings still gave the old address. The site said “custody.” Florida’s forms say time-sharing.',
    solution: `The new address in ${atLeast(citations.directories)} directories, most of ${link('/services/local-seo', 'local SEO')} at first. Then pages that pair the word people type with the word on the form.`,
    open: 'Five searches that name only the city. On “divorce lawyer jacksonville,” the firm is 14th, behind firms with hundreds of reviews.',
    rankings: { firstPage: 15, of: 20 },
    testimonial: {
      quote: 'People were looking for me at an address I left in 2022. Now they find the right office and book.',
      person: 'Colleen Garrity',
      role: 'Solo attorney, Jacksonville',
    },
    start: '2024-02',
    course: [
      { ...atStart, visits: 310, event: 'A third of the listings give the old address' },
      { ...atFirstResults, visits: 362, event: 'The same address in every listing that matters; map views up 22%' },
      { ...atGuarantee, visits: 418, event: 'Six parenting-plan pages online' },
      { ...atMonth(6), visits: 615, event: 'In the map results on both sides of the river' },
      { ...atMonth(9), visits: 1054, event: '15 of 20 target searches on page one' },
    ],
    requests: [24, 26, 28, 31, 35, 33, 36, 41, 45, 46],
    signed: [4, 4, 5, 5, 6, 6, 7, 9, 10, 11],
    sameMonth: { requests: 22, signed: 4 },
    sample: true,
  },
  pittsburgh: {
    monthlyFee: plan.monthly,
    heading: ({ first, last }) =>
      `In Pittsburgh, faster pages took a firm from ${first.requests} consultation requests a month to ${last.requests}`,
    ask: 'Slow on a phone? Have your site timed',
    title: 'The pages took nine seconds to open, and four of them answered one question',
    location: 'Pittsburgh, Pennsylvania',
    statePath: '/states/pennsylvania-divorce-lawyer-seo',
    practice: 'Two attorneys',
    challenge:
      'On a phone, the first words took nine seconds, and few people waited. On equitable distribution alone, four pages answered the same question.',
    solution: `The ${audit.points}-point audit became a repair list for ${link('/services/technical-seo', 'technical SEO')}. Six weeks of repairs: lighter templates, one page per question. Then four pages a month on support and property.`,
    open: 'Two searches. The courts’ own page wins one. On “custody lawyer pittsburgh,” the firm is 12th, behind firms with ten times its reviews.',
    rankings: { firstPage: 18, of: 20 },
    testimonial: {
      quote:
        'They spent the first six weeks taking pages off our site, and I was uneasy. A year later we were signing twice as many cases.',
      person: 'Walter Nemeth',
      role: 'Partner, two-attorney family practice, Pittsburgh',
    },
    start: '2025-01',
    course: [
      { ...atStart, visits: 412, event: 'Nine seconds to the first words on a phone' },
      { ...atFirstResults, visits: 505, event: 'Forty duplicate pages are now eleven; map views up 18%' },
      { ...atGuarantee, visits: 602, event: 'Pages open in under two seconds; six new ones online' },
      { ...atMonth(6), visits: 790, event: 'First new support pages on page one' },
      { ...atMonth(9), visits: 1145, event: 'Property pages cited in AI answers' },
      { ...atMonth(12), visits: 1380, event: 'On the map in most of the suburbs' },
      { ...atMonth(15), visits: 1690, event: '18 of 20 target searches on page one' },
    ],
    requests: [28, 28, 33, 38, 41, 44, 42, 46, 51, 55, 57, 50, 58, 61, 63, 65],
    signed: [6, 6, 6, 7, 8, 9, 8, 9, 10, 12, 12, 10, 12, 14, 15, 16],
    sameMonth: { requests: 30, signed: 6 },
    sample: true,
  },
  'san-antonio': {
    monthlyFee: plan.monthly,
    heading: ({ first, last }) =>
      `A San Antonio firm turned free-form traffic into property cases: ${first.signed} signed a month, now ${last.signed}`,
    ask: 'Wrong callers? Ask which pages bring them',
    title: 'The firm had plenty of visitors, most of them with cases it doesn’t take',
    location: 'San Antonio, Texas',
    statePath: '/states/texas-divorce-lawyer-seo',
    practice: 'Three attorneys',
    challenge:
      'Most visitors took a free form and left. Nothing on the site spoke to someone with a house or a business to divide.',
    solution: `One line on the forms page says when a form is enough. Then came the ${link('/services/content-marketing', 'content')} that people with property search for: community property, tracing, valuation.`,
    open: 'One search, for a free form. The forms page slipped, and the firm didn’t want those calls back.',
    rankings: { firstPage: 19, of: 20 },
    testimonial: {
      quote: 'My intake desk used to say no all morning. Now they ask what the business is worth.',
      person: 'Ines Cardona',
      role: 'Managing attorney, San Antonio',
    },
    start: '2024-09',
    course: [
      { ...atStart, visits: 1180, event: 'Most visitors want a free form' },
      { ...atFirstResults, visits: 1405, event: 'Audit findings fixed; calls from the map up from 14 a month to 17' },
      { ...atGuarantee, visits: 1640, event: 'Ten property pages online' },
      { ...atMonth(6), visits: 2210, event: 'Tracing and valuation pages on page one' },
      { ...atMonth(12), visits: 4290, event: 'Property matters are the largest group of calls' },
      {
        ...atMonth(18),
        visits: 5310,
        event:
          'First law firm on the page for “divorce lawyer san antonio”: 26th at the start, now 2nd, behind a directory',
      },
    ],
    requests: [30, 32, 36, 33, 41, 45, 50, 52, 56, 54, 53, 57, 61, 64, 66, 58, 67, 71, 72],
    signed: [6, 6, 7, 7, 8, 10, 11, 12, 13, 12, 12, 14, 15, 16, 17, 14, 17, 18, 19],
    sameMonth: { requests: 31, signed: 6 },
    sample: true,
  },
};
