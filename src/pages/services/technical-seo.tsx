import { PageHead } from '../../head/head-tags.tsx';
import { BookingButton, WhatsAppButton } from '../../sections/booking-button.tsx';
import { ClosingSection } from '../../sections/closing.tsx';
import { FaqSection } from '../../sections/faq.tsx';
import { ServiceHero } from '../../sections/service-hero.tsx';
import { claims, dollars } from '../../site/claims.ts';
import { Notes, NotesProvider } from '../../ui/copy.tsx';
import { AuditPoints } from './technical-seo/audit-points.tsx';
import { Challenges } from './technical-seo/challenges.tsx';
import { questions } from './technical-seo/questions.ts';
import { Timeline } from './technical-seo/timeline.tsx';
import { Vitals } from './technical-seo/vitals.tsx';
import { Why } from './technical-seo/why.tsx';
import { Work } from './technical-seo/work.tsx';

const { audit, consultation, daysToResults } = claims;

const notes = {
  vitals:
    'Google assesses the Core Web Vitals at the 75th percentile of real visits, phones and desktops apart. The thresholds are those published on web.dev.',
  days: `For most clients, from the first day of work. Technical repairs alone rarely show in ${daysToResults} days; they let the rest of the work show.`,
};

export default function TechnicalSeo() {
  return (
    <NotesProvider notes={notes}>
      <PageHead
        path="/services/technical-seo"
        updated="2026-11-22"
        title={`Technical SEO for divorce lawyers: a ${audit.points}-point audit`}
        description={`A ${audit.points}-point audit of your firm’s website, then repairs in order of harm: indexing, speed on a phone, structure, forms. The whole list is on this page.`}
      />
      <ServiceHero
        service="technical-seo"
        kicker="Technical SEO for divorce lawyers"
        heading="A page that Google cannot read cannot rank"
        lede={`Technical SEO makes your website readable to search engines and quick on a client’s phone. We check ${audit.points} points, repair what does the most harm first, and show you the result of each.`}
        note="Our menu calls this service Website Optimization. It is the same work."
        caption={`One tick per point of the audit, ${audit.points} in all. Each is listed further down this page.`}
      >
        Six groups: crawling, speed, mobile use and access, page structure, identity, security and measurement.
      </ServiceHero>
      <Why />
      <Work />
      <AuditPoints />
      <Vitals />
      <Challenges />
      <Timeline />
      <FaqSection
        heading="What firms ask about the site"
        lede="Some come from the partners, some from whoever looks after the site."
        items={questions}
      />
      <Notes />
      <ClosingSection
        heading={`A ${consultation.auditItems}-item audit is free`}
        lede={`The consultation takes ${consultation.minutes} minutes and comes with an audit of ${consultation.auditItems} items, valued at ${dollars(consultation.auditValue)}. You keep it, and your own developer may use it. The full ${audit.points} points are part of the plan.`}
      >
        <BookingButton campaign="technical-seo" />
        <WhatsAppButton />
      </ClosingSection>
    </NotesProvider>
  );
}
