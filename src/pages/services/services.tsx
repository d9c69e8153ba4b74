import { PageHead } from '../../head/head-tags.tsx';
import { BookingButton, WhatsAppButton } from '../../sections/booking-button.tsx';
import { ClosingSection } from '../../sections/closing.tsx';
import { claims, dollars } from '../../site/claims.ts';
import { Notes, NotesProvider } from '../../ui/copy.tsx';
import { FourServices } from './overview/four-services.tsx';
import { Mistakes } from './overview/mistakes.tsx';
import { OverviewHero } from './overview/overview-hero.tsx';
import { Process } from './overview/process.tsx';
import { Reporting } from './overview/reporting.tsx';
import { ResultsTimeline } from './overview/results-timeline.tsx';

const notes = {
  days: 'For most clients, from the day on which work starts; longer where many firms compete.',
  ranges:
    'Gains over your own starting point, by phase. They are what we plan with. A crowded market stays near the low end for longer.',
};

export default function Services() {
  return (
    <NotesProvider notes={notes}>
      <PageHead
        path="/services"
        updated="2026-11-22"
        pageType="CollectionPage"
        title="SEO services for divorce lawyers: four, in one plan"
        description={`Local SEO, technical SEO, content and reputation for divorce lawyers, under one fee of ${dollars(claims.plan.monthly)} a month. How the work runs, when it shows, what we report.`}
      />
      <OverviewHero />
      <FourServices />
      <Process />
      <ResultsTimeline />
      <Reporting />
      <Mistakes />
      <Notes />
      <ClosingSection
        heading="Find out which of the four you need first"
        lede={`It takes ${claims.consultation.minutes} minutes. We open your site, your profile and your reviews together, and say where we would start and what we would leave alone.`}
      >
        <BookingButton campaign="services" />
        <WhatsAppButton />
      </ClosingSection>
    </NotesProvider>
  );
}
