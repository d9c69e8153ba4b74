import { link } from '../../../copy/copy-text.ts';
import { ServiceWork, WorkCard } from '../../../sections/service/work.tsx';

export const Work = () => (
  <ServiceWork
    heading="Your practice pages, guides, and fee pages, written and kept current"
    campaign="content-marketing"
  >
    <WorkCard
      title="What your clients ask"
      description="We collect what people search for in your counties, and what callers ask."
      features={[
        'Thinking about it, separating, served, after the decree',
        'Your state’s legal terms next to the words people type',
        'Questions no firm near you answers yet',
        'A talk with whoever answers your phone',
      ]}
    />
    <WorkCard
      title="Practice pages"
      description="Custody, support, property, modification, and protective orders."
      features={[
        'What courts in your state look at',
        'What the first month of a case is like',
        'Who at the firm handles it',
      ]}
    />
    <WorkCard
      title="One guide per question"
      description="How long it takes. Who stays in the house. What happens to the pension."
      features={[
        'A quotation from the statute, with a link to it',
        'A worked example with no real client in it',
        'A link to the practice page behind it',
        'An end where general information stops and a consultation starts',
      ]}
    />
    <WorkCard
      title="Pages about cost"
      description="People look up what a divorce costs before they look up your name."
      features={[
        'Retainer, hourly work, flat fees: what uses a retainer up, and how to make it last',
        'What the court charges',
        'When a short consultation is enough',
      ]}
    />
    <WorkCard
      title="Pages for people at risk"
      description="Someone reading about protective orders may be watched."
      features={[
        'A quick-exit button, and no trackers',
        'When it is safer to read on a device that nobody else can open',
        'Hotline and shelter listed above the firm’s number',
        'No retargeting, ever',
      ]}
    />
    <WorkCard
      title="Updates when the law changes"
      description="Guidelines, fees, and forms change. Then the page comes back to you."
      features={[
        'Legislative sessions and rule changes tracked',
        'The date of the last review on every page',
        'Old posts merged, corrected, or taken down',
        `Checked again for ${link('/services/technical-seo', 'speed and structure')}`,
      ]}
    />
  </ServiceWork>
);
