import { PageHead } from '../../head/head-tags.tsx';
import { BookingButton, WhatsAppButton } from '../../sections/booking-button.tsx';
import { ClosingSection } from '../../sections/closing.tsx';
import { FaqSection } from '../../sections/faq.tsx';
import { ServiceHero } from '../../sections/service-hero.tsx';
import { claims } from '../../site/claims.ts';
import { Notes, NotesProvider } from '../../ui/copy.tsx';
import { BarRules } from './content-marketing/bar-rules.tsx';
import { Challenges } from './content-marketing/challenges.tsx';
import { Draft } from './content-marketing/draft.tsx';
import { pagesAMonth } from './content-marketing/pages-a-month.ts';
import { questions } from './content-marketing/questions.ts';
import { Results } from './content-marketing/results.tsx';
import { Why } from './content-marketing/why.tsx';
import { Work } from './content-marketing/work.tsx';

const { plan } = claims;
const [fewest, most] = pagesAMonth;

const notes = {
  rules:
    'ABA Model Rules of Professional Conduct; those on advertising as amended in 2018. They bind nobody until a state adopts them, and many states have changed them. Yours govern.',
  opinion: 'ABA Formal Opinion 480 (2018), on lawyers’ blogs and other public commentary.',
  sample:
    'Sample campaign figure: visits from search to question and guide pages, month 12 against the month before the start. It promises nothing about yours.',
  ranges: 'Ranges from the timeline of the first year, over your own starting point.',
};

export default function ContentMarketing() {
  return (
    <NotesProvider notes={notes}>
      <PageHead
        path="/services/content-marketing"
        updated="2026-11-22"
        title={`Content marketing for divorce lawyers: ${plan.contentPages} pages a month`}
        description={`${plan.contentPages} pages a month on custody, property, support and cost: researched in your state’s law, approved by your attorney, within the bar’s advertising rules.`}
      />
      <ServiceHero
        service="content-marketing"
        kicker="Content marketing for divorce lawyers"
        heading="Clients look up the question before they look for a lawyer"
        lede={`Content marketing answers what people type before they hire: custody, the house, support, cost. We write ${plan.contentPages} pages a month in plain English, and one of your attorneys approves each before it goes live.`}
        note="The pages carry your firm’s name and stay on your site."
        caption={`Solid: the ${fewest} pages of every month. Dashed: up to ${most - fewest} more when the subjects are short.`}
      >
        <p className="flex justify-between gap-4">
          <span>{fewest} every month</span>
          <span>up to {most} in a full one</span>
        </p>
      </ServiceHero>
      <Why />
      <Work />
      <Draft />
      <BarRules />
      <Challenges />
      <Results />
      <FaqSection
        heading="From attorneys who have tried this before"
        lede="Usually twice: once with a nephew, once with a vendor."
        items={questions}
      />
      <Notes />
      <ClosingSection
        heading="Bring one question that every client asks"
        lede="On the call we look up who answers it in your county today, and tell you what your page would have to say to stand above them."
      >
        <BookingButton campaign="content-marketing" />
        <WhatsAppButton />
      </ClosingSection>
    </NotesProvider>
  );
}
