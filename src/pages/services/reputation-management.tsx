import { serviceFigures } from '../../content/service-figures.ts';
import { PageHead } from '../../head/head-tags.tsx';
import { BookingButton, WhatsAppButton } from '../../sections/booking-button.tsx';
import { ClosingSection } from '../../sections/closing.tsx';
import { FaqSection } from '../../sections/faq.tsx';
import { ServiceHero } from '../../sections/service-hero.tsx';
import { claims, dollars } from '../../site/claims.ts';
import { PlanTerms } from './plan-terms.tsx';
import { Challenges } from './reputation-management/challenges.tsx';
import { OneStar } from './reputation-management/one-star.tsx';
import { questions } from './reputation-management/questions.ts';
import { Timeline } from './reputation-management/timeline.tsx';
import { Why } from './reputation-management/why.tsx';
import { Work } from './reputation-management/work.tsx';

const { consultation, daysToResults, plan } = claims;
const rating = serviceFigures['reputation-management'].value;

export default function ReputationManagement() {
  return (
    <>
      <PageHead
        path="/services/reputation-management"
        updated="2026-11-23"
        title="Reputation management for divorce lawyers: client reviews"
        description={`We ask every client for a review and draft replies that protect confidentiality, within Rule 1.6 and the FTC rule. Part of one ${dollars(plan.monthly)}-a-month plan.`}
      />
      <ServiceHero
        service="reputation-management"
        kicker="Reputation management for divorce lawyers"
        heading="More client reviews, with no confidences broken"
        lede="Reputation management means asking every client for a review, and replying without revealing who was a client. We send the requests, draft the replies and watch the sites where people talk about you."
        note={`Part of our one plan: ${dollars(plan.monthly)} a month, no setup fee. Most clients see first results in about ${daysToResults} days, but a rating takes longer.`}
        caption={`Sample campaign: an average of ${rating} out of 5 on one firm’s Google profile after 12 months. Yours depends on what your clients write.`}
      >
        <p className="num flex justify-between" aria-hidden="true">
          {[0, 1, 2, 3, 4, 5].map((stars) => (
            <span key={stars}>{stars}</span>
          ))}
        </p>
      </ServiceHero>
      <Why />
      <OneStar />
      <Work />
      <Challenges />
      <Timeline />
      <PlanTerms
        heading={`Review work comes in one plan: ${dollars(plan.monthly)} a month`}
        lede="There is no charge per review or per reply. The other three services are in the fee, too."
      />
      <FaqSection
        heading="What’s allowed with client reviews, and what isn’t"
        lede="Some of what vendors sell as reputation management isn’t allowed."
        items={questions}
      />
      <ClosingSection
        heading={`Read your reviews with us, free, in ${consultation.minutes} minutes`}
        lede="We’ll start with your worst review and the reply under it, then look at the three firms nearest you and tell you what a stranger sees. You get a free audit, and it’s yours to keep."
      >
        <BookingButton campaign="reputation-management" />
        <WhatsAppButton />
      </ClosingSection>
    </>
  );
}
