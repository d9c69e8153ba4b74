import { Paragraphs } from '../../sections/paragraphs.tsx';
import { claims, dollars } from '../../site/claims.ts';
import { SectionHeading, Sheet } from '../../ui/sheet.tsx';

const { plan } = claims;

const paragraphs = [
  `Most agencies sell search to whoever calls. There, a divorce lawyer is one account between a dentist and a roofer, and the person who writes the page on custody wrote about gutters in the morning. We have served legal professionals since ${claims.servingSince}. We work for divorce and family-law attorneys only.`,
  'The limit shows in small things. We know that a search for separation and a search for divorce come from two different people, or from the same person a year apart. Nobody has to tell us that your reader may share a computer with the opposing party, or that the first question is often typed months before the first call. A page for that reader must not follow them around the web afterward.',
  'It also shows in what we refuse to write. The word “specialist,” a comparison with the firm across the street, a verdict without its facts: each can be a matter for your bar before it is a matter for a search engine. A reply to a bad review can disclose what you have a duty to keep quiet.[^rules] We draft with those rules at hand. You have the last word before anything is published, because the license is yours.',
  `One practice area is also the reason for one plan. A family-law campaign needs its listings, its site, its pages and its reviews handled together, so [the four services](/services) are not sold apart. The fee is ${dollars(plan.monthly)} a month with no setup fee. Most clients see results in about ${claims.daysToResults} days.[^days] The first two months still look modest, and we say so before you sign.`,
  'The limit has a price. Ask us how to rank an injury firm and we have nothing useful to tell you. We also know less about your judges than you do, and always will. What we add is the wording of the people who are about to need you, and the hours it takes to write the answers down.',
];

export function Story() {
  return (
    <Sheet
      folio="Our story"
      labelledBy="story"
      bodyClass="grid gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-start lg:gap-16"
    >
      <SectionHeading id="story" className="lg:sticky lg:top-[calc(var(--bar-h)+2rem)]">
        Why one practice area is enough
      </SectionHeading>
      <Paragraphs text={paragraphs} className="max-w-text" />
    </Sheet>
  );
}
