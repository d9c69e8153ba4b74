import { BookingLink } from '../../sections/call-to-action.tsx';
import { Actions } from '../../ui/button.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Section } from '../../ui/section.tsx';
import { MonthlyReport } from './monthly-report.tsx';

/** The page’s best exhibit, so it stands above the ordered sections. */
export const ReportExhibit = () => (
  <Section
    volume="act"
    id="report"
    label="Proof"
    heading="Every month you get this report, failures included"
    lede="Consultations first, and what each one cost you."
  >
    <Exhibit letter="A">
      <MonthlyReport />
    </Exhibit>
    <Actions className="mt-4">
      <BookingLink campaign="services" />
    </Actions>
  </Section>
);

const reports = {
  'Monthly reports': 'Like the example, with a call when needed.',
  'Weekly email updates': 'What we did, and what needs your approval.',
  '24/7 dashboard': 'The same numbers, updated live.',
};

export const Reporting = () => (
  <Section label="Reporting" tone="card" id="reporting" heading="You hear from us every week">
    <dl className="rule-top grid gap-x-8 md:grid-cols-3">
      {Object.entries(reports).map(([term, text]) => (
        <div key={term} className="border-rule border-b py-3.5">
          <dt className="font-serif font-sub text-xl/tight">{term}</dt>
          <dd className="mt-1 text-ink-2 text-small">{text}</dd>
        </div>
      ))}
    </dl>
    <Actions className="mt-4">
      <BookingLink campaign="services" />
    </Actions>
  </Section>
);
