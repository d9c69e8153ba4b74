import { claims } from '../../site/claims.ts';
import { Column } from './column.tsx';
import { FeeSteps } from './fee-steps.tsx';

const text = [
  'Don’t cancel leads that work because somebody promises you something better. Keep buying while your pages are young.',
  `Most clients see results in about ${claims.daysToResults} days, and the first two months look modest. Cut the leads when your own intake shows that you can.`,
];

const texts = [
  'Bring one invoice. We look up where those people came from: the searches, the seller’s pages, and the firms around them. If the seller is the only way in, we say so.',
  'Keep buying your leads. We fix what stops your own pages from competing, and write for the searches that brought the seller’s best leads.',
  'Intake notes whether each new matter was bought or found. Once found matters outnumber bought ones two months in a row, cut the order. Start with the zip codes where you already rank.',
  'By now, buying is a choice. Keep a small order for slow weeks or cancel it. We maintain your pages either way.',
] as const;

/** Switching without an empty month: the process with its prices, beside the leads that are still bought. */
export function ChangeOver() {
  return (
    <Column
      id="change"
      folio="Pricing"
      tone="sunk"
      heading="How to switch to SEO without an empty month: four steps and their prices"
      text={text}
      exhibit={<FeeSteps texts={texts} />}
      wide
    />
  );
}
