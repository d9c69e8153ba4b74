import { Paragraphs } from '../../sections/paragraphs.tsx';
import { Column } from './column.tsx';
import { RepeatedCall } from './discovery-button.tsx';

const costs = [
  {
    title: 'Conflicts: the other spouse fills in forms too',
    text: [
      'In an injury case the other side is usually an insurer. In a divorce it’s the other spouse, who may be searching the same evening. If you’ve heard enough from one spouse, you may not be able to act for the other, and sometimes for neither.[^conflict] With a bought lead, the name and the facts arrive together, before anyone can run a conflicts check.',
      'Someone who finds you through your own page comes in a different order. While they read, you learn nothing about them. First they give a name, then intake runs the conflicts check, then you hear the story.',
    ],
  },
  {
    title: 'Trust: the phone rings where the spouse can hear it',
    text: [
      'A shared lead goes to whoever calls first, so everybody calls at once. Someone who hasn’t told anyone yet gets calls at dinner from numbers they don’t know. The firm that gets through may be the third stranger of the evening, and it starts by apologizing.',
      'There is a rule here, too. You may pay for leads if the seller doesn’t recommend you and doesn’t imply that it weighed the case to choose you.[^referral] “We matched you with the right attorney” can read that way. Ask for a screenshot of what the person saw. You are paying for those words.',
    ],
  },
];

/** Two costs of bought leads that only a family lawyer has, side by side. */
export function OffTheInvoice() {
  return (
    <Column
      id="off"
      folio="Hidden costs"
      tone="ink"
      heading="Two costs of bought leads that no invoice shows"
      text={[
        'Everyone who buys leads complains about the price. A family-law firm pays in two more ways, and neither is on the bill.',
      ]}
    >
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        {costs.map(({ title, text }) => (
          <div key={title} className="max-w-text border-rule-ink border-t pt-6">
            <h3>{title}</h3>
            <Paragraphs className="mt-6" text={text} />
          </div>
        ))}
      </div>
      <RepeatedCall />
    </Column>
  );
}
