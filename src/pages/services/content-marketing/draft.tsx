import type { ReactNode } from 'react';
import { dollars } from '../../../lib/format.ts';
import { Exhibit } from '../../../ui/exhibit.tsx';
import { Section } from '../../../ui/section.tsx';

/** A house that one spouse owned before the wedding, in US dollars. 23 Pa.C.S. § 3501(a.1) counts the smaller increase. */
const house = { atWedding: 210_000, atSeparation: 260_000, nearHearing: 285_000 };
const counted = Math.min(house.atSeparation, house.nearHearing) - house.atWedding;

/** What the checker did, in the order of the numbers in the margin. */
const marks = [
  ['The question, as people type it', 'The title uses your client’s words. The statute’s words come below it.'],
  [
    'Wrong count, corrected',
    'The draft said eleven, because the list ends at (11). It also has a (10.1) and a (10.2), so there are thirteen.',
  ],
  ['The math, done twice', 'The example follows § 3501(a.1). The numbers are made up, and the page says so.'],
  [
    'Too strong, corrected',
    'In the statute, custody is one factor of thirteen. A page that overstates it can mislead (Rule 7.1).',
  ],
  ['Sources opened', 'We read every section before you saw the draft, and compared the quotation word for word.'],
  ['A warning before the form', 'It asks people not to tell their story yet, so that a reader can’t conflict you out.'],
] as const;

const Line = ({ mark, children }: { mark?: number; children: ReactNode }) => (
  <div className="grid grid-cols-[1.25rem_1fr] gap-6 md:grid-cols-[1.75rem_1fr] md:gap-8">
    <span className="text-right font-semibold text-action text-small/[inherit]" aria-hidden="true">
      {mark}
    </span>
    <div>{children}</div>
  </div>
);

const Cut = ({ children }: { children: string }) => (
  <del className="text-ink-2 decoration-action decoration-2">{children}</del>
);
const Added = ({ children }: { children: string }) => (
  <ins className="font-semibold text-action no-underline">{children}</ins>
);

const Subheading = ({ children }: { children: string }) => (
  <h4 className="mt-2 font-sans font-semibold text-body tracking-normal">{children}</h4>
);

/** A page as the attorney gets it: written, checked, and corrected, with the checker's marks. */
export const Draft = () => (
  <Section
    label="A page"
    tone="sunk"
    labelledBy="draft"
    heading="Read one: who keeps the house, as it reaches your desk"
    lede="The law is Pennsylvania’s, and every section is real. Red is what our checker changed before you saw it. You change the rest, and nothing goes online until you sign."
    sample="Example page, not a client’s"
  >
    <div className="grid gap-10 lg:grid-cols-[7fr_4fr] lg:gap-12">
      <Exhibit letter="B" caption="A guide on 23 Pa.C.S. §§ 3501 and 3502, shortened.">
        <div className="relative grid gap-4 py-8 pr-5 pl-3 leading-relaxed before:absolute before:inset-y-0 before:left-9.5 before:w-1.25 before:border-margin before:border-x md:py-10 md:pr-10 md:pl-5 md:before:left-14">
          <Line mark={1}>
            <h3 className="pr-14">Who keeps the house in a Pennsylvania divorce?</h3>
            <p className="note mt-2">
              Checked against the statute on November 23, 2026. Approved by [your name], licensed in Pennsylvania.
            </p>
          </Line>
          <Line mark={2}>
            <p className="bg-mark px-3 py-2">
              No rule gives the house to either of you. If it’s marital property, the court divides it fairly, weighing{' '}
              <Cut>eleven</Cut> <Added>thirteen</Added> factors. Who caused the breakup isn’t one of them (23 Pa.C.S.
              §&nbsp;3502(a)).
            </p>
          </Line>
          <Line>
            <Subheading>Is it marital property?</Subheading>
            <p>
              A house bought during the marriage is presumed to be, whichever name is on the deed (§&nbsp;3501(b)). A
              house that one of you owned before the wedding is not, but the value it gained during the marriage can be
              (§&nbsp;3501(a)(1)).
            </p>
          </Line>
          <Line mark={3}>
            <p>
              An example with made-up numbers: her house was worth {dollars(house.atWedding)} on the wedding day,{' '}
              {dollars(house.atSeparation)} at separation and {dollars(house.nearHearing)} near the hearing. The law
              counts the smaller increase, so {dollars(counted)} is marital (§&nbsp;3501(a.1)).
            </p>
          </Line>
          <Line mark={4}>
            <Subheading>Do the children decide it?</Subheading>
            <p>
              They count. Whether a parent will be the custodian of dependent minor children is one of the factors
              (§&nbsp;3502(a)(11)). That parent <Cut>usually gets</Cut> <Added>may be awarded</Added> the house, with
              other property going to the other side.
            </p>
          </Line>
          <Line mark={5}>
            <Subheading>Who lives there until then?</Subheading>
            <p>
              While the case is open, the court may award one of you, or both, “the right to reside in the marital
              residence” (§&nbsp;3502(c)). That order doesn’t decide who owns it.
            </p>
          </Line>
          <Line>
            <p className="border-rule border-t pt-4">
              A consultation about the house takes [an hour] and costs [your fee].
            </p>
          </Line>
          <Line mark={6}>
            <p className="border border-rule-strong px-3 py-2 text-small">
              This page is general information, not legal advice. Please don’t tell us what happened yet: we aren’t your
              lawyers until we have checked for a conflict and you have signed an agreement with us.
            </p>
          </Line>
          <Line>
            <p className="flex flex-wrap items-end gap-x-6 gap-y-2 pt-2 font-semibold text-small">
              <span>OK to publish</span>
              <span className="grow border-ink border-b font-normal text-ink-3">[your initials and the date]</span>
            </p>
          </Line>
        </div>
      </Exhibit>
      <div>
        <h3 className="mb-4">The checker’s marks</h3>
        <ol className="rule-top">
          {marks.map(([what, why], index) => (
            <li key={what} className="grid grid-cols-[2.25rem_1fr] border-rule border-b py-4">
              <span className="font-semibold text-action" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <p className="font-semibold">{what}</p>
                <p className="text-ink-2 text-small">{why}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  </Section>
);
