import type { ReactNode } from 'react';
import { dollars } from '../../../lib/format.ts';
import { DraftLine, DraftOpening, DraftSheet, Subheading } from '../../../sections/draft-opening.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Added, Cut } from '../../../ui/red-pen.tsx';

/** A house that one spouse owned before the wedding, in US dollars. 23 Pa.C.S. § 3501(a.1) counts the smaller increase. */
const house = { atWedding: 210_000, atSeparation: 260_000, nearHearing: 285_000 };
const counted = Math.min(house.atSeparation, house.nearHearing) - house.atWedding;

/** The checker’s marks, in the order of the numbers in the margin. */
const marks = [
  ['The question, as people type it', 'The title uses your client’s words. The statute’s words come below it.'],
  [
    'Wrong count, corrected',
    'The draft said eleven, because the list ends at (11). It also has a (10.1) and a (10.2), so there are thirteen.',
  ],
  [
    'Too strong, corrected',
    'In the statute, custody is one factor of thirteen. A page that overstates it can mislead (Rule 7.1).',
  ],
  ['The math, done twice', 'The example follows § 3501(a.1). The numbers are made up, and the page says so.'],
  ['Sources opened', 'We read every section before you saw the draft, and compared the quotation word for word.'],
  ['A warning before the form', 'It asks people not to tell their story yet, so that a reader can’t conflict you out.'],
] as const;

/** A page as the attorney gets it, with the checker’s corrections and marks. */
export const Draft = () => (
  <DraftSheet>
    <DraftOpening />
    <DraftLine mark={3}>
      <Subheading>Do the children decide it?</Subheading>
      <p>
        They matter. Whether a parent will be the custodian of dependent minor children is one of the factors
        (§&nbsp;3502(a)(11)). That parent <Cut>usually gets</Cut> <Added>may be awarded</Added> the house, with other
        property going to the other side.
      </p>
    </DraftLine>
    <DraftLine>
      <Disclosure title="The rest of the page">
        <div className="grid gap-3">
          <div>
            <Subheading>Is it marital property?</Subheading>
            <p>
              A house bought during the marriage is presumed to be, whichever name is on the deed (§&nbsp;3501(b)). A
              house that one of you owned before the wedding is not, but the value it gained during the marriage can be
              (§&nbsp;3501(a)(1)).
            </p>
          </div>
          <p>
            <Mark>4</Mark>
            An example with made-up numbers: her house was worth {dollars(house.atWedding)} on the wedding day,{' '}
            {dollars(house.atSeparation)} at separation, and {dollars(house.nearHearing)} near the hearing. The law
            counts the smaller increase, so {dollars(counted)} is marital (§&nbsp;3501(a.1)).
          </p>
          <div>
            <Subheading>Who lives there until then?</Subheading>
            <p>
              <Mark>5</Mark>
              While the case is open, the court may award one of you, or both, “the right to reside in the marital
              residence” (§&nbsp;3502(c)). That order doesn’t decide who owns it.
            </p>
          </div>
          <p>A consultation about the house takes [an hour] and costs [your fee].</p>
          <p className="border border-rule-strong px-3 py-2 text-small">
            <Mark>6</Mark>
            This page is general information, not legal advice. Please don’t tell us what happened yet: we aren’t your
            lawyers until we have checked for a conflict and you have signed an agreement with us.
          </p>
        </div>
      </Disclosure>
      <Disclosure title="Why we made each mark">
        <ol className="grid gap-3 text-small">
          {marks.map(([what, why], index) => (
            <li key={what}>
              <Mark>{index + 1}</Mark>
              <b className="font-semibold">{what}.</b> <span className="text-ink-2">{why}</span>
            </li>
          ))}
        </ol>
      </Disclosure>
    </DraftLine>
    <DraftLine>
      <p className="flex flex-wrap items-end gap-x-4 gap-y-2 font-semibold text-small">
        <span>OK to publish</span>{' '}
        <span className="grow border-ink border-b font-normal text-ink-3">[your initials and the date]</span>
      </p>
    </DraftLine>
  </DraftSheet>
);

/** The number in front of a marked passage. */
const Mark = ({ children }: { children: ReactNode }) => (
  <span className="mr-2 font-semibold text-action text-small" aria-hidden="true">
    {children}
  </span>
);
