import { Paragraph } from '../../copy/copy.tsx';
import { range } from '../../lib/format.ts';
import { audit, plan } from '../../offer/plan.ts';
import { DotList } from '../../ui/list.tsx';
import { Section } from '../../ui/section.tsx';

const steps = [
  {
    title: 'We audit your firm in search',
    description: `Your site in ${audit.points} points, your Google profile, your reviews, and the firms that outrank you.`,
    activities: ['Website audit', 'Search results in your counties', 'Your intake log, without names'],
  },
  {
    title: 'You choose counties and cases',
    description: 'The work plan is one page, and you can cross out anything on it.',
    activities: ['Counties, in the order you want them', 'Cases you want more of', 'Topics for the first pages'],
  },
  {
    title: 'We do the work, and you approve it',
    description: `Repairs and listings come first, then ${range(plan.contentPages)} pages a month.`,
    activities: ['Repairs, the most serious first', 'Drafts for your approval', 'Review requests'],
  },
  {
    title: 'You get the numbers, and we adjust the plan',
    description: 'We put more hours into what works and drop what doesn’t.',
    activities: ['Monthly report', 'Plan for next month', 'A phone call when something needs explaining'],
  },
];

export const Process = () => (
  <Section
    label="Process"
    tone="card"
    id="process"
    heading="How it works, in four steps from audit to monthly report"
    lede="You give one long conversation, then an hour or two a month to read drafts."
  >
    <ol className="rule-top grid gap-x-8 lg:grid-cols-2">
      {steps.map(({ title, description, activities }, index) => (
        <li key={title} className="grid grid-cols-[1.5rem_1fr] gap-x-3 border-rule border-b py-3.5">
          <span className="font-serif text-xl/tight" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3 className="text-xl/tight">{title}</h3>
            <Paragraph className="mt-1 text-ink-2 text-small/snug" text={description} />
            <DotList items={activities} className="mt-2" />
          </div>
        </li>
      ))}
    </ol>
  </Section>
);
