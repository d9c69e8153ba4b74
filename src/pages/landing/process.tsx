import { claims } from '../../site/claims.ts';
import { Column } from './column.tsx';
import { FeeSteps } from './fee-steps.tsx';

const { audit, citations } = claims;

const text = [
  'The fee is highest where the work is. Most of what decides a campaign is repaired and written in the first month, so that is the month that costs the most. After half a year there is less to build and more to keep, and the fee falls without your having to ask.',
];

const texts = [
  'We open the results page of your county while you watch. You see which firms hold it, what each of them has that you lack, and which searches are within reach. If the gap is too wide for this budget, you hear that on the call.',
  `The slow repairs, all at once: the ${audit.points}-point audit and its worst findings, one name and address sent to ${citations.directories} directories, and the first pages for the searches that end in a consultation. At the end of the month you have a list of what was done, line by line.`,
  'New pages every month, each read by you before it is public. Reviews asked for after the decree, with no script. Links from people who know your work. We report consultations first, and tell you which page each of them had read.',
  'Pages are updated when the statute moves. Listings and reviews are watched, and replies are drafted that confirm nothing about anyone. If a competitor passes you, we say so before you notice, with what it would take to answer.',
] as const;

/** The four-step process on the pad, each step with its price. */
export function Process() {
  return (
    <Column id="fees" folio="Steps, fees" tone="sunk" heading="Four steps, each with its price" text={text}>
      <FeeSteps texts={texts} />
    </Column>
  );
}
