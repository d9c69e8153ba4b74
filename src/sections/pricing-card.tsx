import type { ReactNode } from 'react';

export type Term = readonly [term: string, answer: string];

/** What the plan costs and what it includes, drawn as a yellow legal pad with a double rule down its margin. */
export function PricingCard({
  children,
  terms,
  button,
}: {
  /** Price and plan, above the terms. */
  children: ReactNode;
  terms: readonly Term[];
  /** The booking button, as wide as the card. */
  button: ReactNode;
}) {
  return (
    <div className="relative break-inside-avoid bg-pad [box-shadow:var(--shadow-sheet)]">
      <div className="h-4.5 bg-ink" />
      <div className="absolute top-4.5 bottom-0 left-8.5 w-1.25 border-margin border-x md:left-16" />
      <div className="pt-6 pr-5 pb-8 pl-13.5 md:pt-8 md:pr-10 md:pb-8 md:pl-23">
        {children}
        <dl className="border-rule-pad border-t">
          {terms.map(([term, answer]) => (
            <div key={term} className="flex justify-between gap-4 border-rule-pad border-b py-2.5 text-ui/snug">
              <dt className="min-w-[min(46%,5.75rem)]">{term}</dt>
              <dd className="min-w-[min(35%,4.25rem)] text-balance text-right font-semibold">{answer}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-6 grid gap-3 text-center">
          {button}
          <p className="note text-ink-2">Opens our calendar in a new tab.</p>
        </div>
      </div>
    </div>
  );
}
