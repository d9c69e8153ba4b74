import { Copy } from '../../ui/copy.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';

const questions = [
  {
    question: 'Percent of what?',
    text: 'Ten visits that become forty are a gain of 300%. Ask for the starting number. We record yours in the audit, before any work is done.',
  },
  {
    question: 'Over which months?',
    text: 'Compare each month with the same month a year earlier. Family-law searches follow the calendar, with or without an agency.',
  },
  {
    question: 'What counts as a lead?',
    text: 'We count calls and forms from people with a family matter in your counties. A search for a blank form counts as traffic and nothing more.',
  },
  {
    question: 'Which searches?',
    text: 'Agree on the list before the work starts, so nobody can improve it afterward. We use twenty searches, in writing, including the ones that look hard.',
  },
  {
    question: 'What didn’t work?',
    text: 'Every campaign misses some targets. An agency that reports only wins is choosing what you see.',
  },
  {
    question: 'Can we publish our results too?',
    text: 'Check your bar’s rule first.[^rules] We may say things about our work that a lawyer may not say about theirs.',
  },
];

/** How to question figures like the ones above, from any agency. */
export function HowToRead() {
  return (
    <Sheet folio="Questions" tone="sunk" labelledBy="read">
      <SectionHead
        id="read"
        heading="Six questions to ask about any case study, ours included"
        lede="You would cross-examine an expert’s number. Do the same to a marketing number, starting with ours. What we report, and when, is on the [services page](/services)."
      />
      <dl className="grid border-ink border-t-2 md:grid-cols-2 md:gap-x-10 lg:grid-cols-3">
        {questions.map(({ question, text }) => (
          <div key={question} className="border-rule border-b py-6">
            <dt className="font-serif font-sub text-h3">{question}</dt>
            <dd className="mt-2 text-ink-2 text-ui leading-[1.6]">
              <Copy text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
