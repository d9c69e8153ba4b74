import { BookingLink } from '../../sections/call-to-action.tsx';
import { Actions } from '../../ui/button.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Section } from '../../ui/section.tsx';
import { MonthlyReport } from './monthly-report.tsx';

/** The page’s best exhibit, so it stands above the ordered sections. */
export const ReportExhibit = () => (
  <Section act id="report" label="In writing" heading="Every month you get this report, failures included">
    <Exhibit letter="A" rule="before:left-2 sm:before:left-10">
      <MonthlyReport />
    </Exhibit>
    <Actions className="mt-4">
      <BookingLink>Ask what your first report would say</BookingLink>
    </Actions>
  </Section>
);

export const Reporting = () => (
  <Section label="Reporting" id="reporting" heading="You hear from us every week">
    <p className="max-w-text text-balance">
      Monthly reports like the one above, weekly email updates on what we did and what needs your approval, and a 24/7
      dashboard with the same numbers.
    </p>
  </Section>
);
