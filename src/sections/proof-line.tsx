import { cn } from '../lib/cn.ts';
import { atLeast } from '../lib/format.ts';
import { results } from '../offer/results.ts';

/** The line of proof in a page’s hero. A page may add a sentence of its own. */
export const ProofLine = ({ className, children }: { className?: string; children?: string }) => (
  <p
    className={cn(
      'font-semibold text-small/[1.4] lg:py-2 lg:leading-6',
      !children && 'xl:py-0 xl:leading-8',
      className,
    )}
  >
    {atLeast(results.campaigns)} campaigns since {results.servingSince}, all for divorce lawyers.{' '}
    {results.clientRetention}% client retention.{children && ` ${children}`}
  </p>
);
