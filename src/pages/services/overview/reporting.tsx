import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

/** One way in which we report, with how often it happens in a year. */
interface Report {
  rhythm: string;
  label: string;
  /** Marks on the year; all of it, when the report is always there. */
  timesAYear: number;
  says: string;
}

const reports: readonly Report[] = [
  {
    rhythm: 'Monthly',
    label: 'reports',
    timesAYear: 12,
    says: 'Calls, forms and consultations first, each with its source. Then rankings by county. Then what we did, what it changed and what comes next.',
  },
  {
    rhythm: 'Weekly',
    label: 'email updates',
    timesAYear: 52,
    says: 'A few lines: what we published, what we fixed, what needs your approval. Short enough to read between hearings.',
  },
  {
    rhythm: '24/7',
    label: 'dashboard',
    timesAYear: Number.POSITIVE_INFINITY,
    says: 'The same numbers, live, whenever you want to look. Bad weeks show up as plainly as good ones.',
  },
];

/** A year as a rule, with a mark for each report. */
function Year({ timesAYear }: { timesAYear: number }) {
  const mark = (index: number) => `M${Math.round((index / timesAYear) * 1980) / 10} 4h2v36h-2z`;
  return (
    <svg viewBox="0 0 200 44" preserveAspectRatio="none" aria-hidden="true">
      {Number.isFinite(timesAYear) ? (
        <path className="g1" d={Array.from({ length: timesAYear }, (_, index) => mark(index)).join('')} />
      ) : (
        <rect className="g1" y="4" width="200" height="36" />
      )}
    </svg>
  );
}

/** What you hear from us, and how often (specification, section 9: "Reporting"). */
export function Reporting() {
  return (
    <Sheet folio="Reporting" tone="sunk" labelledBy="reporting">
      <SectionHead
        id="reporting"
        heading="You get monthly reports, weekly emails and a 24/7 dashboard"
        lede="All three use the same numbers, so you can check one against another. You hear from us before you have to ask."
      />
      <div className="rec rec--3">
        {reports.map(({ rhythm, label, timesAYear, says }) => (
          <div key={label} className="rec__i">
            <h3 className="grid gap-2">
              <span className="rec__n">{rhythm}</span>{' '}
              <span className="font-sans text-body font-semibold">{label}</span>
            </h3>
            <p className="col-span-full text-small text-ink-2">{says}</p>
            <Year timesAYear={timesAYear} />
          </div>
        ))}
      </div>
      <p className="note mt-3">Each drawing is one year: 12 reports, 52 emails, and a dashboard that never closes.</p>
    </Sheet>
  );
}
