import { Copy } from '../../ui/copy.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';

const questions = [
  {
    question: 'Percent of what?',
    text: 'Ten visits that become forty are a gain of 300%. Ask for the starting number. Ours is recorded in the audit, before any work is done.',
  },
  {
    question: 'Over which months?',
    text: 'Compare a month with the same month of the year before. Family-law searches follow the calendar, with or without an agency.',
  },
  {
    question: 'What counts as a lead?',
    text: 'We count calls and forms from people with a family matter in your counties. A search for a blank form counts as traffic and no more.',
  },
  {
    question: 'Which searches?',
    text: 'A list agreed on before the work starts cannot be improved afterward. Twenty searches, written down, including those that look hard.',
  },
  {
    question: 'What did not work?',
    text: 'Each campaign leaves something unwon. An agency that reports only wins is choosing what you see.',
  },
  {
    question: 'May we publish it too?',
    text: 'Check your bar’s rule first.[^rules] What an agency may say about its own work, a lawyer may not always repeat about theirs.',
  },
];

/** How to question figures like the ones above, from any agency. */
export function HowToRead() {
  return (
    <Sheet folio="Cross-examine" tone="sunk" labelledBy="read">
      <SectionHead
        id="read"
        heading="Six questions for any case study, these included"
        lede="You ask for the basis of an expert’s number. A marketing number deserves the same. Put all six to us first. What we report, and when it arrives, is on the [services page](/services)."
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
