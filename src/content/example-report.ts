import { plan } from '../offer/plan.ts';

/** A made-up firm’s sixth monthly report: on the services page in full, on the home page in part. */
export const exampleReport = {
  title: 'Monthly report no. 6: June 2026',
  firm: 'For a two-attorney family practice in Madison, Wisconsin',
  /** By month, December being the month before the start; with the day of the campaign that each month begins on. */
  consultations: [
    { month: 'Dec', count: 11, firstDay: -Infinity },
    { month: 'Jan', count: 11, firstDay: 0 },
    { month: 'Feb', count: 12, firstDay: 27 },
    { month: 'Mar', count: 13, firstDay: 55 },
    { month: 'Apr', count: 15, firstDay: 86 },
    { month: 'May', count: 17, firstDay: 116 },
    { month: 'Jun', count: 19, firstDay: 147 },
  ],
  counts: [
    { name: 'Consultations booked', before: 11, now: 19 },
    { name: 'Cases signed', before: 4, now: 7 },
    { name: 'Calls', before: 21, now: 36 },
    { name: 'Contact forms', before: 9, now: 14 },
    { name: 'Visits from search', before: 640, now: 1050 },
    { name: 'Google reviews', before: 14, now: 31 },
  ],
  calls: [
    { from: 'Google profile', count: 15 },
    { from: 'Page on placement', count: 8 },
    { from: 'Page on the house', count: 6 },
    { from: 'Page on cost', count: 4 },
    { from: 'Other pages', count: 3 },
  ],
  /** Places in Google’s results; without `before`, the firm was not among the first 100. */
  searches: [
    { query: 'placement schedule wisconsin', now: 4 },
    { query: 'who keeps the house divorce wisconsin', now: 6 },
    { query: 'legal separation vs divorce wisconsin', before: 31, now: 8 },
    { query: 'divorce lawyer madison', before: 24, now: 11 },
  ],
  done: [
    'Published four pages, each approved by you',
    'Fixed a contact form that failed on two phones',
    'Sent nine review requests; four reviews came in, and you approved four replies',
  ],
  missed: [
    '“divorce lawyer madison” is at 11, one place short of page one.',
    'The page on collaborative divorce: 12 visits since April, no calls. We’ve stopped there.',
    'Six calls after 5 p.m. went to voicemail. None of the six called again.',
  ],
  next: [
    'A page for the Sauk County courthouse',
    'Your turn: two drafts have been waiting since June 24',
    'Your turn: who could answer the phone until 7 p.m.?',
  ],
};

const [start, ...months] = exampleReport.consultations.map(({ count }) => count) as [number, ...number[]];
const fees = months.length * plan.monthly;
const extra = months.reduce((sum, count) => sum + count - start, 0);

/** What the campaign has cost and brought so far: the bars of the report add up to it. Fees are US dollars. */
export const exampleReportSums = { fees, extra, feePerExtra: Math.round(fees / extra) };
