import { Column, Paragraphs } from './column.tsx';
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
        'Every trade that buys leads complains about the price. A family-law firm pays twice more, and neither item has a line.',
      ]}
    >
      <div className="mt-10 max-w-text border-rule-ink border-t pt-6">
        <h3>The other spouse fills in forms too</h3>
        <Paragraphs
          text={[
            'An accident has one possible client. A divorce has two, in one household, and often both are searching. If you have heard enough from one of them, you may not be free to act for the other, and sometimes for neither.[^conflict] With a bought lead the name and the facts arrive together, before you could run the one or decline the other.',
            'A person who finds you through a page of yours arrives in another order. The page has told them nothing about you that creates a duty. The first thing they give is a name, your intake runs the conflicts check, and the story comes after it.',
          ]}
        />
      </div>
      <div className="mt-10 max-w-text border-rule-ink border-t pt-6">
        <h3>The calls arrive in the wrong room</h3>
        <Paragraphs
          text={[
            'A shared lead goes to whoever calls first, so everybody calls at once. The telephone of a person who has not told anyone yet begins to ring at dinner, from numbers that do not stop. The firm that reaches them is the third stranger of the evening, and it starts by apologizing.',
            'There is also a rule to read. You may pay for leads where the seller does not recommend you and does not suggest that it has weighed the case to choose you.[^referral] “We matched you with the right attorney” can be read as such a suggestion. Ask for a screenshot of what the person saw. You are paying for those words.',
          ]}
        />
      </div>
      <RepeatedCall />
    </Column>
  );
}
