import type { CopyText } from '../lib/copy-text.ts';

/** A frequently asked question. `value` keys the accordion item. */
export interface Faq {
  value: string;
  question: string;
  answer: CopyText;
}
