import { type ServiceCard, ServiceCards } from '../../../sections/service-cards.tsx';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

const cards: readonly ServiceCard[] = [
  {
    title: 'Crawling and indexing',
    description:
      'Which of your pages Google has, which it skipped, and why. We read the server’s answers and Search Console, page by page.',
    features: [
      'Every old address leads somewhere in one step',
      'One address for each page',
      'A sitemap of live pages only',
      'Assistants’ crawlers admitted, where you want them',
    ],
  },
  {
    title: 'Speed on a phone',
    description:
      'People read about divorce in a parked car with two bars of signal. We test on that kind of phone and that kind of line.',
    features: [
      'Images cut to the size at which they are shown',
      'Tracking and chat scripts loaded late, or dropped',
      'Text that does not wait for its font',
      'Buttons that stay where they are while the page loads',
    ],
  },
  {
    title: 'Page structure',
    description:
      'A title that says what the page is, one main heading, and links in the order in which a case unfolds. Machines and worried people skim alike.',
    features: [
      'Titles and descriptions of their own for each page',
      'Guides that lead to the practice page they belong to',
      'No page without a link to it',
      'Headings that can be read alone',
    ],
  },
  {
    title: 'Identity in structured data',
    description:
      'Labels in the page’s source that say which firm this is, where it stands and who practices there. They repeat what a visitor can see and add nothing to it.',
    features: [
      'The firm, its office and its attorneys',
      'Breadcrumbs and visible questions',
      'No stars about yourself, which Google does not show for a firm’s own site',
    ],
  },
  {
    title: 'Access for everyone',
    description:
      'A keyboard, a screen reader, a large font, a shaking hand. Some clients depend on these, and the repairs help everyone else.',
    features: [
      'Contrast and text size',
      'Forms whose labels can be heard',
      'A phone number that dials when it is tapped',
      'Menus that work without a mouse',
    ],
  },
  {
    title: 'Privacy in the plumbing',
    description:
      'What people type into a family lawyer’s form is delicate, and their spouse may share the device. We follow each entry from the button to your inbox.',
    features: [
      'HTTPS at every address',
      'No names or facts in page addresses',
      'Nothing from a form in the analytics',
      'Each third-party script listed for your approval',
    ],
  },
];

/** What the service consists of. */
export function Work() {
  return (
    <Sheet folio="The work" labelledBy="work">
      <SectionHead
        id="work"
        heading="We repair the site that you have"
        lede="Few firms need a new one. Most need these six things done once, carefully, and then watched."
      />
      <ServiceCards cards={cards} />
    </Sheet>
  );
}
