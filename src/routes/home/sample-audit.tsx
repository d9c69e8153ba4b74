import type { ReactNode } from 'react';
import { RankGrid } from '../../charts/rank-grid.tsx';
import { auditRanks } from '../../content/example-audit.ts';
import { capitalized, inWords, listed, uncapitalized } from '../../lib/format.ts';
import { consultation } from '../../offer/plan.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SampleLabel } from '../../ui/section.tsx';

interface Finding {
  figure: string;
  text: string;
  fix: string;
  drawing?: ReactNode;
}

const findings: Record<(typeof consultation.auditParts)[number], Finding> = {
  'Pages Google can’t read': {
    figure: '9 of 34 pages',
    text: 'A setting from the 2022 redesign hides nine, your custody page among them.',
    fix: 'Delete one line of code.',
  },
  'Speed on a phone': {
    figure: '8.4 seconds',
    text: 'The courthouse photo on your home page is 6 MB. It loads before the first word.',
    fix: 'Shrink the photo. Half an hour.',
  },
  'Position on the map': {
    figure: 'No. 2 to No. 19',
    text: 'You are second at your own door, seventeenth in Kettering, and nineteenth at the county line.',
    fix: 'First, change your Google category from “Law firm” to “Divorce lawyer.”',
    drawing: (
      <RankGrid
        ranks={auditRanks}
        className="w-29 flex-none"
        label="A grid of 25 places in the county: the firm is number 2 at its office and number 19 at the edge."
      />
    ),
  },
  'Listings that disagree': {
    figure: '14 of 52 listings',
    text: 'Eleven still say Suite 300. Three give a phone number that now belongs to a dentist.',
    fix: 'Correct all fourteen. Page 5 lists them.',
  },
  Reviews: {
    figure: '23, against 61',
    text: 'Your last review is seven months old. The firm above you got one last week.',
    fix: 'Send the same request to every client who isn’t on the don’t-ask list.',
  },
  'The first page to write': {
    figure: '“dissolution or divorce in ohio”',
    text: 'No firm in Montgomery County explains the difference. You do it on the phone every week.',
    fix: 'One page, about 900 words, signed by you.',
  },
};

const parts = consultation.auditParts;
/** Visible before the disclosure. */
const shown = 2;

const Findings = ({ from, to }: { from: number; to?: number }) => (
  <ol start={from + 1} className="grid gap-x-12 lg:grid-cols-2 print:block">
    {parts.slice(from, to).map((part) => {
      const { figure, text, fix, drawing } = findings[part];
      return (
        <li key={part} className="border-rule border-b py-3.5 text-small/snug">
          <b className="block font-semibold before:mr-2.5 before:content-[counter(list-item)]">{part}</b>{' '}
          <span className="block font-serif text-body/tight">{figure}</span>
          <div className="mt-1 flex flex-wrap gap-4">
            <div className="flex-1 basis-[7rem]">
              <p className="text-ink-2">{text}</p>
              <p className="mt-1">
                <b className="font-semibold">Fix:</b> {fix}
              </p>
            </div>
            {drawing}
          </div>
        </li>
      );
    })}
  </ol>
);

export const SampleAudit = () => (
  <div className="px-5 pt-5 sm:pr-8 sm:pl-16">
    <SampleLabel>Example</SampleLabel>
    <p className="mt-1 font-serif text-h3">Example Family Law</p>
    <p className="border-ink border-b-2 pb-3 text-ink-2 text-small">Dayton, Ohio. Free audit, page 1</p>
    <Findings from={0} to={shown} />
    <p className="py-4 font-serif text-body/snug">
      <mark>Start with no. 1:</mark> it takes one hour.
    </p>
    <Disclosure
      title={
        <span>
          {capitalized(inWords(parts.length - shown))} more findings
          <span className="sr-only">:</span>{' '}
          <span className="mt-1 block font-normal font-sans text-ink-2 text-small/snug">
            {capitalized(listed(parts.slice(shown).map(uncapitalized)))}
          </span>
        </span>
      }
    >
      <Findings from={shown} />
    </Disclosure>
  </div>
);
