import { CheckList } from '../../../ui/list.tsx';
import { Added, Cut } from '../../../ui/red-pen.tsx';
import { SampleLabel } from '../../../ui/section.tsx';

const checks = [
  'Says nothing that shows who was a client',
  'Names no date, court, or outcome',
  'Doesn’t ask the writer to call: it may be the other side',
];

/** A bad review, and the reply that the attorney approves. */
export const Reply = () => (
  <div className="p-5 sm:p-8">
    <SampleLabel>Example</SampleLabel>
    <p className="mt-4 text-small">
      <span role="img" aria-label="1 of 5 stars">
        ★☆☆☆☆
      </span>{' '}
      <span className="text-ink-2 text-note">J. R., two weeks ago</span>
    </p>
    <p className="mt-1 font-serif text-h3/snug">
      “Nine months and thousands of dollars, and I see my kids every other weekend.”
    </p>
    <div className="mt-5 border-ink border-l pl-4">
      <p className="font-semibold text-small">Reply from the firm</p>
      <p className="mt-1 text-small/normal">
        <Cut>You still owe us for the trial.</Cut>{' '}
        <Added>
          Our professional duties don’t allow us to discuss any matter here, or to say who is a client. Clients of the
          firm can always reach us at the office.
        </Added>
      </p>
    </div>
    <CheckList items={checks} className="mt-5 gap-2 text-small" />
  </div>
);
