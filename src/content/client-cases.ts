import { type CopyText, link } from '../copy/copy-text.ts';
import { atLeast, monthAndYear } from '../lib/format.ts';
import type { MaybeSample } from '../lib/sample.ts';
import { audit, citations, plan } from '../offer/plan.ts';
import type { StatePath } from '../site/paths.ts';

interface CampaignEvent {
  /** Month of the campaign, from 0. */
  month: number;
  /** Three words at most, which a phone has room for. */
  text: string;
}

export interface CaseStudy extends MaybeSample {
  /** The client’s monthly fee in US dollars. A real client’s is typed, because it stays when the plan’s changes. */
  monthlyFee: number;
  /** The point of the case, with figures that no other case’s heading has. */
  heading: (results: Pick<ReturnType<typeof resultsOf>, 'first' | 'last'>) => string;
  /** The label of its booking link. */
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
  /** Visits from search in the starting month and in the last. */
  visits: readonly [first: number, last: number];
  /** The causes of a rise and of a dip. The dip is in the second half of the campaign. */
  events: readonly [rise: CampaignEvent, dip: CampaignEvent];
  /** Requests for a consultation, at the start and in each month since. Summer and December are slow, as in any family-law office. */
  requests: readonly [number, ...number[]];
  /** New cases, in the same months. */
  signed: readonly [number, ...number[]];
  /** The last month’s namesake before the work began, to compare without the season. */
  sameMonth: { requests: number; signed: number };
}

const percentOver = (from: number, to: number) => Math.round((to / from - 1) * 100);

/** A campaign’s cost and return. Gains are in percent of the first month; fees are US dollars. */
export function resultsOf({ start, visits, requests, signed, sameMonth, rankings, monthlyFee }: CaseStudy) {
  const time = requests.length - 1;
  const first = { visits: visits[0], requests: requests[0], signed: signed[0] };
  const last = { visits: visits[1], requests: requests.at(-1) ?? 0, signed: signed.at(-1) ?? 0 };
  const added = (counts: CaseStudy['signed']) => counts.reduce((sum, count) => sum + count - counts[0], 0);
  const fees = time * monthlyFee;
  return {
    first,
    last,
    sameMonth: { ...sameMonth, when: monthAndYear(start, time - 12 * Math.ceil(time / 12)) },
    rankings,
    traffic: percentOver(first.visits, last.visits),
    leads: percentOver(first.requests, last.requests),
    time,
    fees,
    feePerRequest: Math.round(fees / added(requests)),
    feePerCase: Math.round(fees / added(signed)),
  };
}

/** The anchor of its section. */
export type CaseStudyId = 'jacksonville' | 'pittsburgh' | 'san-antonio';

/** Shortest campaign first. */
export const caseStudies: Record<CaseStudyId, CaseStudy> = {
  jacksonville: {
    monthlyFee: plan.monthly,
    heading: ({ first, last }) =>
      `A Jacksonville solo went from ${first.signed} signed cases a month to ${last.signed}`,
    ask: 'Moved? Have your listings checked',
    title: 'Google Maps was sending clients to the old office',
    location: 'Jacksonville, Florida',
    statePath: '/states/florida-divorce-lawyer-seo',
    practice: 'Solo practice',
    challenge:
      'The firm crossed the river in 2022, and a third of its listings didn’t. The site said “custody.” Florida’s forms say time-sharing.',
    solution: `The new address in ${atLeast(citations.directories)} directories, most of ${link('/services/local-seo', 'local SEO')} at first. Then pages that pair the word people type with the word on the form.`,
    open: 'Five searches that name only the city. On “divorce lawyer jacksonville,” the firm is 14th, behind firms with hundreds of reviews.',
    rankings: { firstPage: 15, of: 20 },
    testimonial: {
      quote: 'People were looking for me at an address I left in 2022. Now they find the right office and book.',
      person: 'Colleen Garrity',
      role: 'Solo attorney, Jacksonville',
    },
    start: '2024-02',
    visits: [310, 1054],
    events: [
      { month: 2, text: 'address fixed' },
      { month: 5, text: 'July is slow' },
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
    title: 'The pages took nine seconds to open',
    location: 'Pittsburgh, Pennsylvania',
    statePath: '/states/pennsylvania-divorce-lawyer-seo',
    practice: 'Two attorneys',
    challenge: 'Few people waited for the first words. Four pages answered one question about equitable distribution.',
    solution: `The ${audit.points}-point audit became a repair list for ${link('/services/technical-seo', 'technical SEO')}. Six weeks of it: lighter templates, one page per question. Then four pages a month.`,
    open: 'Two searches. The courts’ own page wins one. On “custody lawyer pittsburgh,” the firm is 12th, behind ten times its reviews.',
    rankings: { firstPage: 18, of: 20 },
    testimonial: {
      quote:
        'They spent the first six weeks taking pages off our site, and I was uneasy. A year later we were signing twice as many cases.',
      person: 'Walter Nemeth',
      role: 'Partner, Pittsburgh',
    },
    start: '2025-01',
    visits: [412, 1690],
    events: [
      { month: 1, text: 'repairs only, no pages' },
      { month: 11, text: 'December' },
    ],
    requests: [28, 28, 33, 38, 41, 44, 42, 46, 51, 55, 57, 50, 58, 61, 63, 65],
    signed: [6, 6, 6, 7, 8, 9, 8, 9, 10, 12, 12, 10, 12, 14, 15, 16],
    sameMonth: { requests: 30, signed: 6 },
    sample: true,
  },
  'san-antonio': {
    monthlyFee: plan.monthly,
    heading: ({ first, last }) =>
      `A San Antonio firm turned visits for free forms into property cases: ${first.signed} signed a month, now ${last.signed}`,
    ask: 'Wrong callers? Ask what brings them',
    title: 'Most visitors had cases that the firm doesn’t take',
    location: 'San Antonio, Texas',
    statePath: '/states/texas-divorce-lawyer-seo',
    practice: 'Three attorneys',
    challenge: 'Most took a free form and left. Nothing spoke to someone with a business to divide.',
    solution: `One line on the forms page says when a form is enough. Then came ${link('/services/content-marketing', 'content')} for people with property: tracing, valuation.`,
    open: 'One search, for a free form. The forms page slipped, and the firm doesn’t miss it.',
    rankings: { firstPage: 19, of: 20 },
    testimonial: {
      quote: 'My intake desk used to say no all morning. Now they ask what the business is worth.',
      person: 'Ines Cardona',
      role: 'Managing attorney, San Antonio',
    },
    start: '2024-09',
    visits: [1180, 5310],
    events: [
      { month: 6, text: 'tracing pages' },
      { month: 15, text: 'December' },
    ],
    requests: [30, 32, 36, 33, 41, 45, 50, 52, 56, 54, 53, 57, 61, 64, 66, 58, 67, 71, 72],
    signed: [6, 6, 7, 7, 8, 10, 11, 12, 13, 12, 12, 14, 15, 16, 17, 14, 17, 18, 19],
    sameMonth: { requests: 31, signed: 6 },
    sample: true,
  },
};
