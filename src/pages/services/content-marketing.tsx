import { PageHead } from '../../head/head-tags.tsx';
import { BookingButton, WhatsAppButton } from '../../sections/booking-button.tsx';
import { ClosingSection } from '../../sections/closing.tsx';
import { FaqSection } from '../../sections/faq.tsx';
import { ServiceHero } from '../../sections/service-hero.tsx';
import { claims, dollars } from '../../site/claims.ts';
import { BarRules } from './content-marketing/bar-rules.tsx';
import { Challenges } from './content-marketing/challenges.tsx';
import { Draft } from './content-marketing/draft.tsx';
import { pagesAMonth } from './content-marketing/pages-a-month.ts';
import { questions } from './content-marketing/questions.ts';
import { Results } from './content-marketing/results.tsx';
import { Why } from './content-marketing/why.tsx';
import { Work } from './content-marketing/work.tsx';
import { PlanTerms } from './plan-terms.tsx';

const { consultation, plan } = claims;
const [fewest, most] = pagesAMonth;

export default function ContentMarketing() {
  return (
    <>
      <PageHead
        path="/services/content-marketing"
        updated="2026-11-23"
        title={`Content marketing for divorce lawyers: ${plan.contentPages} pages a month`}
        description={`We write ${plan.contentPages} pages a month on your state’s divorce law. Your attorney approves each one, and all follow bar rules. Part of one ${dollars(plan.monthly)}-a-month plan.`}
      />
      <ServiceHero
        service="content-marketing"
        kicker="Content marketing for divorce lawyers"
        heading="We write the pages your clients search for"
        lede={`Content marketing answers what people search before they hire a divorce lawyer: custody, the house, support, cost. We write ${plan.contentPages} pages a month in plain English, and one of your attorneys approves each page before it goes live.`}
        note={`The pages carry your firm’s name and stay on your site. Part of our one plan: ${dollars(plan.monthly)} a month, no setup fee.`}
        caption={`Solid: the ${fewest} pages you get every month. Dashed: up to ${most - fewest} more when the topics are short.`}
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
      <PlanTerms
        heading={`Your pages come in one plan: ${dollars(plan.monthly)} a month`}
        lede="We don’t bill by the page or by the word. Local SEO, technical SEO and reviews come with it."
      />
      <FaqSection
        heading="What attorneys ask about content marketing"
        lede="Most have tried it twice: once with a nephew, once with a vendor."
        items={questions}
      />
      <ClosingSection
        heading="Bring one client question to a free call"
        lede={`Pick something every client asks you. In ${consultation.minutes} minutes, we’ll look up who answers it in your county today and tell you what your page would need to say to outrank them. You also get a free audit to keep.`}
      >
        <BookingButton campaign="content-marketing" />
        <WhatsAppButton />
      </ClosingSection>
    </>
  );
}
