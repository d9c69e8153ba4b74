import type { ReactNode } from 'react';
import { Added, Cut } from '../ui/red-pen.tsx';
import { SampleLabel } from '../ui/section.tsx';

/** The checker’s numbers stand before the exhibit’s rule. */
export const draftRule = 'before:left-9.5';

/** A page of paper with the checker’s numbers in its margin. */
export const DraftSheet = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-3 py-5 pr-5 pl-3 text-small/snug sm:pr-8">{children}</div>
);

export const DraftLine = ({ mark, children }: { mark?: number; children: ReactNode }) => (
  <div className="grid grid-cols-[1.25rem_1fr] gap-6">
    <span className="text-right font-semibold text-action text-small/snug" aria-hidden="true">
      {mark}
    </span>
    <div>{children}</div>
  </div>
);

export const Subheading = ({ children }: { children: string }) => <p className="mt-1 font-semibold">{children}</p>;

/** The draft’s title and its first correction: all that the home page shows of it. */
export const DraftOpening = () => (
  <>
    <DraftLine mark={1}>
      <SampleLabel>Example</SampleLabel>
      <p className="mt-3 pr-5 font-serif font-sub text-h3">Who keeps the house in a Pennsylvania divorce?</p>
      <p className="note mt-1">
        Checked against the statute on November 23, 2026. Approved by [your name], licensed in Pennsylvania.
      </p>
    </DraftLine>
    <DraftLine mark={2}>
      <p className="bg-mark px-3 py-2">
        No rule gives the house to either of you. If it’s marital property, the court divides it fairly, weighing{' '}
        <Cut>eleven</Cut> <Added>thirteen</Added> factors. Who caused the breakup isn’t one of them (23&nbsp;Pa.C.S.
        §&nbsp;3502(a)).
      </p>
    </DraftLine>
  </>
);
