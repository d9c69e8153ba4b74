import type { ReactNode } from 'react';
import { dollars } from '../../../lib/format.ts';
import { Added, Cut } from '../../../sections/service/red-pen.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { SampleLabel } from '../../../ui/section.tsx';

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

const Line = ({ mark, children }: { mark?: number; children: ReactNode }) => (
  <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-6">
    <span className="text-right font-semibold text-action text-small/[inherit]" aria-hidden="true">
      {mark}
    </span>
    <div>{children}</div>
  </div>
);

const Subheading = ({ children }: { children: string }) => <p className="mt-1 font-semibold">{children}</p>;

/** A page as the attorney gets it, with the checker’s corrections and marks. */
export const Draft = () => (
  <div className="relative grid gap-3 py-5 pr-5 pl-3 text-ui/normal before:absolute before:inset-y-0 before:left-9.5 before:w-1.25 before:border-margin before:border-x sm:pr-8">
    <Line mark={1}>
      <SampleLabel>Example</SampleLabel>
      <p className="mt-3 pr-6 font-serif font-sub text-h3">Who keeps the house in a Pennsylvania divorce?</p>
      <p className="note mt-1">
        Checked against the statute on November 23, 2026. Approved by [your name], licensed in Pennsylvania.
      </p>
    </Line>
    <Line mark={2}>
      <p className="bg-mark px-3 py-2">
        No rule gives the house to either of you. If it’s marital property, the court divides it fairly, weighing{' '}
        <Cut>eleven</Cut> <Added>thirteen</Added> factors. Who caused the breakup isn’t one of them (23&nbsp;Pa.C.S.
        §&nbsp;3502(a)).
      </p>
    </Line>
    <Line mark={3}>
      <Subheading>Do the children decide it?</Subheading>
      <p>
        They count. Whether a parent will be the custodian of dependent minor children is one of the factors (
        <span className="whitespace-nowrap">§&nbsp;3502(a)(11)</span>). That parent <Cut>usually gets</Cut>{' '}
        <Added>may be awarded</Added> the house, with other property going to the other side.
      </p>
    </Line>
    <Line>
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
    </Line>
    <Line>
      <p className="flex flex-wrap items-end gap-x-4 gap-y-2 font-semibold text-small">
        <span>OK to publish</span>
        <span className="grow border-ink border-b font-normal text-ink-3">[your initials and the date]</span>
      </p>
    </Line>
  </div>
);

/** The number in front of a marked passage. */
const Mark = ({ children }: { children: ReactNode }) => (
  <span className="mr-2 font-semibold text-action text-small" aria-hidden="true">
    {children}
  </span>
);
