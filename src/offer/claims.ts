import { brand } from '../site/brand.ts';

const guaranteeDays = 90;

/** The free audit, item by item. */
const auditParts = [
  'Pages Google can’t read',
  'Position on the map',
  'Speed on a phone',
  'Listings that disagree',
  'Reviews',
  'The first page to write',
] as const;

/** How far the number must rise to count as progress. The owner has not said: any rise is the plainest reading. */
const threshold = `If day ${guaranteeDays} isn’t higher, we work for free until it is.`;

/**
 * The price list: every price and claim that more than one page states. Change a figure here, and pages, charts and
 * structured data follow. Amounts are US dollars; a pair is a range from low to high. Pages write the figures out with
 * src/lib/format.ts: `atLeast(claims.campaigns)` reads “200+”, `range(claims.plan.contentPages)` reads “4–6”.
 *
 * A test finds figures that are typed in a page instead (scripts/check/typed-figures.test.ts). docs/recipes.md has the steps.
 *
 * Where the owner ordered two figures for one thing, each page keeps its own until that is settled. Run
 * `npm run check:launch` for a list (scripts/launch/owner-questions.ts).
 */
export const claims = {
  // Results and record. “At least” figures are written with a plus sign: 10+, 200+.
  newClientsAMonth: 10, // at least
  daysToResults: 45,
  trafficIncrease: 300, // percent
  moreQualityLeads: 67, // percent
  clientRetention: 90, // percent
  campaigns: 200, // at least
  firms: 200, // at least
  firstPageResults: 90, // percent
  clientSatisfaction: 100, // percent
  servingSince: brand.servingSince,
  averageRoiMonths: 18,

  plan: {
    name: 'Growth & Authority Plan',
    monthly: 3500,
    setupFee: 0,
    guaranteeDays,
    /** The guarantee in one line, as its heading says it on every page. */
    guarantee: `progress in ${guaranteeDays} days, or we work for free`,
    /** What counts as progress, also in the terms (src/routes/terms-of-service/page.tsx). */
    progress: `Before we start, we agree in writing on the number that counts as progress: local visibility, search traffic, or calls. On day ${guaranteeDays}, we compare it with day 1. ${threshold} Days we spend waiting for access or approval from you don’t count.`,
    threshold,
    /** What is the client’s when she leaves, and whether we work for the firm across the street. */
    yours: 'The pages you’ve paid for, your listings, and your reviews. They carry your firm’s name and stay with you.',
    competitors: 'If we already work for a firm in your county, we say so before you sign.',
    cancel: 'Cancel anytime',
    contentPages: [4, 6], // a month
  },
  consultation: {
    minutes: 30,
    auditValue: 500,
    auditItems: auditParts.length,
    auditParts,
    /** The minute at which each of the call’s four steps ends. */
    agenda: [5, 15, 25, 30],
    host: 'One of the five people who lead our campaigns.',
  },
  audit: { points: 47 },
  citations: { directories: 50 }, // at least

  /** Gains in percent over the starting point, by phase of the first year. */
  timeline: {
    visibility: { months: [1, 2], gain: [15, 25], measure: 'local visibility' },
    earlyTraffic: { months: [3, 4], gain: [30, 50], measure: 'traffic' },
    leads: { months: [5, 6], gain: [50, 100], measure: 'leads' },
    traffic: { months: [7, 12], gain: [150, 300], measure: 'traffic' },
  },

  /** Sample campaigns of the service pages: gains in percent, the rating in stars. */
  sampleCampaigns: { profileCalls: 385, guideVisits: 287, rating: 4.8 },

  /** The company page (/divorce-lawyer-seo). Gains in percent; consultations as a multiple. */
  generalPageFaq: { monthly: 1500, firstPageRate: 94, firstPageMonths: 6 },
  generalPageCase: { leads: 156, consultations: 2, leadQuality: 67, months: 6 },

  /** The state template. ROI and results in percent. */
  templateFaq: { monthly: 3000, firstPageDays: [45, 90], roi: [300, 500] },
  templateResults: { traffic: 320, consultations: 180, costPerCase: 45 },

  /** Cases a month, at least, in the title and the description of the Texas page. */
  texasCases: { title: 50, description: 40 },

  /** Contact page: who is a good fit. */
  fit: { monthlyBudget: 1500, months: 6 },

  /** The landing pages’ fee schedule and the model of what it returns. */
  landingPage: {
    auditMinutes: 20,
    firstMonth: 7400,
    monthsTwoToSix: 2600,
    fromMonthSeven: 995,
    firstYear: 26_000,
    casesAMonth: 3,
    revenuePerCase: 10_000,
    months: 12,
    additionalRevenue: 360_000,
  },

  /** Terms of Service. */
  terms: {
    feesDueOn: 1, // day of the month
    lateFeePercent: 1.5,
    suspensionDays: 15,
    noticeDays: 30,
    liabilityMonths: 12,
    law: 'Delaware',
    minimumAge: 13,
    lastUpdated: '2025-07-07',
  },
  privacy: { lastUpdated: '2025-07-07' },

  resources: { guidePages: { handbook: 45, checklist: 12, calendar: 28 }, trackedKeywords: 25 },
} as const;

/** The phases of the first year, in order. */
export const phases = Object.values(claims.timeline);
