import { Column } from './column.tsx';

const text = [
  'Nobody sets out to become a lead. Somebody types a private question, such as whether a spouse can sell the house before the hearing. A page answers part of it and offers the rest in return for a name, a phone number and a few sentences about the marriage. An hour later those sentences are merchandise.',
  'Look at what the seller did in that hour. The seller practices no law and has no office in your county. The seller wrote a page, got it onto the results that your clients read, and put a form below it. The product is a position in search. You rent it by the name, and the rent never buys any of it.',
  'The work that earned the position can be done for a firm. A firm even starts with an advantage: it can be admitted in the state, cite its courts from experience, and sign what it says. Search engines look for that, and so do people who are frightened.',
];

/** How a lead is made, and what the seller keeps. */
export function WhatYouBuy() {
  return <Column id="buy" folio="The product" heading="What you rent is a place on the results page" text={text} />;
}
