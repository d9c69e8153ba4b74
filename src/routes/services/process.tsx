import { range } from '../../lib/format.ts';
import { audit, plan } from '../../offer/plan.ts';
import { DotList } from '../../ui/list.tsx';
import { Section } from '../../ui/section.tsx';

const steps = [
  {
    title: 'We audit your firm in search',
    activities: [
      `Website audit in ${audit.points} points`,
      'Search results in your counties',
      'Your intake log, without names',
    ],
  },
  {
    title: 'You choose counties and cases',
    activities: ['A one-page plan, to strike what you don’t want', 'Counties, in your order', 'Cases you want more of'],
  },
  {
    title: 'We do the work, and you approve it',
    activities: [
      'Repairs, the worst first',
      `${range(plan.contentPages)} pages a month for your approval`,
      'Review requests',
    ],
  },
  {
    title: 'You get the numbers, and we adjust the plan',
    activities: ['Monthly report', 'More of what works, less of what doesn’t', 'A call when it needs explaining'],
  },
];

export const Process = () => (
  <Section
    label="Process"
    tone="card"
    id="process"
    heading="How it works, in four steps from audit to monthly report"
    lede="We need one long conversation with you, then an hour or two a month for drafts."
  >
    <ol className="rule-top grid gap-x-8 lg:grid-cols-2">
      {steps.map(({ title, activities }, index) => (
        <li key={title} className="grid grid-cols-[1.5rem_1fr] gap-x-3 border-rule border-b py-3.5">
          <span className="font-serif text-xl/tight" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3 className="text-xl/tight">{title}</h3>
            <DotList items={activities} className="mt-1 text-ink-2" />
          </div>
        </li>
      ))}
    </ol>
  </Section>
);
