import { promises } from '../../content/promises.ts';
import { guarantee } from '../../offer/guarantee.ts';
import { Disclosure } from '../../ui/disclosure.tsx';

export const PlanFacts = () => (
  <Disclosure title={<h3>If you leave, your pages stay. How we count, and whether we work for a competitor.</h3>}>
    <dl className="grid gap-x-8 gap-y-6 md:grid-cols-2">
      {Object.entries({
        'What counts as progress?': guarantee.progress,
        'When is day 1?':
          'The day your plan starts. By then the audit has recorded your numbers. The clock stops while a draft waits for you.',
        'What’s yours if you leave?': promises.yours,
        'Do we work for the firm across the street?': promises.competitors,
      }).map(([term, text]) => (
        <div key={term}>
          <dt className="font-semibold">{term}</dt>
          <dd className="mt-1 text-ink-2 text-small">{text}</dd>
        </div>
      ))}
    </dl>
  </Disclosure>
);
