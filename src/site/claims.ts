import { grouped } from '../lib/format.ts';
import { brand } from './brand.ts';

/**
 * Every price and claim that more than one page makes, or that the owner ordered twice with different
 * figures (sections 1 and 9). Change a figure here and components, charts and graphs follow. The states' pages
 * (src/content/states) are prose with some of these figures typed in: the build then fails and names each one that no
 * longer agrees (scripts/check/stated-figures.ts). What is spelled
 * out (“four to six pages”) has to be searched for.
 *
 * Where the owner ordered two figures for one thing, each page keeps its own until that is settled:
 * `npm run check:launch` lists them (scripts/launch/owner-questions.ts).
 */
export const claims = {
  /** Headline claims. */
  newClientsAMonth: '10+',
  daysToResults: 45,
  trafficIncrease: 300,
  moreQualityLeads: 67,
  clientRetention: 90,
  campaigns: '200+',
  firms: '200+',
  firstPageResults: 90,
  clientSatisfaction: 100,
  // The figure is in brand.ts, for the footer that every page loads.
  servingSince: brand.servingSince,
  averageRoiMonths: 18,

  /** The one advertised plan (sections 1 and 9). */
  plan: {
    name: 'Growth & Authority Plan',
    monthly: 3500,
    setupFee: 0,
    guaranteeDays: 90,
    /** What counts as progress, in the words of the terms (src/pages/legal/terms-of-service.tsx). */
    progress:
      'Before work starts, we agree with you on what to count, such as visibility in local results, search traffic or calls. On day 90 we compare with where you started.',
    cancel: 'Cancel anytime',
    contentPages: '4–6',
  },
  consultation: { minutes: 30, auditValue: 500, auditItems: 6 },
  audit: { points: 47 },
  citations: { directories: '50+' },

  /** Gains by phase (section 9, "Timeline"), in percent over the starting point. */
  timeline: [
    { months: [1, 2], gain: [15, 25], measure: 'local visibility' },
    { months: [3, 4], gain: [30, 50], measure: 'traffic' },
    { months: [5, 6], gain: [50, 100], measure: 'leads' },
    { months: [7, 12], gain: [150, 300], measure: 'traffic' },
  ],

  /** The general page's FAQ and case study. */
  generalPageFaq: { monthly: 1500, contentPages: '4–6', firstPageRate: 94, firstPageMonths: 6 },
  generalPageCase: { leads: 156, consultations: '2x', leadQuality: 67, months: 6 },

  /** The state template's FAQ and results (sections 2 and 9). */
  templateFaq: { monthly: 3000, firstPageDays: '45–90', roi: '300–500%' },
  templateResults: { traffic: 320, consultations: 180, costPerCase: 45 },

  texasCases: { title: '50+', description: '40+' },

  /** Contact page: who is a good fit. */
  fit: { monthlyBudget: 1500, months: 6 },

  /** The long-form landing page. US dollars. */
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
    feesDueOn: '1st',
    lateFeePercent: 1.5,
    suspensionDays: 15,
    noticeDays: 30,
    liabilityMonths: 12,
    law: 'Delaware',
    minimumAge: 13,
    lastUpdated: '2025-07-07',
  },
  /** The Privacy Policy (section 2, route table). */
  privacy: { lastUpdated: '2025-07-07' },

  resources: { guidePages: [45, 12, 28], trackedKeywords: 25 },
} as const;

/** Formats whole US dollars as they are read: `3500` becomes `$3,500`. */
export const dollars = (amount: number): string => `$${grouped(amount)}`;
