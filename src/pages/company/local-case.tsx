import { BeforeAfterBars } from '../../charts/gain-bars.tsx';
import { RecordFigure } from '../../sections/record-figure.tsx';
import { claims } from '../../site/claims.ts';
import { SampleLabel } from '../../ui/sample-label.tsx';
import { SectionHeading, Sheet } from '../../ui/sheet.tsx';

const { leads, consultations, leadQuality, months } = claims.generalPageCase;

/** A figure and its bars, to the strip’s one scale: `after` is in percent of before. */
function Figure({ after, ...figure }: { value: number | string; unit?: string; label: string; after: number }) {
  return (
    <RecordFigure {...figure}>
      <BeforeAfterBars after={after} most={100 + leads} />
    </RecordFigure>
  );
}

/** The local law-firm case study (specification, sections 2 and 9): a stat strip and its story. */
export function LocalCase() {
  return (
    <Sheet folio="Case study" tone="sunk" labelledBy="case">
      <div className="head">
        <SectionHeading id="case">
          One local law firm: +{leads}% leads in {months} months
        </SectionHeading>
        <SampleLabel>Sample case</SampleLabel>
      </div>
      <div className="rec rec--3">
        <Figure value={`+${leads}`} unit="%" label="leads a month" after={100 + leads} />
        <Figure
          value={consultations}
          label="consultation requests a month"
          after={100 * Number.parseFloat(consultations)}
        />
        <Figure value={leadQuality} unit="%" label="better lead quality" after={100 + leadQuality} />
      </div>
      <p className="note mt-3">
        Gray is the month before the work began; blue is month {months}. All bars are to one scale. Lead quality is the
        share of leads that the firm’s intake scored as a fit.
      </p>
      <dl className="mt-10 grid gap-y-6 md:grid-cols-3">
        <div className="md:pr-5">
          <dt className="font-semibold">Challenge</dt>
          <dd className="text-ink-2">
            Two lawyers and a paralegal in a county seat. They had good reviews and a website nobody had touched since
            the firm moved. Two directories and a firm from the next city outranked them for every divorce search in
            their own county.
          </dd>
        </div>
        <div className="md:px-5">
          <dt className="font-semibold">Strategy</dt>
          <dd className="text-ink-2">
            The move had left two addresses online, so we fixed the listings first. Then we wrote one page for each
            question intake heard most: temporary orders, the house, school vacations. Ads ran in full until month three
            and were then cut in half.
          </dd>
        </div>
        <div className="md:pl-5">
          <dt className="font-semibold">Result</dt>
          <dd className="text-ink-2">
            Leads grew faster than consultations, because pages also bring people who only want to read. The calls got
            better: callers knew the firm’s retainer before they picked up the phone.
          </dd>
        </div>
      </dl>
    </Sheet>
  );
}
