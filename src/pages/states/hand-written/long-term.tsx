import { TimelineChart } from '../../../charts/timeline-chart.tsx';
import type { HandWrittenState } from '../../../content/states/types.ts';
import { Exhibit } from '../../../ui/exhibit.tsx';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';
import { PlanSteps } from '../sections/plan-steps.tsx';

export function LongTerm({ heading, lede, steps }: HandWrittenState['longTerm']) {
  return (
    <Sheet folio="Timeline" labelledBy="long-term">
      <SectionHead id="long-term" heading={heading} lede={lede} />
      <Exhibit letter="B" caption="Typical gain over your starting point. Solid: the low end. Tint: the high end.">
        <TimelineChart />
      </Exhibit>
      <div className="mt-12">
        <PlanSteps steps={steps} />
      </div>
    </Sheet>
  );
}
