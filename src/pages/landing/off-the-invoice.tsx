import { Paragraphs } from '../../sections/paragraphs.tsx';
import { Column } from './column.tsx';
import { RepeatedCall } from './discovery-button.tsx';

/** Two costs of bought leads that only a family lawyer has. */
export function OffTheInvoice() {
  return (
    <Column
      id="off"
      folio="Off the bill"
      tone="ink"
      heading="Two costs that are on no invoice"
      text={[
        'Every trade that buys leads complains about the price. A family-law firm pays in two more ways, and neither is on the bill.',
      ]}
    >
      <div className="mt-10 max-w-text border-rule-ink border-t pt-6">
        <h3>The other spouse fills in forms too</h3>
        <Paragraphs
          className="mt-6"
          text={[
            'In an injury case the other side is usually an insurer. In a divorce it is the other spouse, who may be searching on the same evening. If you have heard enough from one spouse, you may not be free to act for the other, and sometimes for neither.[^conflict] With a bought lead the name and the facts arrive together, before anyone could run a conflicts check.',
            'A person who finds you through your own page comes in a different order. While they read, you learn nothing about them. The first thing they give is a name, your intake runs the conflicts check, and the story comes after it.',
          ]}
        />
      </div>
      <div className="mt-10 max-w-text border-rule-ink border-t pt-6">
        <h3>The phone rings where the spouse can hear it</h3>
        <Paragraphs
          className="mt-6"
          text={[
            'A shared lead goes to whoever calls first, so everybody calls at once. The phone of a person who has not told anyone yet begins to ring at dinner, from numbers they do not know. The firm that reaches them may be the third stranger of the evening, and it starts by apologizing.',
            'There is also a rule to read. You may pay for leads where the seller does not recommend you and does not suggest that it has weighed the case to choose you.[^referral] “We matched you with the right attorney” can be read as such a suggestion. Ask for a screenshot of what the person saw. You are paying for those words.',
          ]}
        />
      </div>
      <RepeatedCall />
    </Column>
  );
}
