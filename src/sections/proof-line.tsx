import { cn } from '../lib/cn.ts';
import { atLeast } from '../lib/format.ts';
import { results } from '../offer/results.ts';

/** The line of proof in a page’s hero. A page may add a sentence of its own. */
export const ProofLine = ({ className, children }: { className?: string; children?: string }) => (
  <p className={cn('max-w-136 font-semibold text-small/snug', className)}>
    {atLeast(results.campaigns)} campaigns since {results.servingSince}, all for divorce and family lawyers.{' '}
    {results.clientRetention}% client retention.{children && ` ${children}`}
  </p>
);
