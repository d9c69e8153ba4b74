import { Notes, NotesProvider, Paragraph } from '../../copy/copy.tsx';
import { link } from '../../copy/copy-text.ts';
import { PageHead } from '../../head/page-head.tsx';
import { dollars } from '../../lib/format.ts';
import { guarantee } from '../../offer/guarantee.ts';
import { consultation, plan } from '../../offer/plan.ts';
import { headlineNote } from '../../offer/results.ts';
import { BookingLink, ClosingSection } from '../../sections/call-to-action.tsx';
import { GuaranteeSheet } from '../../sections/guarantee-sheet.tsx';
import { agreement, PricingSection, reporting } from '../../sections/pricing.tsx';
import { Actions, TextLink } from '../../ui/button.tsx';
import { FourServices } from './four-services.tsx';
import { ServicesHero } from './hero.tsx';
import { Mistakes } from './mistakes.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { Process } from './process.tsx';
import { ReportExhibit, Reporting } from './reporting.tsx';
import { ResultsTimeline } from './results-timeline.tsx';

export default function Services() {
  return (
    <NotesProvider notes={{ figures: headlineNote }}>
      <PageHead
        path="/services"
        updated="2026-11-28"
        pageType="CollectionPage"
        title={`SEO services for divorce lawyers: ${dollars(plan.monthly)} a month`}
        description={`Local SEO, technical SEO, content, and reviews for divorce lawyers: all four for ${dollars(plan.monthly)} a month. No setup fees, month to month, ${guarantee.days}-day guarantee.`}
      />
      <ServicesHero />
      <ReportExhibit />
      <FourServices />
      <PricingSection
        heading={`One plan at ${dollars(plan.monthly)} a month, with a ${guarantee.days}-day guarantee`}
        note={
          <div>
            <h3>We both sign this sheet before day 1</h3>
            <Paragraph className="mt-2 max-w-text text-ink-2" text={`It names one number. ${guarantee.threshold}`} />
          </div>
        }
        rows={[...agreement, reporting]}
        sheet={<GuaranteeSheet letter="B" />}
      >
        <PlanFacts />
        <Actions className="mt-4">
          <BookingLink>Ask what your number would be</BookingLink>
          <TextLink to="/#fees">What would each new client cost&nbsp;you?</TextLink>
        </Actions>
      </PricingSection>
      <Process />
      <ResultsTimeline />
      <Reporting />
      <Mistakes />
      <Notes />
      <ClosingSection
        heading="Book a free call and find out what to fix first"
        lede={`We run a ${consultation.auditItems}-item audit of your site before the call (${link('/#free-call', 'see one')}). It’s valued at ${dollars(consultation.auditValue)}, it’s free, and you keep it.`}
      />
    </NotesProvider>
  );
}
