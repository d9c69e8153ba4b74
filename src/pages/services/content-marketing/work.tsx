import { type ServiceCard, ServiceCards } from '../../../sections/service-cards.tsx';
import { claims } from '../../../site/claims.ts';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

const cards: readonly ServiceCard[] = [
  {
    title: 'The list of questions',
    description:
      'We collect what people in your counties type, then sort it by where they are in the case. We also ask whoever answers your phone, because that person hears the real wording.',
    features: [
      'Thinking about it, separating, served, after the decree',
      'Your state’s terms beside the words people type',
      'Questions that nobody near you answers yet',
    ],
  },
  {
    title: 'Practice pages',
    description:
      'Custody, support, property, modification, protective orders. These are the pages that people call from, so they get the most drafts.',
    features: [
      'What the court looks at, in your state',
      'What the first month of a case is like',
      'Who in the firm handles it',
    ],
  },
  {
    title: 'Guides to one question',
    description:
      'How long it takes from filing to decree. Who stays in the house. What happens to the pension. Each guide ends where general information ends and a consultation starts.',
    features: [
      'The statute, quoted and linked',
      'A worked example without a real client in it',
      'A link to the practice page behind it',
    ],
  },
  {
    title: 'Pages about cost',
    description:
      'People search the price before they search the name. A page that explains the retainer, what uses it up and how to keep it lower brings callers who know what they are asking for.',
    features: ['Retainer, hourly work, flat fees', 'What the court charges', 'When a short consultation is enough'],
  },
  {
    title: 'Pages for people at risk',
    description:
      'Someone reading about protective orders may be watched. These pages load without trackers, offer a quick way out and say how to clear the history.',
    features: ['A quick-exit button', 'Hotline and shelter named above the firm’s number', 'No retargeting, ever'],
  },
  {
    title: 'Upkeep',
    description:
      'Guideline tables, filing fees and forms change. Every page carries its date of review and comes back to you when the rule behind it moves.',
    features: [
      'Legislative sessions and rule changes watched',
      'Old posts merged, corrected or withdrawn',
      'Checked again for [speed and structure](/services/technical-seo)',
    ],
  },
];

/** What the service consists of. */
export function Work() {
  return (
    <Sheet folio="The work" labelledBy="work">
      <SectionHead
        id="work"
        heading="Written for a reader who is frightened and careful"
        lede={`You get ${claims.plan.contentPages} pages a month. Which kind comes first depends on what your site lacks.`}
      />
      <ServiceCards cards={cards} />
    </Sheet>
  );
}
