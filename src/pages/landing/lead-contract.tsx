import type { ReactNode } from 'react';

const clauses: readonly { number: string; title: string; text: ReactNode }[] = [
  { number: '4.1', title: 'Territory.', text: 'Subscriber receives Leads from the counties listed in Schedule A.' },
  {
    number: '4.2',
    title: 'Delivery.',
    text: (
      <>
        A Lead is delivered when its details are sent. Seller may send a Lead to{' '}
        <mark>other subscribers in the same territory.</mark>
      </>
    ),
  },
  { number: '4.3', title: 'Fees.', text: 'A Lead is billed on delivery, whether or not the person can be reached.' },
  { number: '4.4', title: 'Content.', text: 'What the person has written may be passed on with the Lead.' },
];

/** An invented lead seller's contract, with the clause that matters under the highlighter. */
export function LeadContract() {
  return (
    <div className="px-5 pt-9 pb-6 md:px-8 md:pb-8">
      <p className="border-rule border-b pb-4 font-semibold text-small">4. Leads</p>
      <ol className="mt-5 grid gap-4 font-serif text-[1.1875rem] leading-relaxed">
        {clauses.map(({ number, title, text }) => (
          <li key={number} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-2">
            <span className="num text-ink-3">{number}</span>
            <p>
              <b className="font-semibold">{title}</b> {text}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
