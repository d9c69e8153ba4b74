import { claims } from '../site/claims.ts';

const { yours, competitors } = claims.plan;

/** What a careful client asks about next, in the same words on every page. */
export const PlanFacts = () => (
  <dl className="grid gap-x-10 gap-y-6 rule-top pt-6 md:grid-cols-3">
    {Object.entries({
      'What’s yours if you leave?': yours,
      'Do we work for the firm across the street?': competitors,
      'When is day 1?':
        'The day your plan starts. By then the audit has recorded your numbers. If unpaid fees stop the work, the count stops, too.',
    }).map(([term, text]) => (
      <div key={term}>
        <dt className="font-serif font-sub text-h3">{term}</dt>
        <dd className="mt-1.5 text-ink-2 text-detail">{text}</dd>
      </div>
    ))}
  </dl>
);
