import { BeforeAfterBars } from '../../charts/gain-bars.tsx';
import { RecordFigure } from '../../sections/record-figure.tsx';
import { claims } from '../../site/claims.ts';
import { NoteRef } from '../../ui/copy.tsx';
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
    <Sheet folio="A case" tone="sunk" labelledBy="case">
      <div className="head">
        <SectionHeading id="case">
          One local firm, {months} months
          <NoteRef id="case" />
        </SectionHeading>
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
        Gray is the month before the work began; blue is month {months}. All bars to one scale.
      </p>
      <dl className="mt-10 grid gap-y-6 md:grid-cols-3">
        <div className="md:pr-5">
          <dt className="font-semibold">Challenge</dt>
          <dd className="text-ink-2">
            Two lawyers, one paralegal, a county seat. Good reviews, and a website last changed when the firm moved. Two
            directories and a firm from the next city stood above them for every divorce search in their own county.
          </dd>
        </div>
        <div className="md:px-5">
          <dt className="font-semibold">Strategy</dt>
          <dd className="text-ink-2">
            The move had left two addresses in circulation, so the listings came first. Then one page per question that
            intake heard most: temporary orders, the house, school vacations. Ads ran in full until month three and were
            then cut in half.
          </dd>
        </div>
        <div className="md:pl-5">
          <dt className="font-semibold">Result</dt>
          <dd className="text-ink-2">
            Leads grew faster than consultations, because pages also bring people who only want to read. The calls that
            came in were better ones: callers knew the firm’s retainer before they picked up the phone.
          </dd>
        </div>
      </dl>
    </Sheet>
  );
}
