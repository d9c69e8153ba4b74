import { Exhibit } from '../../ui/exhibit.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';

const parts = [
  {
    part: 'Title',
    specimen: 'Who keeps the house in an Ohio divorce? | Your Firm, Columbus',
    reason: 'The question as people type it, the state they are in, and who answers.',
  },
  {
    part: 'URL',
    specimen: 'yourfirm.com/who-keeps-the-house',
    reason: 'Readable, and it never changes. A page that moves can lose its links.',
  },
  {
    part: 'Heading',
    specimen: 'Who keeps the house?',
    reason: 'One per page. It keeps the title’s promise.',
  },
  {
    part: 'First paragraph',
    specimen:
      'Ohio courts divide marital property equally unless that would be inequitable (R.C. 3105.171). A deed in one name does not settle the question.',
    reason: 'The answer, then the statute. This is the passage an AI answer can quote.',
  },
  {
    part: 'Byline',
    specimen: 'By Jane Roe, admitted in Ohio. Last reviewed in March.',
    reason: 'Who stands behind it, and when it was last checked against the law.',
  },
  {
    part: 'Links',
    specimen: 'Buying out a spouse. Temporary orders. What a first meeting costs.',
    reason: 'A reader with one question has another. Links also tell Google which pages matter.',
  },
  {
    part: 'The call',
    specimen: 'Call the office, or tell us when it is safe to reply.',
    reason: 'It asks once and lets the reader pick a safe time.',
  },
];

/** On-page SEO, shown on one page of a firm. */
export function OnPageSpecimen() {
  return (
    <Sheet folio="On-page SEO" tone="ink" labelledBy="on-page">
      <SectionHead
        id="on-page"
        heading="What good on-page SEO looks like: one page, one question"
        lede="On-page SEO is everything that a search engine and a reader find on the page itself. You will recognize most of it as good drafting: say what the document is, answer first, cite, sign."
      />
      <Exhibit
        letter="C"
        caption="Illustration. A page in seven parts, and what each part is for. The attorney is fictional; the statute is real."
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
