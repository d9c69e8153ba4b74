import type { Faq } from '../../content/faq.ts';
import { claims, dollars } from '../../site/claims.ts';

const { consultation, fit, terms } = claims;

/** What people ask before they write to us. */
export const questions: readonly Faq[] = [
  {
    value: 'reply',
    question: 'How fast do you reply?',
    answer:
      'Within 24 hours. The reply comes from someone who has opened your website first. If you would rather pick a time now, book the consultation directly.',
  },
  {
    value: 'free',
    question: 'Is the consultation really free?',
    answer: `Yes. ${consultation.minutes} minutes, with a ${consultation.auditItems}-item audit of your site that we value at ${dollars(consultation.auditValue)}. You keep the audit whether or not you hire us, and there is nothing to sign.`,
  },
  {
    value: 'prepare',
    question: 'What should I have ready?',
    answer:
      'Your website address, the counties you serve and the kind of case you want more of. If you have access to your Google Business Profile, have that open too. It answers most of what we ask about [local search](/services/local-seo).',
  },
  {
    value: 'contract',
    question: `Is there a contract behind the ${fit.months} months?`,
    answer: `No. The work runs month to month and ends on ${terms.noticeDays} days’ written notice; the [Terms of Service](/terms-of-service) say so. We ask for ${fit.months} months of patience because rankings in a contested county move slowly, and a firm that stops in month two has paid for the slow part only.`,
  },
  {
    value: 'confidential',
    question: 'What may I put into the message?',
    answer:
      'Your firm, your market, your question. Leave out client names and case facts. We are not a law firm, a web form is no place for a client’s confidences, and we need none of it to answer you. What happens to your own details is in the [Privacy Policy](/privacy-policy).',
  },
  {
    value: 'not-yet',
    question: 'What if we are not a good fit yet?',
    answer: `Then we say so in the reply. Below ${dollars(fit.monthlyBudget)} a month your money does more in a complete business profile and a steady habit of asking for reviews than in an agency. Our [free guides](/resources) are a start, and you can write again when things change.`,
  },
];
