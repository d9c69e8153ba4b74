import type { PlanStep } from '../../../content/states/types.ts';
import { Copy } from '../../../ui/copy.tsx';

/** How a campaign runs over time: when, what, and what to expect of it. */
export function PlanSteps({ steps }: { steps: readonly PlanStep[] }) {
  return (
    <ol className="border-ink border-t-2">
      {steps.map(({ when, title, text }) => (
        <li
          key={when}
          className="grid gap-x-8 gap-y-2 border-rule border-b py-6 md:grid-cols-[9rem_1fr] lg:grid-cols-12"
        >
          <p className="font-semibold text-data text-small md:row-span-2 md:pt-1.5 lg:col-span-3 lg:row-span-1">
            {when}
          </p>
          <h3 className="lg:col-span-4">{title}</h3>
          <p className="max-w-text text-ink-2 text-ui leading-[1.55] md:col-start-2 lg:col-span-5 lg:col-start-8">
            <Copy text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
