import { BeforeAfterBars } from '../../../charts/gain-bars.tsx';
import { claims } from '../../../site/claims.ts';
import { SampleLabel } from '../../../ui/sample-label.tsx';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

const { traffic, consultations, costPerCase } = claims.templateResults;

/** The three words of the section's heading (specification, section 2), each with what stands behind it. */
const standards: { name: string; text: string }[] = [
  { name: 'Proven', text: `${claims.campaigns} campaigns since ${claims.servingSince}, every one for family lawyers.` },
  { name: 'Responsive', text: 'An email every week, a report every month, and a dashboard you can open 24/7.' },
  {
    name: 'Accountable',
    text: `If you see no progress by day ${claims.plan.guaranteeDays}, we work free until you do.`,
  },
];

/** A sample campaign: the figure, what it measures, and month one beside the last month. */
const results = [
  { value: traffic, label: 'more organic traffic', after: 100 + traffic },
  { value: consultations, label: 'more consultation requests', after: 100 + consultations },
  { value: costPerCase, label: 'lower cost per case', after: 100 - costPerCase },
];

/** How we work and what a campaign can show: the page's one band of ink. */
export function TrackRecord() {
  return (
    <Sheet folio="Results" tone="ink" labelledBy="record">
      <SectionHead id="record" heading="Proven, responsive, accountable" />
      <ul className="grid gap-x-10 gap-y-6 md:grid-cols-3">
        {standards.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="mt-2 text-on-ink-2 text-ui leading-[1.55]">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-12 border-rule-ink border-t pt-8">
        <SampleLabel className="mb-4">Sample campaign</SampleLabel>
        <h3>What one campaign changed, from its first month to its last</h3>
      </div>
      <ul className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {results.map(({ value, label, after }) => (
          <li key={label} className="flex flex-col">
            <p className="mk__n">{value}%</p>
            <p className="mk__l mb-3">{label}</p>
            <BeforeAfterBars after={after} onInk className="mt-auto h-9 w-full flex-none" />
          </li>
        ))}
      </ul>
      <p className="note mt-6">Gray is the first month, blue the last. Your figures will differ.</p>
    </Sheet>
  );
}
