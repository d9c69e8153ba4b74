import { Column } from './column.tsx';

const questions: readonly { ask: string; because: string }[] = [
  {
    ask: 'How many firms received each name on my last invoice, and in what order?',
    because: 'You want a count per name. “Up to four” is the length of the list.',
  },
  {
    ask: 'Where did the person fill in the form, and what did the page promise?',
    because: 'A link will do. You are going to read it as opposing counsel would.',
  },
  {
    ask: 'How many minutes passed before I had the name?',
    because: 'An hour is long when three other offices got it at once.',
  },
  {
    ask: 'Which leads did you credit last year, and which requests did you refuse?',
    because: 'Dead numbers, duplicates, people who already have a lawyer: the refusals show what the price covers.',
  },
  {
    ask: 'Do you sell a name again after some months?',
    because: 'By then the person has hired somebody, and your firm is the one that disturbs them.',
  },
  {
    ask: 'What remains of their story if I cancel, and who can open it?',
    because: 'People type into a form what they would not tell a receptionist.',
  },
];

/** What to ask a lead seller, by email, before the next renewal. */
export function SellerQuestions() {
  return (
    <Column
      id="ask"
      folio="Discovery"
      heading="Six questions to send the seller before you renew"
      text={[
        'Send them by email, even if the account manager would rather talk. A call leaves you with an impression. A reply is a document, and you know what to do with those.',
      ]}
    >
      <ol className="mt-10 max-w-[54rem] border-ink border-t-2">
        {questions.map(({ ask, because }, index) => (
          <li key={ask} className="grid grid-cols-[2.5rem_minmax(0,38rem)] gap-x-2 border-rule border-b py-5">
            <span className="num font-medium font-serif text-[1.1875rem]" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{ask}</h3>
              <p className="mt-2 text-ink-2">{because}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-8 max-w-text">
        If only one of the six is answered, hope for the first. Keep the reply either way. The day may come when
        somebody asks you how a client found your firm.
      </p>
    </Column>
  );
}
