import { exampleReport, exampleReportSums } from '../content/example-report.ts';
import { dollars } from '../lib/format.ts';
import { RuledList } from '../ui/list.tsx';
import { SampleLabel } from '../ui/section.tsx';

const { title, firm, consultations, missed } = exampleReport;
const { fees, extra, feePerExtra } = exampleReportSums;
const [before = 0, now = 0] = [consultations[0], consultations.at(-1)].map((month) => month?.count);

export const ReportHighlight = () => (
  <p className="bg-mark px-4 py-3 font-medium font-serif text-lg/snug md:px-5 md:text-quote">
    June brought {now} consultations, {now - before} more than December. Since January, {extra} extra consultations for{' '}
    {dollars(fees)}: {dollars(feePerExtra)} each.
  </p>
);

/** The services page shows the full report. */
export const ReportExcerpt = () => (
  <div className="relative px-5 pt-6 pb-6 sm:pr-8 sm:pl-16">
    <div
      aria-hidden="true"
      className="absolute inset-y-0 left-10 w-1.25 border-margin border-x max-sm:hidden print:hidden"
    />
    <SampleLabel>Example</SampleLabel>
    <h3 className="mt-4">{title}</h3>
    <p className="border-ink border-b-2 pb-3 text-ink-2 text-small">{firm}</p>
    <div className="grid gap-5 pt-4">
      <div>
        <h4 className="mb-1.5 font-semibold text-ui">What didn’t work</h4>
        <RuledList items={missed} />
      </div>
      <ReportHighlight />
    </div>
  </div>
);
