import { claims, dollars } from '../../site/claims.ts';
import { Column } from './column.tsx';

const { revenuePerCase } = claims.landingPage;

const text = [
  'When a client leaves your office for another firm, there is a trace: a file, a line in the conflicts list, a name you remember. When a client never finds you, there is nothing. No missed call, no declined retainer. Your books show only the cases you opened, so they look complete.',
  'Think about how a divorce starts now. Long before anyone files, somebody reads. The first searches are about the house, the kids’ week, the cost of a first meeting. They happen late, on a phone, often in a private window, because the other spouse knows the passcode. By the time this person looks for a lawyer, one or two firms feel familiar: the ones whose pages answered.',
  'Referrals don’t protect you. A referred client looks you up before calling, and your name brings up an old directory profile, a review from a stranger, an ad for the firm across the street. You had earned that call. Now it’s a comparison, and you’ll never know it happened.',
  `Put your own numbers on it. Our model assumes ${dollars(revenuePerCase)} in fees per case; use what you collect. We can’t tell you whether you lose one case a month to the firms above you, or one a quarter, or one a year. Until somebody counts the searches in your county, neither can you.`,
  'It hurts more in family law. An injury firm can live through a thin year on one verdict. You can’t charge a fee that is contingent on the divorce, the support or the settlement,[^contingent] so no single case will save your year. You live on ordinary retainers, and those need a steady source.',
];

const losses = [
  { cases: 'One case a month', aYear: 12 },
  { cases: 'One case a quarter', aYear: 4 },
  { cases: 'One case a year', aYear: 1 },
];

/** What a case lost to search comes to in a year. */
function Losses() {
  return (
    <div>
      <h3 className="border-ink border-t-2 pt-4">What you lose to the firms above you</h3>
      <dl className="mt-2">
        {losses.map(({ cases, aYear }) => (
          <div
            key={cases}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-rule border-b py-4 last:border-ink lg:max-xl:flex-col"
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
      <p className="note mt-3">By our model: cases lost × {dollars(revenuePerCase)} in fees per case.</p>
    </div>
  );
}

/** The cost of invisibility. */
export function Invisible() {
  return (
    <Column
      id="cost"
      folio="Lost cases"
      heading="The cost of invisibility: clients you never knew you lost"
      text={text}
      exhibit={<Losses />}
    />
  );
}
