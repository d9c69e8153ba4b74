import type { CopyText } from '../lib/copy-text.ts';
import { atLeast } from '../lib/format.ts';
import { claims } from '../site/claims.ts';
import type { StatePath } from '../site/paths.ts';

/** What had been done by then, and the search traffic it had brought. */
interface Milestone {
  /** Months since the first audit. */
  month: number;
  /** Percent of search traffic over the starting point. */
  traffic: number;
  event: string;
}

export interface CaseStudy {
  id: string;
  title: string;
  location: string;
  statePath: StatePath;
  practice: string;
  challenge: CopyText;
  solution: CopyText;
  /** What the campaign did not reach. */
  open: CopyText;
  results: {
    /** Percent over the starting point. */
    traffic: number;
    leads: number;
    /** Searches on the first page of results, of those agreed on at the start. */
    rankings: { firstPage: number; of: number };
    /** Months from the first audit to these figures. */
    time: number;
  };
  testimonial: { quote: string; person: string; role: string };
  /** The last measurement is `results` itself, so it only needs its event. */
  course: readonly Milestone[];
  outcome: string;
  /** An invented firm, labeled “Sample case”. */
  sample?: true;
}

/** The three case studies, shortest campaign first. */
export const caseStudies: readonly CaseStudy[] = [
  {
    id: 'jacksonville',
    title: 'Google Maps was sending clients to the old office',
    location: 'Jacksonville, Florida',
    statePath: '/states/florida-divorce-lawyer-seo',
    practice: 'Solo practice',
    challenge:
      'The firm had moved across the river two years before. A third of its listings still gave the old address, so Google sent some people to the old office and showed others another firm. The site said “custody” throughout, while Florida’s statute and forms say parenting plan and time-sharing. No page explained either term.',
    solution: `We started with the listings and made the name, address and phone the same in ${atLeast(claims.citations.directories)} directories. That is most of [local SEO](/services/local-seo) in the first weeks. Then we wrote parenting-plan pages that pair the word people type with the word on the form, and sent the same review request to every client who had agreed to get one.`,
    open: 'Five searches that name only the city. Larger firms have held them for years, and nine months weren’t enough.',
    results: { traffic: 190, leads: 58, rankings: { firstPage: 15, of: 20 }, time: 9 },
    testimonial: {
      quote:
        'People were already looking for me, at an address I left in 2022, and I was paying for ads to reach them. Now they find the right office and book.',
      person: 'Colleen Garrity',
      role: 'Solo attorney, Jacksonville',
    },
    course: [
      { month: 2, traffic: 20, event: 'The same address in every listing that matters' },
      { month: 4, traffic: 45, event: 'Eight parenting-plan pages online' },
      { month: 6, traffic: 90, event: 'In the map results on both sides of the river' },
    ],
    outcome: '15 of 20 target searches on page one',
    sample: true,
  },
  {
    id: 'pittsburgh',
    title: 'The firm’s pages were good, but they took nine seconds to open',
    location: 'Pittsburgh, Pennsylvania',
    statePath: '/states/pennsylvania-divorce-lawyer-seo',
    practice: 'Two attorneys',
    challenge:
      'Nobody had taken a page off the site since 2013. On equitable distribution alone, four pages answered the same question, each a little differently. On a phone, the first words took nine seconds to appear, and few people waited.',
    solution: `The partners agreed to spend the first six weeks on repairs alone, with no new pages. The ${claims.audit.points}-point audit became a repair list for [technical SEO](/services/technical-seo): lighter templates, one page per question, permanent redirects from the rest. The attorneys updated the pages that stayed and put their names on them. Then came four pages a month on support and property.`,
    open: 'Two statewide searches. The courts’ own self-help pages rank first for both, and they should.',
    results: { traffic: 265, leads: 71, rankings: { firstPage: 18, of: 20 }, time: 12 },
    testimonial: {
      quote:
        'They spent the first six weeks taking pages off our site. I was uneasy. By the end of the year, consultation requests were up 71%.',
      person: 'Walter Nemeth',
      role: 'Partner, two-attorney family practice, Pittsburgh',
    },
    course: [
      { month: 2, traffic: 15, event: 'Forty duplicate pages merged into eleven' },
      {
        month: 4,
        traffic: 35,
        event: 'Last repairs done while new pages went up; pages open in under two seconds',
      },
      { month: 6, traffic: 80, event: 'First new support pages on page one' },
      { month: 9, traffic: 165, event: 'Property pages cited in AI answers' },
    ],
    outcome: '18 of 20 target searches on page one',
    sample: true,
  },
  {
    id: 'san-antonio',
    title: 'The firm had plenty of visitors, most of them with cases it doesn’t take',
    location: 'San Antonio, Texas',
    statePath: '/states/texas-divorce-lawyer-seo',
    practice: 'Three attorneys',
    challenge:
      'A popular page of free forms brought most of the traffic. People took a form and left. The firm handles contested property: a house bought before the wedding, a business built during the marriage. Nothing on the site spoke to someone who has to trace an asset, and the intake desk spent its mornings turning callers away.',
    solution:
      'We kept the forms page and added one line on when a form is enough. Then we wrote the [content](/services/content-marketing) that people with property to divide search for: separate and community property, tracing, valuation. Each page lists the papers to bring. [Review requests](/services/reputation-management) went to every client who had agreed to one when the matter closed, in the same words and with nothing offered in return.',
    open: 'One search, for a free form. The forms page slipped on it, and the firm decided it did not want those calls back.',
    results: { traffic: 345, leads: 84, rankings: { firstPage: 19, of: 20 }, time: 18 },
    testimonial: {
      quote:
        'My intake desk used to say no all morning. Now they ask what the business is worth and when it was started.',
      person: 'Ines Cardona',
      role: 'Managing attorney, San Antonio',
    },
    course: [
      { month: 2, traffic: 20, event: 'Audit findings fixed; call reasons counted for a month' },
      { month: 5, traffic: 55, event: 'Twenty property pages online' },
      { month: 8, traffic: 155, event: 'Tracing and valuation pages on page one' },
      { month: 12, traffic: 245, event: 'Property matters are the largest group of calls' },
    ],
    outcome: '19 of 20 target searches on page one',
    sample: true,
  },
];
