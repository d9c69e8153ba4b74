import { grown, percentRange } from '../lib/format.ts';
import { brand } from '../site/brand.ts';

/**
 * What we claim. Change a figure here, and pages, charts, and structured data follow. Pages write the figures out with
 * src/lib/format.ts: `atLeast(results.campaigns)` reads “200+”. “At least” figures are written with a plus sign.
 *
 * A test finds figures that are typed in a page instead (scripts/check/typed-figures.test.ts). docs/recipes.md has the steps.
 *
 * Where the owner ordered two figures for one thing, each page keeps its own until that is settled. Run
 * `npm run check:launch` for a list (scripts/launch/owner-questions.ts).
 */
export const results = {
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
} as const;

/** Gains in percent over the starting point, by phase of the first year. A pair is a range from low to high. */
export const timeline = {
  visibility: { months: [1, 2], gain: [15, 25], measure: 'local visibility' },
  earlyTraffic: { months: [3, 4], gain: [30, 50], measure: 'traffic' },
  leads: { months: [5, 6], gain: [50, 100], measure: 'leads' },
  traffic: { months: [7, 12], gain: [150, 300], measure: 'traffic' },
} as const;

/** The phases of the first year, in order. */
export const phases = Object.values(timeline);

/** The same gains as copy writes them: `15–25%`. */
export const gains = {
  visibility: percentRange(timeline.visibility.gain),
  earlyTraffic: percentRange(timeline.earlyTraffic.gain),
  leads: percentRange(timeline.leads.gain),
  traffic: percentRange(timeline.traffic.gain),
};

/** Sample campaigns of the service pages: gains in percent, the rating in stars. */
export const sampleCampaigns = { profileCalls: 385, guideVisits: 287, rating: 4.8 } as const;

/** The case study of the company page (/divorce-lawyer-seo): gains in percent; consultations as a multiple. */
export const companyCase = { leads: 156, consultations: 2, leadQuality: 67, months: 6 } as const;

/** The results of the state template, in percent. */
export const templateResults = { traffic: 320, consultations: 180, costPerCase: 45 } as const;

/** Consultation requests a month after the template’s campaign. @param before Those of the month before it. */
export const requestsAfter = (before: number): number => grown(before, templateResults.consultations);

/** Cases a month, at least, in the title and the description of the Texas page. */
export const texasCases = { title: 50, description: 40 } as const;

/** When most clients see results, and which. */
export const firstResults = `Most clients see results in about ${results.daysToResults} days, such as more calls and views on the map.`;

/** The note that a page’s first figure refers to: `[^figures]`. */
export const figuresNote = 'Our own counts and estimates. Results vary with your market.';

/** The same note for the headline figures, with the meaning of each. */
export const headlineNote = `${figuresNote} New clients a month are all that come from search, those you had before included. Traffic means visits from search, against the month before the work. Leads are calls and forms about a family matter. Retention counts all clients. First page counts campaigns with a target search there. At ${results.daysToResults} days, a result is more calls and views on the map.`;
