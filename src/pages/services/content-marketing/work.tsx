import { type ServiceCard, ServiceCards } from '../../../sections/service-cards.tsx';
import { claims } from '../../../site/claims.ts';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

const cards: readonly ServiceCard[] = [
  {
    title: 'Research: what your clients ask',
    description:
      'We collect what people in your counties search, then sort it by where they are in the case. We also ask whoever answers your phone, because that person hears how clients really put it.',
    features: [
      'Thinking about it, separating, served, after the decree',
      'Your state’s legal terms next to the words people type',
      'Questions nobody near you answers yet',
    ],
  },
  {
    title: 'Practice pages',
    description:
      'Custody, support, property, modification, protective orders. These are the pages people call from, so they get the most drafts.',
    features: [
      'What courts in your state look at',
      'What the first month of a case is like',
      'Who at the firm handles it',
    ],
  },
  {
    title: 'Guides, one question each',
    description:
      'How long it takes from filing to decree. Who stays in the house. What happens to the pension. Each guide stops where general information ends and a consultation starts.',
    features: [
      'The statute, quoted and linked',
      'A worked example with no real client in it',
      'A link to the practice page behind it',
    ],
  },
  {
    title: 'Pages about cost',
    description:
      'People look up what a divorce costs before they look up your name. A page that explains the retainer, what uses it up and how to keep it down brings you callers who know what they’re asking for.',
    features: ['Retainer, hourly work, flat fees', 'What the court charges', 'When a short consultation is enough'],
  },
  {
    title: 'Pages for people at risk',
    description:
      'Someone reading about protective orders may be watched. These pages load without trackers, offer a quick way out and explain how to clear the browser history.',
    features: ['A quick-exit button', 'Hotline and shelter listed above the firm’s number', 'No retargeting, ever'],
  },
  {
    title: 'Updates when the law changes',
    description:
      'Support guidelines, filing fees and forms change. Every page shows the date it was last reviewed, and it comes back to you when the law behind it changes.',
    features: [
      'Legislative sessions and rule changes tracked',
      'Old posts merged, corrected or taken down',
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
        heading="Practice pages, guides and fee pages, kept current"
        lede={`You get ${claims.plan.contentPages} pages a month, written for a reader who is frightened and careful. What we write first depends on what your site is missing.`}
      />
      <ServiceCards cards={cards} />
    </Sheet>
  );
}
