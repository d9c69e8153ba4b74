import type { Faq } from '../../content/faq.ts';
import { claims, dollars } from '../../site/claims.ts';

const { plan, consultation, terms, timeline } = claims;

/** The year's four phases as they are read: `30–50% more traffic in months 3–4`. */
const [visibility, traffic, leads, firstYear] = timeline.map(
  ({ gain, measure, months }) => `${gain.join('–')}% more ${measure} in months ${months.join('–')}`,
);

/** The home page's six questions (specification, section 2). */
export const faqs: Faq[] = [
  {
    value: 'faq-1',
    question: 'How long before I see results?',
    answer: `Most clients see results in about ${claims.daysToResults} days. They start small: ${visibility}. Then we plan for ${traffic}, ${leads} and ${firstYear}. Crowded metros take longer, and our [state pages](/states) name many of them.`,
  },
  {
    value: 'faq-2',
    question: 'Do you work with other kinds of lawyers?',
    answer:
      'No. Only divorce and family law, and [our story](/about) says why. It means we already know which searches end in a consultation and which come from people who just want a form.',
  },
  {
    value: 'faq-3',
    question: 'What does it cost?',
    answer: `${dollars(plan.monthly)} a month, with no setup fee. There is one plan, and everything on the fee schedule above is in it.`,
  },
  {
    value: 'faq-4',
    question: 'Am I locked into a contract?',
    answer: `No. It’s month to month, and you can cancel anytime with ${terms.noticeDays} days’ written notice.`,
  },
  {
    value: 'faq-5',
    question: 'How will I know it’s working?',
    answer:
      'You get an email every week, a report every month and a dashboard that is live around the clock. We report calls and consultations first, rankings second.',
  },
  {
    value: 'faq-6',
    question: 'What happens on the free consultation?',
    answer: `We take ${consultation.minutes} minutes to show you where your firm stands today, who is ahead of you and what it would take to pass them. You keep the audit, valued at ${dollars(consultation.auditValue)}, whether or not you hire us.`,
  },
];
