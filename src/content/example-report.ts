import { capitalized, inWords } from '../lib/format.ts';
import { plan } from '../offer/plan.ts';

/** A made-up firm’s figures in December: in 2024, the month before the work began, and a year later. */
const before = { consultations: 11, clients: 4, calls: 21, forms: 9, visits: 640, reviews: 14 };
const now = { consultations: 29, clients: 14, calls: 56, forms: 24, visits: 2560, reviews: 58 };

/** Callers who reached only the voicemail. */
const missedCalls = 6;

/** Its twelfth monthly report: what the home page shows of it. The services page has it in full. */
export const exampleReport = {
  title: 'Monthly report no. 12: December 2025',
  firm: 'Two-attorney firm in Madison, Wisconsin',
  workBegan: '2025-01-06',
  before,
  now,
  /** In each month since the work began, January to December. */
  consultations: [11, 12, 13, 15, 17, 19, 21, 23, 25, 27, 28, now.consultations],
  missedDigest: `One page, ${inWords(missedCalls)} missed calls, and one search`,
  missed: [
    'Page on collaborative divorce: 12 visits since April, no calls.',
    `${capitalized(inWords(missedCalls))} calls after 5 p.m. went to voicemail. None called again.`,
    '“dane county divorce forms”: the court’s own site wins it.',
  ],
};

const { consultations } = exampleReport;
const fees = consultations.length * plan.monthly;
const addedClients = now.clients - before.clients;
const addedConsultations = consultations.reduce((sum, count) => sum + count - before.consultations, 0);

/** What the campaign has cost and brought: in December, and in the whole year. Fees are US dollars. */
export const exampleReportSums = {
  addedClients,
  feePerClient: Math.round(plan.monthly / addedClients),
  addedConsultations,
  fees,
  feePerConsultation: Math.round(fees / addedConsultations),
};
