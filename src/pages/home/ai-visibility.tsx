import { claims } from '../../site/claims.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { SectionHeading, Sheet } from '../../ui/sheet.tsx';

/** What an assistant reads before it names a firm. */
const evidence = [
  { name: 'Your pages', does: 'Answer the question in plain English.' },
  { name: 'Your reviews', does: 'Name the city and the kind of case.' },
  { name: 'Your listings', does: `Match in ${claims.citations.directories} directories.` },
];

/** Exhibit B: an answer, each clause with the number of its evidence. */
function AnswerExhibit() {
  return (
    // On this band of ink text is light, but the exhibit's yellow tag needs it dark.
    <Exhibit
      letter="B"
      framed={false}
      className="text-ink"
      caption="Illustration of an AI answer, with the source behind each part of it."
    >
      <div className="chat text-on-ink">
        <p className="chat__q">
          Asked at 11:40 p.m. <b>I need a divorce lawyer in Tampa who handles custody. Who should I call?</b>
        </p>
        <p className="chat__a">
          Start with <mark>Your Firm</mark>. It explains Florida parenting plans clearly<sup>1</sup>, clients in Tampa
          describe how it handled custody<sup>2</sup>, and its address and phone number match everywhere<sup>3</sup>.
        </p>
        <ol>
          {evidence.map(({ name, does }, index) => (
            <li key={name}>
              <b>
                <i aria-hidden="true">{index + 1}</i>
                {name}
              </b>{' '}
              {does}
            </li>
          ))}
        </ol>
      </div>
    </Exhibit>
  );
}

export function AiVisibility() {
  return (
    <Sheet folio="AI search" tone="ink" labelledBy="ai-search" bodyClass="ai">
      <div>
        <SectionHeading id="ai-search">
          When someone asks ChatGPT for a divorce lawyer, it should name your firm
        </SectionHeading>
        <p className="lede">A page of Google results shows ten links. An AI answer names a few firms.</p>
        <p className="lede">
          Google and ChatGPT look at much the same things: your pages, your reviews and your listings. So the same work
          gets you found on both.
        </p>
      </div>
      <AnswerExhibit />
    </Sheet>
  );
}
