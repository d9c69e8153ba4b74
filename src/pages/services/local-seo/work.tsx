import { type ServiceCard, ServiceCards } from '../../../sections/service-cards.tsx';
import { claims } from '../../../site/claims.ts';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

const cards: readonly ServiceCard[] = [
  {
    title: 'The Google Business Profile',
    description:
      'We verify it and make it read like a family-law practice. After that, someone looks at it every week, because anyone on the internet may suggest an edit to your hours.',
    features: [
      'Primary category set to the work you want',
      'Services listed by name: custody, support, property, modification',
      'Photographs of the entrance and where to park',
      'Suggested edits caught and answered',
    ],
  },
  {
    title: 'Directory citations',
    description: `One record of your firm’s facts, published to ${claims.citations.directories} directories. We correct the sources first, since the small sites copy from the large ones.`,
    features: [
      'The same name, address and phone number, to the comma',
      'Duplicates merged or closed',
      'Departed partners and old suites taken out',
      'The state bar’s listing brought into line',
    ],
  },
  {
    title: 'County pages',
    description:
      'One page for each courthouse where you take cases and have something true to say. The reader learns where to file and what the first hearing is like, from someone who has stood there.',
    features: [
      'Courthouse, filing desk, local forms',
      'Only counties whose cases you accept',
      'No copies with the town name swapped',
      'Checked for speed under [technical SEO](/services/technical-seo)',
    ],
  },
  {
    title: 'Reviews on the profile',
    description:
      'The rating stands beside your name on the map, so callers compare it first. How to ask for reviews, and how to answer without naming a client, is [a service of its own](/services/reputation-management).',
    features: [
      'The review link on paper and by text message',
      'Every client asked in the same words',
      'Replies that confirm nothing',
    ],
  },
  {
    title: 'Local mentions',
    description:
      'A link from the county bar, the law school clinic or the shelter that you already support tells Google that the neighborhood knows you. We look for mentions that you have earned and nobody has linked yet.',
    features: ['Bar sections and committee pages', 'Seminars and local press', 'No bought links, no link exchanges'],
  },
  {
    title: 'Facts that assistants can cite',
    description:
      'ChatGPT and its rivals often search the web before they name a firm, and repeat what they find. We make sure that they find one address, one practice area and one list of counties.',
    features: [
      'The same facts on your site and off it',
      'Attorney pages with bar admission and courts',
      'Structured data that matches the visible text',
    ],
  },
];

/** What the service consists of. */
export function Work() {
  return (
    <Sheet folio="The work" labelledBy="work">
      <SectionHead
        id="work"
        heading="Six kinds of work, one address"
        lede="None of it is clever. It is a file that somebody keeps in order, the way you keep an exhibit list."
      />
      <ServiceCards cards={cards} />
    </Sheet>
  );
}
