import type { Faq } from '../../content/faq.ts';
import { claims, dollars } from '../../site/claims.ts';

const { plan } = claims;
const { monthly, contentPages, firstPageRate, firstPageMonths } = claims.generalPageFaq;

/** The general page's eight questions (specification, section 9: "general FAQ"). */
export const questions: readonly Faq[] = [
  {
    value: 'faq-1',
    question: 'What does SEO for a divorce law firm cost?',
    answer: `Budget at least ${dollars(monthly)} per month for SEO that includes pages, technical work, listings and reporting. Our plan, with all four services, is ${dollars(plan.monthly)} a month and has no setup fee. If anyone’s proposal is much lower, ask how many pages a month it includes and who writes them.`,
  },
  {
    value: 'faq-2',
    question: 'How long until we’re on the first page?',
    answer: `Our first-page rate is ${firstPageRate}% within ${firstPageMonths} months. The hardest searches in a large metro take longer, and no company can promise you a position. Ask anyone who does to put it in the contract.`,
  },
  {
    value: 'faq-3',
    question: 'How much will you publish?',
    answer: `${contentPages} content pages per month. We could write more, and it would show. Each page answers one question, cites your state’s law where it matters, and waits for your approval.`,
  },
  {
    value: 'faq-4',
    question: 'Should we stop our ads when we start?',
    answer:
      'No. Keep the ads that pay for themselves until the pages bring consultations, then cut the most expensive terms first. We’ll tell you which of them your pages already cover.',
  },
  {
    value: 'faq-5',
    question: 'Do we need a new website?',
    answer: `Usually not. The ${claims.audit.points}-point audit tells us. If your site loads, can be edited and belongs to you, it’s worth keeping, even if nobody in the firm likes the color.`,
  },
  {
    value: 'faq-6',
    question: 'Will the pages comply with our bar’s advertising rules?',
    answer:
      'We write to Model Rule 7.1: nothing false or misleading, no outcome promised, no comparison that can’t be backed up. States add their own rules on labels, specialist titles and records to keep. You approve every page, because the duty is yours.',
  },
  {
    value: 'faq-7',
    question: 'Can a small firm outrank the big directories?',
    answer:
      'For “divorce lawyer” alone in a large city, rarely. For a question, a courthouse or a county, often. A directory can’t explain how your local judges run a temporary-orders hearing. You can.',
  },
  {
    value: 'faq-8',
    question: 'How will we know that a client came from search?',
    answer:
      'We count calls and forms by the page they came from, and your intake asks one question: what did you read before you called? Where the two disagree, we believe intake.',
  },
];
