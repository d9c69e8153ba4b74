import { exampleReport, exampleReportSums } from '../content/example-report.ts';
import { Copy } from '../copy/copy.tsx';
import { capitalized, dollars, inWords } from '../lib/format.ts';
import { plan } from '../offer/plan.ts';
import { RuledList } from '../ui/list.tsx';
import { SampleLabel } from '../ui/section.tsx';

const { title, firm, before, now, missed } = exampleReport;
const { addedClients, feePerClient, addedClientsInYear, feePerClientInYear, fees } = exampleReportSums;

export const ReportHighlight = () => (
  <p className="text-balance font-serif font-sub text-body/snug md:text-h3/snug">
    December:{' '}
    <mark>
      {now.consultations} consultations and {now.clients}&nbsp;new clients
    </mark>
    . A year ago:{' '}
    <span className="inline-block">
      {before.consultations} and {before.clients}.
    </span>{' '}
    {capitalized(inWords(addedClients))} more clients this month, for {dollars(plan.monthly)}:{' '}
    <mark>{dollars(feePerClient)}&nbsp;each</mark>. In the year, {addedClientsInYear} more clients than in the one
    before, for {dollars(fees)}: {dollars(feePerClientInYear)}&nbsp;each.
  </p>
);

/** The services page shows the full report. */
export const ReportExcerpt = () => (
  <div className="px-5 py-5 sm:py-6 sm:pr-8 sm:pl-16">
    <SampleLabel>Example</SampleLabel>
    <h3 className="mt-1">
      <Copy text={title} />
    </h3>
    <p className="border-ink border-b-2 pb-3 text-ink-2 text-small">{firm}</p>
    <div className="grid gap-5 pt-4">
      <ReportHighlight />
      <div>
        <h4 className="mb-2 font-semibold text-small">What didn’t work</h4>
        <RuledList items={missed} />
      </div>
    </div>
  </div>
);
