import { Paragraphs } from '../../sections/paragraphs.tsx';
import { claims, dollars } from '../../site/claims.ts';
import { SectionHeading, Sheet } from '../../ui/sheet.tsx';

const { plan } = claims;

const paragraphs = [
  `Most agencies sell SEO to whoever calls. A divorce lawyer is one account between a dentist and a roofer, and the writer who does your custody page was writing about gutters this morning. We have served legal professionals since ${claims.servingSince}, and we work for divorce and family-law attorneys only.`,
  'It shows in small things. We know that “separation” and “divorce” are often typed by two different people, or by the same person a year apart. We know your reader may share a computer with the opposing party, and may start reading months before calling. That is why your pages should not follow that reader around the web with ads.',
  'It also shows in what we refuse to write: the word “specialist,” a comparison with the firm across the street, a verdict without its facts. Each can get you a letter from your bar. A careless reply to a bad review can disclose what you have a duty to keep quiet.[^rules] We draft with those rules at hand, and nothing is published until you approve it. It’s your license.',
  `One practice area is also why there is one plan. A family-law campaign needs its listings, its site, its pages and its reviews handled together, so we don’t sell [the four services](/services) separately. You pay ${dollars(plan.monthly)} a month and no setup fee. Most clients see results in about ${claims.daysToResults} days, counted from the day work starts, and the first two months still look modest. We tell you that before you sign.`,
  'It costs us something, too. Ask us how to rank an injury firm and we have nothing useful to say. And you know your judges better than we ever will. We know what the people who are about to need you type into Google, and we have the time to write the answers down.',
];

export function Story() {
  return (
    <Sheet
      folio="Our story"
      labelledBy="story"
      bodyClass="grid gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-start lg:gap-16"
    >
      <SectionHeading id="story" className="lg:sticky lg:top-[calc(var(--bar-h)+2rem)]">
        Why we take only divorce and family law
      </SectionHeading>
      <Paragraphs text={paragraphs} className="max-w-text" />
    </Sheet>
  );
}
