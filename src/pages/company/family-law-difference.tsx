import { Copy } from '../../ui/copy.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';

const mistakes = [
  {
    title: 'They forget the law changes at the state line',
    text: 'Texas divides community property (Tex. Fam. Code § 7.001). Florida uses equitable distribution (Fla. Stat. § 61.075). A page with the wrong word is wrong in front of your client, under your name. We write [state by state](/states).',
  },
  {
    title: 'They forget your client may be hiding the search',
    text: 'The tablet is shared, the phone plan is joint, and the search happens in a parked car. A pop-up that asks for a number, or an unexpected text the next morning, can do harm. We use neither.',
  },
  {
    title: 'They chase visitors who will never hire anyone',
    text: 'Some people want a blank petition or the clerk’s phone number. Pages for them make the traffic report look good and do nothing else. We drop those searches before we write a word.',
  },
  {
    title: 'They reply to reviews and breach a confidence',
    text: 'A reply that confirms somebody was your client can break Rule 1.6, even when the review said so first.[^rules] We draft replies that confirm nothing, and you send them.',
  },
];

/** The intro: what a general agency gets wrong in this practice area. */
export function FamilyLawDifference() {
  return (
    <Sheet folio="Why us" labelledBy="why">
      <SectionHead
        id="why"
        heading="Why a family-law company: four mistakes general agencies make"
        lede="Any agency can put your city in a page title. A divorce lawyer SEO company earns its fee where that routine goes wrong."
      />
      <ul className="four">
        {mistakes.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <Copy text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
