import { SampleLabel } from '../../ui/section.tsx';
import { DataTable } from '../../ui/table.tsx';

const firms = [
  { place: '1–2', who: 'Two lawyer directories', why: 'Thousands of pages', pass: 'Possibly, county by county' },
  { place: '3', who: 'A lead seller', why: 'One page on what custody costs', pass: 'Likely, with a better page' },
  {
    place: '4',
    who: 'Firm\u00a0A, downtown',
    why: '61 reviews to your 23',
    pass: 'Likely, with recent reviews',
  },
  { place: '5', who: 'Firm B, Kettering', why: 'One address to your two', pass: 'Likely, and first' },
  { place: '6–8', who: 'Three firms', why: 'Older sites that nobody updates', pass: 'One at a time' },
  { place: '9', who: 'Your firm', why: '', pass: '' },
];

export const CompetitorAudit = () => (
  <div className="px-5 pt-9 pb-6 md:px-8">
    <SampleLabel>Example</SampleLabel>
    <p className="mt-4 font-serif text-h3">Who is above you for “divorce lawyer dayton”</p>
    <div className="overflow-x-auto">
      <DataTable
        variant="stacked"
        className="mt-4 text-small/snug"
        caption="The firms above yours"
        headClass="border-ink border-b-2 text-ink-3 text-note *:py-2 md:*:pr-5"
        rowClass="align-baseline max-md:gap-1 max-md:py-4 md:*:py-4 md:*:pr-5"
        rows={firms}
        columns={[
          {
            header: 'Place',
            cell: ({ place, who, why }) => (
              <>
                <span className="mr-2 font-serif font-sub text-body/tight">{place}</span>{' '}
                {why ? who : <mark>{who}</mark>}
              </>
            ),
            cellClass: 'font-semibold',
          },
          { header: 'Why it’s there', cell: ({ why }) => why, cellClass: 'text-ink-2' },
          {
            header: 'Can you pass it?',
            cell: ({ pass }) => pass,
            label: 'Pass it?',
            cellClass: 'font-medium',
          },
        ]}
      />
    </div>
    <p className="mt-4 font-serif text-body/snug">
      <mark>Start with Firm B:</mark> the plainest gap.
    </p>
  </div>
);
