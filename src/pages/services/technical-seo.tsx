import { PageHead } from '../../head/head-tags.tsx';
import { BookingButton, WhatsAppButton } from '../../sections/booking-button.tsx';
import { ClosingSection } from '../../sections/closing.tsx';
import { FaqSection } from '../../sections/faq.tsx';
import { ServiceHero } from '../../sections/service-hero.tsx';
import { claims, dollars } from '../../site/claims.ts';
import { PlanTerms } from './plan-terms.tsx';
import { AuditPoints } from './technical-seo/audit-points.tsx';
import { Challenges } from './technical-seo/challenges.tsx';
import { questions } from './technical-seo/questions.ts';
import { Timeline } from './technical-seo/timeline.tsx';
import { Vitals } from './technical-seo/vitals.tsx';
import { Why } from './technical-seo/why.tsx';
import { Work } from './technical-seo/work.tsx';

const { audit, consultation, plan } = claims;

export default function TechnicalSeo() {
  return (
    <>
      <PageHead
        path="/services/technical-seo"
        updated="2026-11-23"
        title={`Technical SEO for divorce lawyers: a ${audit.points}-point audit`}
        description={`We check ${audit.points} points on your firm’s website and fix what fails, worst first. All ${audit.points} are listed here. Part of one ${dollars(plan.monthly)}-a-month plan, no setup fee.`}
      />
      <ServiceHero
        service="technical-seo"
        kicker="Technical SEO for divorce lawyers"
        heading={`We check ${audit.points} points on your website and fix what fails`}
        lede="Technical SEO makes your website easy for Google to read and fast on a client’s phone. A page that Google can’t read can’t rank. We fix the worst problems first and show you the result of every check."
        note={`Our menu calls this service Website Optimization. It’s part of our one plan: ${dollars(plan.monthly)} a month, no setup fee.`}
        caption={`One check mark for each of the ${audit.points} points. All of them are listed further down this page.`}
      >
        Six groups: crawling, speed, mobile use, page structure, your firm’s identity, and security and tracking.
      </ServiceHero>
      <Why />
      <Work />
      <AuditPoints />
      <Vitals />
      <Challenges />
      <Timeline />
      <PlanTerms
        heading={`Audit and repairs come in one plan: ${dollars(plan.monthly)} a month`}
        lede={`The full ${audit.points}-point audit and the repairs are in the monthly fee, along with local SEO, content and reviews.`}
      />
      <FaqSection
        heading="What firms ask about technical SEO"
        lede="Some questions come from the partners, some from whoever runs the website."
        items={questions}
      />
      <ClosingSection
        heading="Start with a free call and a free audit"
        lede={`The call takes ${consultation.minutes} minutes. The audit covers ${consultation.auditItems} items and is valued at ${dollars(consultation.auditValue)}. You keep it, and your own developer can work from it. The full ${audit.points} points come with the plan.`}
      >
        <BookingButton campaign="technical-seo" />
        <WhatsAppButton />
      </ClosingSection>
    </>
  );
}
