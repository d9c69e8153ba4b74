import { Suspense } from 'react';
import { PageHead } from '../../head/head-tags.tsx';
import { FaqSection } from '../../sections/faq.tsx';
import { FeeSection } from '../../sections/fee-schedule.tsx';
import { GuaranteeSection } from '../../sections/guarantee.tsx';
import { claims } from '../../site/claims.ts';
import { Notes, NotesProvider } from '../../ui/copy.tsx';
import { AiVisibility } from './ai-visibility.tsx';
import { HomeClosing } from './closing.tsx';
import { faqs } from './faqs.ts';
import { HomeHero } from './hero.tsx';
import { notes } from './notes.ts';
import { RecordStrip } from './record-strip.tsx';
import { Services } from './services.tsx';
import { Testimonials } from './testimonials.tsx';
import { WhySearch } from './why-search.tsx';

/** Its parts below the first screen hydrate one at a time: the whole page in one task would keep a tap on a phone waiting. */
export default function Home() {
  return (
    <NotesProvider notes={notes}>
      <PageHead
        path="/"
        updated="2026-11-22"
        title="SEO for Divorce Lawyers | Divorce Lawyer SEO"
        description={`SEO only for divorce and family-law attorneys. ${claims.newClientsAMonth} new clients a month from Google and ChatGPT, with results for most clients in about ${claims.daysToResults} days.`}
      />
      <HomeHero />
      <RecordStrip />
      <Suspense>
        <Services />
        <AiVisibility />
      </Suspense>
      <Suspense>
        <Testimonials />
        <FeeSection
          tone="sunk"
          heading={'One plan. One\u00a0monthly\u00a0fee.'}
          lede="You bill by the hour and still get asked what it will cost. We would rather just say."
          points={[
            'All four services, run as one program',
            'Weekly email updates and a monthly report',
            'A dashboard that is live 24 hours a day',
            `${claims.plan.cancel}; the agreement is month to month`,
          ]}
          campaign="page-home"
        />
      </Suspense>
      <Suspense>
        <WhySearch />
        <FaqSection
          heading="Fair questions"
          lede="Asked by attorneys, usually in this order. For any other, [write to us](/contact)."
          items={faqs}
        />
      </Suspense>
      <Suspense>
        <GuaranteeSection
          heading="Ninety days, or we keep working for free."
          lede={`If you do not see progress within ${claims.plan.guaranteeDays} days, the work continues free until you do.`}
          campaign="page-home"
          labels={[
            'We start. No setup fee.',
            'Most clients see results by about now.',
            'Progress, or we keep working free.',
          ]}
        />
        <Notes />
        <HomeClosing />
      </Suspense>
    </NotesProvider>
  );
}
