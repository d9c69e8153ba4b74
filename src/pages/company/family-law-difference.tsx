import { Copy } from '../../ui/copy.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';

const mistakes = [
  {
    title: 'The law changes at the state line',
    text: 'Texas divides community property (Tex. Fam. Code § 7.001). Florida uses equitable distribution (Fla. Stat. § 61.075). A page that borrows the wrong word is wrong in front of the client, and it carries your name. We write [state by state](/states).',
  },
  {
    title: 'The person searching is hiding it',
    text: 'The tablet is shared, the phone plan is joint, the search happens in a parked car. A pop-up that asks for a number, or an unasked-for text the next morning, can do harm. We leave both out.',
  },
  {
    title: 'Many visitors will never hire anyone',
    text: 'Some want a blank petition or the clerk’s phone number. Pages for them raise the visits in a report and nothing else. We drop those searches before a word is written.',
  },
  {
    title: 'A reply can breach a confidence',
    text: 'An answer to a review that confirms somebody was your client can break Rule 1.6, even where the review said so first.[^rules] We draft replies that confirm nothing, and you send them.',
  },
];

/** The intro: what a general agency gets wrong in this practice area. */
export function FamilyLawDifference() {
  return (
    <Sheet folio="Why us" labelledBy="why">
      <SectionHead
        id="why"
        heading="Four mistakes a general agency makes in family law"
        lede="Any agency can put your city into a page title. A divorce lawyer SEO company earns its fee in the places where that routine goes wrong. These are four of them."
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
