import { claims } from '../../site/claims.ts';
import { Column } from './column.tsx';
import { FeeSteps } from './fee-steps.tsx';

const { audit, citations } = claims;

const text = [
  'You pay the most in month 1, because that is when we do the most: the repairs, the listings and the first pages.',
  'After half a year there is less to build and more to maintain, so the fee drops without your asking.',
];

const texts = [
  'We open your county’s results page while you watch. You see which firms hold it, what each has that you lack, and which searches you could win. If the gap is too wide for this budget, we tell you on the call.',
  `The slow repairs, all at once: the ${audit.points}-point audit and its worst findings, the same name and address in ${citations.directories} directories, and the first pages for searches that end in a consultation. At the end of the month you get a list of what we did, line by line.`,
  'New pages every month, and you read each one before it goes live. Review requests after the decree, with no script. Links from people who know your work. We report consultations first and tell you which page each client had read.',
  'We update pages when the law changes, watch your listings and reviews, and draft replies that confirm nothing about anyone. If a competitor passes you, we tell you what it would take to pass them back.',
] as const;

/** The four-step process on the pad, each step with its price. */
export function Process() {
  return (
    <Column
      id="fees"
      folio="Pricing"
      tone="sunk"
      heading="Our process: four steps, each with its price"
      text={text}
      exhibit={<FeeSteps texts={texts} />}
      wide
    />
  );
}
