import { PhaseBar, phaseKey } from '../../../charts/phase-bar.tsx';
import { Paragraph } from '../../../copy/copy.tsx';
import { timeline } from '../../../offer/results.ts';
import type { PlanStep } from '../../../states/schema.ts';

export const PlanSteps = ({ steps }: { steps: readonly PlanStep[] }) => (
  <>
    <ol className="rule-top">
      {steps.map(({ when, phase, title, text }) => (
        <li key={when} className="split-5 gap-y-1 border-rule border-b py-3 md:py-4">
          <div>
            <p className="font-semibold text-data text-small">{when}</p> <h3>{title}</h3>
            {phase && <PhaseBar gain={timeline[phase].gain} className="my-2 lg:mb-0" />}
          </div>
          <Paragraph className="max-w-text text-ink-2 text-small" text={text} />
        </li>
      ))}
    </ol>
    <p className="note mt-3">{phaseKey}</p>
  </>
);
