import { claims } from '../../site/claims.ts';
import { Column } from './column.tsx';
import { FeeSteps } from './fee-steps.tsx';

const text = [
  `Nobody should cancel a working supply on the promise of another. Keep buying while the pages are young. Most clients see results in about ${claims.daysToResults} days,[^days] and the first two months look modest. Cut the leads when your own intake can show that they have been replaced. The steps and their prices:`,
];

const texts = [
  'Bring one invoice. We look up where those people came from: the searches, the pages of the seller, and the firms that stand among them. If the seller is the only way in, we say so.',
  'Your leads stay as they are. We repair what stops your own pages from competing, and write for the searches that the seller’s best leads came from.',
  'Intake notes for each new matter whether it was bought or found. Once found matters outnumber bought ones for two months in a row, reduce the order. Start with the zip codes where you already rank.',
  'What you still buy is now a choice. Keep a small order for slow weeks or cancel it. The pages are maintained either way.',
] as const;

/** Changing over without an empty month: the process with its prices, beside the leads that are still bought. */
export function ChangeOver() {
  return (
    <Column id="change" folio="Change over" tone="sunk" heading="Changing over without an empty month" text={text}>
      <FeeSteps texts={texts} />
    </Column>
  );
}
