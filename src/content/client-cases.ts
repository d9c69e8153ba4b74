import { type CopyText, link } from '../copy/copy-text.ts';
import { atLeast } from '../lib/format.ts';
import type { MaybeSample } from '../lib/sample.ts';
import { guarantee } from '../offer/guarantee.ts';
import { audit, citations } from '../offer/plan.ts';
import { results } from '../offer/results.ts';
import type { StatePath } from '../site/paths.ts';

interface Milestone {
  /** Months since the start. Day 45 is month 1.5. */
  month: number;
  /** `Day 45`, `Month 6`. */
  when: string;
  visits: number;
  /** Requests for a consultation. */
  requests: number;
  event: string;
}

export interface CaseStudy extends MaybeSample {
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
  /** The month before any work, `February 2024`. */
  start: string;
  /** From the start, which is month 0, to the results. */
  course: readonly [Milestone, Milestone, ...Milestone[]];
}

const percentOver = (from: number, to: number) => Math.round((to / from - 1) * 100);

/** Gains are in percent of the first month. */
export function resultsOf({ course, rankings }: CaseStudy) {
  const [first] = course;
  const last = course.at(-1) ?? first;
  return {
    first,
    last,
    rankings,
    traffic: percentOver(first.visits, last.visits),
    leads: percentOver(first.requests, last.requests),
    time: last.month,
  };
}

/** Search traffic over the starting point, in percent. */
export const gainAt = ({ course: [first] }: CaseStudy, { visits }: Milestone) => percentOver(first.visits, visits);

// Rewrite when daysToResults or guarantee.days changes: a real client’s figures keep the day on which they were counted.
const atDay = (day: number) => ({ month: day / 30, when: `Day ${day}` });
const atFirstResults = atDay(results.daysToResults);
const atGuarantee = atDay(guarantee.days);

/** The anchor of its section. */
export type CaseStudyId = 'jacksonville' | 'pittsburgh' | 'san-antonio';

/** Shortest campaign first. */
export const caseStudies: Record<CaseStudyId, CaseStudy> = {
  jacksonville: {
    title: 'Google Maps was sending clients to the old office',
    location: 'Jacksonville, Florida',
    statePath: '/states/florida-divorce-lawyer-seo',
    practice: 'Solo practice',
    challenge:
      'The firm had moved across the river in 2022, and a third of its listings still gave the old address. The site said “custody” throughout, while Florida’s statute and forms say parenting plan and time-sharing.',
    solution: `We made the name, address, and phone the same in ${atLeast(citations.directories)} directories: that is most of ${link('/services/local-seo', 'local SEO')} in the first weeks. Then we wrote parenting-plan pages that pair the word people type with the word on the form, and sent the same review request to every client who had agreed to get one.`,
    open: 'Five searches that name only the city. Larger firms have held them for years.',
    rankings: { firstPage: 15, of: 20 },
    testimonial: {
      quote:
        'People were already looking for me, at an address I left in 2022, and I was paying for ads to reach them. Now they find the right office and book.',
      person: 'Colleen Garrity',
      role: 'Solo attorney, Jacksonville',
    },
    start: 'February 2024',
    course: [
      { month: 0, when: 'Start', visits: 300, requests: 24, event: 'A third of the listings give the old address' },
      {
        ...atFirstResults,
        visits: 330,
        requests: 25,
        event: 'The same address in every listing that matters',
      },
      { ...atGuarantee, visits: 390, requests: 27, event: 'Six parenting-plan pages online' },
      { month: 6, when: 'Month 6', visits: 570, requests: 36, event: 'In the map results on both sides of the river' },
      { month: 9, when: 'Month 9', visits: 870, requests: 38, event: '15 of 20 target searches on page one' },
    ],
    sample: true,
  },
  pittsburgh: {
    title: 'The firm’s pages were good, but they took nine seconds to open',
    location: 'Pittsburgh, Pennsylvania',
    statePath: '/states/pennsylvania-divorce-lawyer-seo',
    practice: 'Two attorneys',
    challenge:
      'On a phone, the first words took nine seconds to appear, and few people waited. On equitable distribution alone, four pages answered the same question, each a little differently.',
    solution: `The ${audit.points}-point audit became a repair list for ${link('/services/technical-seo', 'technical SEO')}, and the first six weeks went into repairs alone: lighter templates, one page per question, permanent redirects from the rest. Then came four pages a month on support and property.`,
    open: 'Two statewide searches. The courts’ own self-help pages rank first for both.',
    rankings: { firstPage: 18, of: 20 },
    testimonial: {
      quote:
        'They spent the first six weeks taking pages off our site, and I was uneasy. A year later we had 48 consultation requests a month.',
      person: 'Walter Nemeth',
      role: 'Partner, two-attorney family practice, Pittsburgh',
    },
    start: 'January 2025',
    course: [
      { month: 0, when: 'Start', visits: 400, requests: 28, event: 'Nine seconds to the first words on a phone' },
      {
        ...atFirstResults,
        visits: 420,
        requests: 28,
        event: 'Forty duplicate pages are now eleven',
      },
      {
        ...atGuarantee,
        visits: 540,
        requests: 30,
        event: 'Pages open in under two seconds; six new ones online',
      },
      { month: 6, when: 'Month 6', visits: 720, requests: 42, event: 'First new support pages on page one' },
      { month: 9, when: 'Month 9', visits: 1060, requests: 45, event: 'Property pages cited in AI answers' },
      { month: 12, when: 'Month 12', visits: 1460, requests: 48, event: '18 of 20 target searches on page one' },
    ],
    sample: true,
  },
  'san-antonio': {
    title: 'The firm had plenty of visitors, most of them with cases it doesn’t take',
    location: 'San Antonio, Texas',
    statePath: '/states/texas-divorce-lawyer-seo',
    practice: 'Three attorneys',
    challenge:
      'A page of free forms brought most of the traffic. People took a form and left. The firm handles contested property, and nothing on the site spoke to someone with a house bought before the wedding or a business built during the marriage.',
    solution: `We kept the forms page and added one line on when a form is enough. Then we wrote the ${link('/services/content-marketing', 'content')} that people with property to divide search for: separate and community property, tracing, valuation. ${link('/services/reputation-management', 'Review requests')} went to every client who had agreed to one.`,
    open: 'One search, for a free form. The forms page slipped on it, and the firm decided it did not want those calls back.',
    rankings: { firstPage: 19, of: 20 },
    testimonial: {
      quote:
        'My intake desk used to say no all morning. Now they ask what the business is worth and when it was started.',
      person: 'Ines Cardona',
      role: 'Managing attorney, San Antonio',
    },
    start: 'September 2024',
    course: [
      { month: 0, when: 'Start', visits: 1200, requests: 50, event: 'Most visitors want a free form' },
      {
        ...atFirstResults,
        visits: 1320,
        requests: 50,
        event: 'Audit findings fixed; call reasons counted for a month',
      },
      { ...atGuarantee, visits: 1560, requests: 54, event: 'Ten property pages online' },
      { month: 8, when: 'Month 8', visits: 3060, requests: 75, event: 'Tracing and valuation pages on page one' },
      {
        month: 12,
        when: 'Month 12',
        visits: 4140,
        requests: 84,
        event: 'Property matters are the largest group of calls',
      },
      { month: 18, when: 'Month 18', visits: 5340, requests: 92, event: '19 of 20 target searches on page one' },
    ],
    sample: true,
  },
};
