import { capitalized, inWords } from '../lib/format.ts';
import { plan } from '../offer/plan.ts';

/** A made-up firm’s figures in December: in 2024, the month before the work began, and a year later. */
const before = { consultations: 11, clients: 4, calls: 21, forms: 9, visits: 640, reviews: 14 };
const now = { consultations: 29, clients: 14, calls: 56, forms: 24, visits: 2560, reviews: 58 };

/** Callers who reached only the voicemail. */
const missedCalls = 6;

/** The part of its twelfth monthly report that the home page shows. The services page has the whole. */
export const exampleReport = {
  title: 'Monthly report no. 12: December 2025',
  firm: 'Two-attorney firm in Madison, Wisconsin',
  workBegan: '2025-01-06',
  before,
  now,
  /** In each month since the work began, January to December. July and December are slow in a family-law office. */
  consultations: [12, 13, 15, 16, 18, 19, 17, 20, 24, 27, 30, now.consultations],
  /** New clients in the same months. */
  clients: [4, 4, 5, 5, 6, 7, 6, 8, 9, 11, 13, now.clients],
  /** In the whole year before the work. */
  clientsYearBefore: 49,
  missedDigest: `One page, ${inWords(missedCalls)} missed calls, and one search`,
  missed: [
    'Page on collaborative divorce: 12 visits since April, no calls.',
    `${capitalized(inWords(missedCalls))} people who called after 5 p.m. got voicemail. Not one called back.`,
    '“dane county divorce forms”: the court’s own site wins it.',
  ],
};

const { clients, clientsYearBefore } = exampleReport;
const fees = clients.length * plan.monthly;
const addedClients = now.clients - before.clients;
const addedClientsInYear = clients.reduce((sum, count) => sum + count) - clientsYearBefore;

/** The campaign’s cost and return, in December and in the whole year. Fees are US dollars. */
export const exampleReportSums = {
  addedClients,
  feePerClient: Math.round(plan.monthly / addedClients),
  fees,
  addedClientsInYear,
  feePerClientInYear: Math.round(fees / addedClientsInYear),
};
