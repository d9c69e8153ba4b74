import type { Faq } from '../../content/faq.ts';
import { claims, dollars } from '../../site/claims.ts';

const { consultation, fit, terms } = claims;

/** What people ask before they write to us. */
export const questions: readonly Faq[] = [
  {
    value: 'reply',
    question: 'How fast do you reply?',
    answer:
      'Within 24 hours, from someone who has looked at your website first. If you would rather pick a time now, book the consultation.',
  },
  {
    value: 'free',
    question: 'Is the consultation really free?',
    answer: `Yes. It takes ${consultation.minutes} minutes and includes a ${consultation.auditItems}-item audit of your site, valued at ${dollars(consultation.auditValue)}. You keep the audit whether or not you hire us, and there is nothing to sign.`,
  },
  {
    value: 'prepare',
    question: 'What should I have ready?',
    answer:
      'Your website, the counties you serve and the kind of case you want more of. If you can get into your Google Business Profile, have that open too. It answers most of what we ask about [local search](/services/local-seo).',
  },
  {
    value: 'contract',
    question: `You ask for ${fit.months}+ months. Is there a contract?`,
    answer: `No. It’s month to month, and ${terms.noticeDays} days’ written notice ends it, as the [Terms of Service](/terms-of-service) say. We ask for ${fit.months} months because rankings in a crowded county move slowly. A firm that stops in month two has paid for the slow part and missed the rest.`,
  },
  {
    value: 'confidential',
    question: 'What should I put in my message?',
    answer:
      'Your firm, your market and your question. Leave out client names and case facts: we don’t need them to answer you, and a web form is no place for them. What we do with your own details is in the [Privacy Policy](/privacy-policy).',
  },
  {
    value: 'not-yet',
    question: 'What if we’re not a good fit yet?',
    answer: `We’ll tell you in the reply. If you can’t spend ${dollars(fit.monthlyBudget)} a month, you don’t need an agency yet. Complete your Google Business Profile and ask every client for a review. Our [free guides](/resources) are a start, and you can write again when things change.`,
  },
];
