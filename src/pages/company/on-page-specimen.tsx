import { Exhibit } from '../../ui/exhibit.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';

const parts = [
  {
    part: 'Title',
    specimen: 'Who keeps the house in an Ohio divorce? | Your Firm, Columbus',
    reason: 'The question as it is asked, the state it is asked in, and who answers.',
  },
  {
    part: 'Address',
    specimen: 'yourfirm.com/who-keeps-the-house',
    reason: 'Readable, and it never changes. A page that moves loses its links.',
  },
  {
    part: 'Heading',
    specimen: 'Who keeps the house?',
    reason: 'One per page, with the promise of the title.',
  },
  {
    part: 'First paragraph',
    specimen:
      'Ohio courts divide marital property equally unless that would be inequitable (R.C. 3105.171). A deed in one name does not settle the question.',
    reason: 'The answer, then the statute. It is the passage an AI answer can quote.',
  },
  {
    part: 'Byline',
    specimen: 'By Jane Roe, admitted in Ohio. Last reviewed in March.',
    reason: 'Who answers for it, and when it was last checked against the law.',
  },
  {
    part: 'Neighbors',
    specimen: 'Buying out a spouse. Temporary orders. What a first meeting costs.',
    reason: 'A reader with one question has the next one too. Links carry standing between pages.',
  },
  {
    part: 'The call',
    specimen: 'Call the office, or tell us when it is safe to reply.',
    reason: 'It asks once, and lets the reader name a safe hour.',
  },
];

/** On-page SEO, shown on one page of a firm. */
export function OnPageSpecimen() {
  return (
    <Sheet folio="On the page" tone="ink" labelledBy="on-page">
      <SectionHead
        id="on-page"
        heading="On-page SEO, on one page about one house"
        lede="On-page work is everything a search engine and a reader find on the page itself. Most of it is drafting, which you will recognize: say what the document is, answer first, cite, sign."
      />
      <Exhibit
        letter="C"
        caption="Illustration. A page in seven parts, with what each part is for. The attorney is invented; the statute is not."
        className="text-ink"
      >
        <dl className="px-5 pt-9 pb-2 md:px-8">
          {parts.map(({ part, specimen, reason }) => (
            <div
              key={part}
              className="grid gap-x-8 gap-y-1.5 border-rule border-t py-4 first:border-t-0 lg:grid-cols-[8.5rem_minmax(0,7fr)_minmax(0,5fr)] lg:items-baseline"
            >
              <dt className="font-semibold text-small">{part}</dt>
              <dd className="font-medium font-serif text-[1.1875rem] leading-snug">{specimen}</dd>
              <dd className="text-ink-2 text-small">{reason}</dd>
            </div>
          ))}
        </dl>
      </Exhibit>
    </Sheet>
  );
}
