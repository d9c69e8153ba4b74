import { Column } from './column.tsx';

const questions: readonly { ask: string; because: string }[] = [
  {
    ask: 'How many firms received each name on my last invoice, and in what order?',
    because: 'Ask for a count per name. “Up to four” is not a count.',
  },
  {
    ask: 'Where did the person fill in the form, and what did that page promise?',
    because: 'Ask for the link. Then read it the way opposing counsel would.',
  },
  {
    ask: 'How many minutes passed before I got the name?',
    because: 'An hour is long when three other offices got it right away.',
  },
  {
    ask: 'Which leads did you credit last year, and which requests did you refuse?',
    because: 'Dead numbers, duplicates, people who already have a lawyer: the refusals show what you are paying for.',
  },
  {
    ask: 'Do you sell a name again after a few months?',
    because: 'By then the person has hired someone, and your firm is the one bothering them.',
  },
  {
    ask: 'If I cancel, what happens to their story, and who can open it?',
    because: 'People tell a form what they wouldn’t tell a receptionist.',
  },
];

/** What to ask a lead seller, by email, before the next renewal. */
export function SellerQuestions() {
  return (
    <Column
      id="ask"
      folio="Questions"
      heading="Six questions to ask your lead seller before you renew"
      text={[
        'Send them by email, even if the account manager would rather talk. A call leaves you with an impression. An email leaves you with a document, and you know what to do with those.',
      ]}
    >
      <ol className="mt-10 grid gap-x-16 border-ink border-t-2 lg:grid-cols-2">
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
        If you get only one answer, hope it’s to the first. Keep the reply either way. Someday somebody may ask how a
        client found your firm.
      </p>
    </Column>
  );
}
