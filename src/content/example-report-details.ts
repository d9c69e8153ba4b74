import { capitalized, inWords } from '../lib/format.ts';

const pages = 4;
const reviewRequests = 9;

const yourTurn = ['two drafts have been waiting since December 22', 'who could answer the phone until 7 p.m.?'];

/** The rest of the example report, which only the services page shows. */
export const exampleReportDetails = {
  calls: [
    { from: 'Google profile', count: 22 },
    { from: 'Page on placement', count: 12 },
    { from: 'Page on the house', count: 9 },
    { from: 'Page on cost', count: 7 },
    { from: 'Other pages', count: 6 },
  ],
  /** Places in Google’s results; without `before`, the firm was not among the first 100. */
  searches: [
    { query: 'placement schedule wisconsin', now: 2 },
    { query: 'who keeps the house divorce wisconsin', now: 3 },
    { query: 'legal separation vs divorce wisconsin', before: 31, now: 4 },
    { query: 'divorce lawyer madison', before: 24, now: 4 },
    { query: 'dane county divorce forms', before: 38, now: 12 },
  ],
  doneDigest: `${capitalized(inWords(pages))} pages, one repair, ${inWords(reviewRequests)} review requests`,
  done: [
    `Published ${inWords(pages)} pages, each approved by you`,
    'Fixed a contact form that failed on two phones',
    `Sent ${inWords(reviewRequests)} review requests; four reviews came in, and you approved four replies`,
  ],
  nextDigest: `One page from us, ${inWords(yourTurn.length)} answers from you`,
  next: ['A page for the Sauk County courthouse', ...yourTurn.map((turn) => `Your turn: ${turn}`)],
};
