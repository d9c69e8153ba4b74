import type { Range } from '../lib/format.ts';

interface Plan {
  name: string;
  monthly: number;
  setupFee: number;
  cancel: string;
  contentPages: Range;
}

/** The one plan that is advertised. Amounts are US dollars; a pair is a range from low to high. */
export const plan: Plan = {
  name: 'Growth & Authority Plan',
  monthly: 3500,
  setupFee: 0,
  cancel: 'Cancel anytime',
  contentPages: [4, 6], // a month
};

/** Other prices by the month, as the owner ordered them: check:launch asks which is right. */
export const otherPrices = {
  /** In the FAQ of the template states. */
  stateAnswer: 3000,
  /** In the FAQ of the company page (/divorce-lawyer-seo). */
  companyAnswer: 1500,
  /** The least that a good fit has, on the contact page. */
  leastBudget: 1500,
} as const;

const [fewestPages, mostPages] = plan.contentPages;

export const pagesInTwoMonths: Range = [2 * fewestPages, 2 * mostPages];

/** The free audit, item by item. */
const auditParts = [
  'Pages Google can’t read',
  'Position on the map',
  'Speed on a phone',
  'Listings that disagree',
  'Reviews',
  'The first page to write',
] as const;

/** The free consultation. */
export const consultation = {
  minutes: 30,
  auditValue: 500,
  auditItems: auditParts.length,
  auditParts,
  /** The minutes of the call’s four steps. */
  agenda: { cases: [0, 5], audit: [5, 15], county: [15, 25], questions: [25, 30] },
} as const;

const { minutes } = consultation;

/** The free consultation, as one would say it: `half an hour`, `20 minutes`. */
export const callLength = minutes === 30 ? 'half an hour' : `${minutes} minutes`;

/** The six groups of the site audit, by their number of points. */
const auditGroups = [9, 8, 7, 9, 7, 7];

export const audit = { groups: auditGroups, points: auditGroups.reduce((sum, points) => sum + points) };

export const citations = { directories: 50 } as const; // at least

/** The results in the FAQ of the company page (/divorce-lawyer-seo). The rate is in percent. */
export const companyFaq = { firstPageRate: 94, firstPageMonths: 6 } as const;

/** The results in the FAQ of the state template. The return is in percent. */
export const templateFaq = { firstPageDays: [45, 90], roi: [300, 500] } as const;

/** Who is a good fit, on the contact page. */
export const fit = { months: 6 } as const;

export const terms = {
  feesDueOn: 1, // day of the month
  lateFeePercent: 1.5,
  suspensionDays: 15,
  noticeDays: 30,
  liabilityMonths: 12,
  law: 'Delaware',
  minimumAge: 13,
  lastUpdated: '2025-07-07',
} as const;

export const privacy = { lastUpdated: '2025-07-07' } as const;

export const resources = { trackedKeywords: 25 } as const;
