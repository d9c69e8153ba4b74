import { type ServiceCard, ServiceCards } from '../../../sections/service-cards.tsx';
import { claims } from '../../../site/claims.ts';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

const cards: readonly ServiceCard[] = [
  {
    title: 'Your Google Business Profile',
    description:
      'We verify it and make it read like a family-law practice. After that we check it every week, because anyone on the internet can suggest an edit to your hours.',
    features: [
      'Primary category set to the work you want',
      'Services listed by name: custody, support, property, modification',
      'Photos of the entrance and where to park',
      'Suggested edits caught and answered',
    ],
  },
  {
    title: 'Directory listings',
    description: `We list the same accurate details in ${claims.citations.directories} directories. We fix the big sites first, because the small ones copy from them.`,
    features: [
      'The same name, address and phone number, down to the comma',
      'Duplicates merged or closed',
      'Former partners and old suites removed',
      'Your state bar listing updated to match',
    ],
  },
  {
    title: 'County pages',
    description:
      'One page for each courthouse where you take cases and have something true to say. Readers learn where to file and what the first hearing is like, from someone who has stood there.',
    features: [
      'Courthouse, filing desk, local forms',
      'Only counties where you take cases',
      'No copies with the town name swapped',
      'Checked for speed under [technical SEO](/services/technical-seo)',
    ],
  },
  {
    title: 'Reviews on your profile',
    description:
      'Your rating sits next to your name on the map, so callers compare it first. How we ask for reviews, and reply without naming a client, is [a service of its own](/services/reputation-management).',
    features: [
      'Your review link on paper and by text message',
      'Every client asked in the same words',
      'Replies that never say who was a client',
    ],
  },
  {
    title: 'Local mentions',
    description:
      'A link from the county bar, the law school clinic or the shelter you already support tells Google the community knows you. We look for mentions you’ve earned that nobody has linked yet.',
    features: ['Bar sections and committee pages', 'Seminars and local press', 'No bought links, no link exchanges'],
  },
  {
    title: 'Facts ChatGPT can cite',
    description:
      'ChatGPT and other AI assistants often search the web before they name a firm, and they repeat what they find. We make sure they find one address, one practice area and one list of counties.',
    features: [
      'The same facts on your site and off it',
      'Attorney pages with bar admissions and courts',
      'Structured data that matches the text on the page',
    ],
  },
];

/** What the service consists of. */
export function Work() {
  return (
    <Sheet folio="The work" labelledBy="work">
      <SectionHead
        id="work"
        heading="Six things we do for your local rankings"
        lede="None of it is clever. It’s a file somebody has to keep in order, the way you keep an exhibit list."
      />
      <ServiceCards cards={cards} />
    </Sheet>
  );
}
