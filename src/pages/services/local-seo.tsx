import { PageHead } from '../../head/head-tags.tsx';
import { BookingButton, WhatsAppButton } from '../../sections/booking-button.tsx';
import { ClosingSection } from '../../sections/closing.tsx';
import { FaqSection } from '../../sections/faq.tsx';
import { ServiceHero } from '../../sections/service-hero.tsx';
import { claims, dollars } from '../../site/claims.ts';
import { Challenges } from './local-seo/challenges.tsx';
import { Coverage } from './local-seo/coverage.tsx';
import { questions } from './local-seo/questions.ts';
import { Results } from './local-seo/results.tsx';
import { Why } from './local-seo/why.tsx';
import { Work } from './local-seo/work.tsx';
import { PlanTerms } from './plan-terms.tsx';

const { citations, consultation, plan, terms } = claims;

export default function LocalSeo() {
  return (
    <>
      <PageHead
        path="/services/local-seo"
        updated="2026-11-23"
        title={`Local SEO for divorce lawyers: Google Maps and ${citations.directories} listings`}
        description={`Local SEO for divorce lawyers: your Google profile, ${citations.directories} directory listings and county pages, in one ${dollars(plan.monthly)}-a-month plan with a ${plan.guaranteeDays}-day guarantee.`}
      />
      <ServiceHero
        service="local-seo"
        kicker="Local SEO for divorce lawyers"
        heading="Be one of the three firms on Google’s map"
        lede={`Local SEO puts your office in front of people looking for a divorce lawyer nearby. We keep your Google profile accurate, list the same name, address and phone in ${citations.directories} directories, and write pages for the counties where you take cases.`}
        note={`Part of our one plan: ${dollars(plan.monthly)} a month, no setup fee. Cancel anytime with ${terms.noticeDays} days’ notice.`}
        caption={`Each box is a directory. In all ${citations.directories}, your name, address and phone number are written the same way.`}
      >
        Google, Apple and Bing, the legal directories, the bar, the chamber of commerce, and the data providers that
        feed the others.
      </ServiceHero>
      <Why />
      <Work />
      <Coverage />
      <Challenges />
      <Results />
      <PlanTerms
        heading={`Local SEO comes in one plan: ${dollars(plan.monthly)} a month`}
        lede="There is no separate price for local work. The same fee covers your website, your content and your reviews."
      />
      <FaqSection
        heading="What attorneys ask about Google Maps"
        lede="Google’s rules are stricter than most sales pitches suggest."
        items={questions}
      />
      <ClosingSection
        heading="Book a free call and see who outranks you"
        lede={`Search “divorce lawyer near me” from your own parking lot and count how far down you are. Then give us ${consultation.minutes} minutes, and we’ll show you what keeps those firms above you. The audit that comes with the call is yours to keep.`}
      >
        <BookingButton campaign="local-seo" />
        <WhatsAppButton />
      </ClosingSection>
    </>
  );
}
