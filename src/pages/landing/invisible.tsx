import { claims, dollars } from '../../site/claims.ts';
import { Column } from './column.tsx';

const { revenuePerCase } = claims.landingPage;

const text = [
  'A client who leaves your office for another firm leaves a trace: a file, an entry in the conflicts list, a name you remember. A client who never found you leaves none. There was no missed call and no declined retainer. Your books show the cases that you opened, and they look complete.',
  'Think about how a divorce starts now. Long before anyone files, somebody reads. The first searches are about the house, the children’s week, the price of a first meeting. They are made late, on a phone, often in a window that keeps no history, because the other spouse knows the passcode. When this person finally looks for a name, one or two firms feel familiar. They are the ones whose pages answered.',
  'Referrals do not protect you from this. A referred client looks you up before calling, and your name brings back what the web has: an old directory profile, a review from a stranger, an ad for the firm across the street. You had earned that call. Somewhere between the friend’s advice and the phone call it became a comparison, and nobody told you that it was being made.',
  `Put your own figures on it. Our model takes ${dollars(revenuePerCase)} in fees per case.[^case] We cannot tell you whether you lose one case a month to the firms above you, or one a quarter, or one a year. Without a count of the searches in your county, neither can you.`,
  'Family law makes the gap harder to bear than it is elsewhere. An injury firm can live through a thin year on one verdict. You may not take a fee that is contingent on the divorce, the support or the settlement,[^contingent] so no single case will ever save your year. It is made of ordinary retainers, and ordinary retainers need a steady source.',
];

const losses = [
  { cases: 'One case a month', aYear: 12 },
  { cases: 'One case a quarter', aYear: 4 },
  { cases: 'One case a year', aYear: 1 },
];

/** What a case lost to search comes to in a year. */
function Losses() {
  return (
    <div className="max-w-text xl:self-end xl:pb-2">
      <p className="border-ink border-t-2 pt-4 font-semibold text-small">Fees that went to a firm above you</p>
      <dl>
        {losses.map(({ cases, aYear }) => (
          <div
            key={cases}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-rule border-b py-4 last:border-ink"
          >
            <dt className="text-ink-2">{cases}</dt>
            <dd className="whitespace-nowrap">
              <span className="num font-serif text-[clamp(2.25rem,1.8rem+1.8vw,3.25rem)] leading-none tracking-tight">
                {dollars(revenuePerCase * aYear)}
              </span>{' '}
              <span className="text-small">a year</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="note mt-3">Cases lost × {dollars(revenuePerCase)}, the fee per case of our model.</p>
    </div>
  );
}

/** The cost of invisibility. */
export function Invisible() {
  return (
    <Column
      id="cost"
      folio="The cost"
      heading="The clients you lose to search leave no record"
      text={text}
      aside={<Losses />}
    />
  );
}
