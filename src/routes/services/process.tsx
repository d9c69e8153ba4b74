import { Paragraph } from '../../copy/copy.tsx';
import { range } from '../../lib/format.ts';
import { audit, plan } from '../../offer/plan.ts';
import { DotList } from '../../ui/list.tsx';
import { Section } from '../../ui/section.tsx';

const steps = [
  {
    title: 'We audit your firm in search',
    description: 'Your website, your Google profile, your reviews, and the firms that outrank you.',
    activities: [`${audit.points}-point website audit`, 'Search results in your counties', 'Your intake log'],
  },
  {
    title: 'You choose counties and cases',
    description: 'The plan is one page. Strike what you don’t want.',
    activities: ['Your counties, in order', 'Cases you want more of'],
  },
  {
    title: 'We do the work, and you approve it',
    description: 'Nothing goes online until you approve it.',
    activities: ['Repairs, the worst first', `${range(plan.contentPages)} pages a month to approve`, 'Review requests'],
  },
  {
    title: 'You get the numbers, and we adjust the plan',
    description: 'More hours for what works, fewer for the rest.',
    activities: ['Monthly report', 'A call when a number looks odd'],
  },
];

export const Process = () => (
  <Section
    label="Process"
    id="process"
    heading="How it works, in four steps from audit to monthly report"
    lede="We need one long conversation with you, then an hour or two a month for drafts."
  >
    <ol className="rule-top grid gap-x-8 lg:grid-cols-2">
      {steps.map(({ title, description, activities }, index) => (
        <li key={title} className="grid grid-cols-[1.25rem_1fr] gap-x-3 border-rule border-b py-3.5">
          <span className="font-serif text-xl/tight" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3 className="text-xl/tight">{title}</h3>
            <Paragraph className="mt-1 text-ink-2 text-small/snug" text={description} />
            <DotList items={activities} className="mt-1 text-ink-2" />
          </div>
        </li>
      ))}
    </ol>
  </Section>
);
