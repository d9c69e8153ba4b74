import { promises } from '../../content/promises.ts';
import { type Faq, link } from '../../copy/copy-text.ts';
import { dollars, percentRange, range } from '../../lib/format.ts';
import { plan, terms } from '../../offer/plan.ts';
import { results, timeline } from '../../offer/results.ts';
import { FaqSection } from '../../sections/faq.tsx';
import { stateIds } from '../../states/load.ts';

/** `15–25% more local visibility in months 1–2` */
function planned(phase: keyof typeof timeline): string {
  const { gain, measure, months } = timeline[phase];
  return `${percentRange(gain)} more ${measure} in months ${range(months)}`;
}

const faqs: Faq[] = [
  {
    value: 'faq-1',
    question: 'I’ve been burned by an agency before. How are you different?',
    answer: `You own every account and can leave on ${terms.noticeDays} days’ notice. We work only for family-law firms: ${link('/about', 'our story')} says why. ${link('/#letters', 'Put our engagement letter beside your last one')}.`,
  },
  {
    value: 'faq-2',
    question: 'How long before I see results?',
    answer: `Most of our clients see results, such as more calls from the map, in about ${results.daysToResults} days. We plan for ${planned('visibility')} and ${planned('traffic')}. Our ${link('/states', `pages on ${stateIds.length} states`)} show what people search for there.`,
  },
  {
    value: 'faq-3',
    question: 'What does it cost?',
    answer: `The ${plan.name} is ${dollars(plan.monthly)} a month for all four services. No setup fees. From you, it takes one long conversation at the start, then an hour or two of your time a month to read drafts.`,
  },
  {
    value: 'faq-4',
    question: 'Am I locked into a contract?',
    answer: `No. It’s month to month, and you can cancel anytime with ${terms.noticeDays} days’ written notice.`,
  },
  {
    value: 'faq-5',
    question: 'How will I know it’s working?',
    answer: `You get an email every week, a report every month, and a dashboard that is live 24/7. ${promises.reportOrder}.`,
  },
  {
    value: 'faq-6',
    question: 'What happens on the free call?',
    answer:
      'We go through your audit, search your county together, and tell you what we would do first. If you’d rather do it yourself, the audit tells you where to start. There is nothing to sign.',
  },
];

export const HomeFaq = () => <FaqSection heading="What divorce lawyers ask us first" items={faqs} />;
