import { link } from '../../../copy/copy-text.ts';
import { atLeast } from '../../../lib/format.ts';
import { citations } from '../../../offer/plan.ts';
import { ServiceWork, WorkCard } from '../../../sections/service/work.tsx';
import { Coverage } from './coverage.tsx';

export const Work = () => (
  <ServiceWork
    heading="What we do for your local rankings"
    lede="We work only with divorce and family-law attorneys. So we know that a reply can’t say who was a client, and that a form has to ask when it’s safe to call."
    campaign="local-seo"
    more={<Coverage />}
  >
    <WorkCard
      title="Your Google Business Profile"
      description="Verified, complete, and checked every week, because anyone can suggest an edit to your hours."
      features={[
        'Primary category set to the work you want',
        'Services listed by name: custody, support, property, modification',
        'Photos of the entrance and where to park',
        'Suggested edits caught and answered',
      ]}
    />
    <WorkCard
      title={`Directory listings, called citations: ${atLeast(citations.directories)}`}
      description="The same details everywhere. We fix the big sites first, because the small ones copy from them."
      features={[
        'The same name, address, and phone number, down to the comma',
        'Duplicates merged or closed',
        'Former partners and old suites taken off your listings',
        'Your state bar listing updated to match',
      ]}
    />
    <WorkCard
      title="County pages"
      description="A page for each courthouse where you take cases: where to file, and what the first hearing is like."
      features={[
        'Courthouse, clerk’s office, local forms',
        `Only places where you take cases: three of the 254 counties in ${link('/states/texas-divorce-lawyer-seo', 'Texas')}, or one borough in ${link('/states/alaska-divorce-lawyer-seo', 'Alaska')}`,
        'No copies with the town name swapped',
        `Checked for speed as part of ${link('/services/technical-seo', 'technical SEO')}`,
      ]}
    />
    <WorkCard
      title="Reviews on your profile"
      description="Your rating sits next to your name on the map, where callers compare it with everyone else’s."
      features={[
        'Your review link on paper and by text message',
        'The same request to every client who has agreed to get one',
        'Replies that never say who was a client',
        `More about it: ${link('/services/reputation-management', 'reputation management')}, in the same fee`,
      ]}
    />
    <WorkCard
      title="Local mentions"
      description="Links from the county bar, the law school clinic, and the shelter you already support."
      features={[
        'Bar sections and committee pages',
        'Seminars and local press',
        'Pages that mention you without a link yet',
        'No bought links, no link exchanges',
      ]}
    />
    <WorkCard
      title="Facts ChatGPT can cite"
      description="AI assistants search the web before they name a firm. We make sure they find the same facts everywhere."
      features={[
        'One address, one practice area, and one list of counties, on your site and off it',
        'Attorney pages with bar admissions and courts',
        'Structured data that matches the text on the page',
      ]}
    />
  </ServiceWork>
);
