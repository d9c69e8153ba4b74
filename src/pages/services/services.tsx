import { PageHead } from '../../head/head-tags.tsx';
import { BookingButton, WhatsAppButton } from '../../sections/booking-button.tsx';
import { ClosingSection } from '../../sections/closing.tsx';
import { FeeSection } from '../../sections/fee-schedule.tsx';
import { claims, dollars } from '../../site/claims.ts';
import { FourServices } from './overview/four-services.tsx';
import { Mistakes } from './overview/mistakes.tsx';
import { OverviewHero } from './overview/overview-hero.tsx';
import { Process } from './overview/process.tsx';
import { Record } from './overview/record.tsx';
import { Reporting } from './overview/reporting.tsx';
import { ResultsTimeline } from './overview/results-timeline.tsx';

const { plan, terms, consultation } = claims;

export default function Services() {
  return (
    <>
      <PageHead
        path="/services"
        updated="2026-11-23"
        pageType="CollectionPage"
        title={`SEO services for divorce lawyers: ${dollars(plan.monthly)} a month`}
        description={`Local SEO, technical SEO, content and reviews for divorce lawyers: all four for ${dollars(plan.monthly)} a month. No setup fee, month to month, ${plan.guaranteeDays}-day guarantee.`}
      />
      <OverviewHero />
      <FourServices />
      <FeeSection
        tone="sunk"
        heading={`One plan: ${dollars(plan.monthly)} a month, with a ${plan.guaranteeDays}-day guarantee`}
        lede={`If you see no progress by day ${plan.guaranteeDays}, we keep working for free until you do. Progress is measured against the audit made at the start, in the measures that we agreed on then, such as visibility in local results, search traffic or calls.`}
        points={[
          'All four services are in the fee. Where the hours go each month depends on what your firm needs most.',
          `There is no long contract. You can cancel anytime with ${terms.noticeDays} days’ written notice.`,
          'What we write and build for you is yours once it’s paid for. Your accounts stay yours.',
        ]}
        campaign="services"
      />
      <Process />
      <ResultsTimeline />
      <Record />
      <Reporting />
      <Mistakes />
      <ClosingSection
        heading={`Book ${consultation.minutes} free minutes and find out what to fix first`}
        lede={`We’ll open your site, your Google profile and your reviews together, and tell you where we’d start and what we’d leave alone. You also get a ${consultation.auditItems}-item audit, valued at ${dollars(consultation.auditValue)}. It’s free, and it’s yours whether or not you hire us.`}
      >
        <BookingButton campaign="services" />
        <WhatsAppButton />
      </ClosingSection>
    </>
  );
}
