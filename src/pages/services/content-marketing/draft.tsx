import type { ReactNode } from 'react';
import { Exhibit } from '../../../ui/exhibit.tsx';
import { Section } from '../../../ui/section.tsx';

/** Why each part of the page is there, in the order of the numbers in the picture. */
const reasons = [
  ['The question, as typed', 'The title uses the client’s words. The statute’s words come later.'],
  ['A name and a date', 'Who reviewed it, where that attorney is licensed, and when.'],
  ['The answer first', 'Two sentences that stand on their own, and are as definite as the law allows.'],
  ['The law and its source', 'A link to the statute, so a reader or opposing counsel can check it.'],
  ['What a consultation costs', 'The price of the next step, above the button.'],
  [
    'A warning by the form',
    'It asks people not to tell their story yet. The form asks for a name, the other party’s name, and a safe way and time to reply.',
  ],
] as const;

const Part = ({ number, children }: { number: number; children: ReactNode }) => (
  <div className="grid grid-cols-[1.25rem_1fr] gap-3">
    <span className="border-margin border-r pr-2 text-right font-semibold text-action text-small" aria-hidden="true">
      {number}
    </span>
    <div>{children}</div>
  </div>
);

/** A guide as we deliver it, annotated. */
export const Draft = () => (
  <Section
    label="A page"
    tone="sunk"
    labelledBy="draft"
    heading="What a draft looks like when it reaches you"
    lede="You get a full draft with every source linked, so you can check the law. Nothing is published until one of your attorneys says yes."
  >
    <div className="grid gap-10 lg:grid-cols-[7fr_5fr] lg:gap-12">
      <Exhibit
        letter="B"
        caption="Illustration. A guide the way we deliver it, shortened. The text is general and isn’t any one state’s law."
      >
        <div className="grid gap-4 px-5 pt-9 pb-6 md:px-8">
          <Part number={1}>
            <p className="font-serif text-h3 font-sub">Who gets the house in a divorce?</p>
          </Part>
          <Part number={2}>
            <p className="note">Reviewed by an attorney licensed in your state, with the date</p>
          </Part>
          <Part number={3}>
            <p className="bg-mark px-3 py-2">
              It depends on when you bought the house, what money paid for it and where the children will live. A court
              may order a sale, let one spouse buy the other out, or postpone the sale for a few years.
            </p>
          </Part>
          <Part number={4}>
            <p className="text-small">
              In many states, <span className="text-link">the property statute</span> lists what the court has to weigh.
              Below, we take those factors one at a time.
            </p>
            <div className="mt-3 grid gap-2" aria-hidden="true">
              {[1, 2, 3].map((line) => (
                <i key={line} className="h-1.5 bg-rule" />
              ))}
            </div>
          </Part>
          <Part number={5}>
            <p className="text-small">A consultation about the house takes an hour and costs [your fee].</p>
          </Part>
          <Part number={6}>
            <p className="border border-rule-strong px-3 py-2 text-note">
              Please don’t tell us what happened yet. We are not your lawyers unless we have checked for a conflict and
              you have signed an agreement with us. Until then, what you send us may not be confidential.
            </p>
          </Part>
        </div>
      </Exhibit>
      <ol className="border-ink border-t-2">
        {reasons.map(([part, reason], index) => (
          <li key={part} className="grid grid-cols-[2.25rem_1fr] border-rule border-b py-4">
            <span className="font-semibold text-action">{index + 1}</span>
            <div>
              <p className="font-semibold">{part}</p>
              <p className="text-small text-ink-2">{reason}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  </Section>
);
