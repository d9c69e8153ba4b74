import { Suspense } from 'react';
import { PageHead } from '../../head/head-tags.tsx';
import { FaqSection } from '../../sections/faq.tsx';
import { FeeSection } from '../../sections/fee-schedule.tsx';
import { GuaranteeSection } from '../../sections/guarantee.tsx';
import { brand } from '../../site/brand.ts';
import { claims, dollars } from '../../site/claims.ts';
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

const { plan } = claims;

/** Its parts below the first screen hydrate one at a time: the whole page in one task would keep a tap on a phone waiting. */
export default function Home() {
  return (
    <NotesProvider notes={notes}>
      <PageHead
        path="/"
        updated="2026-11-23"
        title={`SEO for Divorce Lawyers | ${brand.name}`}
        description={`SEO only for divorce lawyers: ${claims.newClientsAMonth} new clients a month from Google and ChatGPT. ${dollars(plan.monthly)} a month, no setup fee, a ${plan.guaranteeDays}-day guarantee and a free audit.`}
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
          heading={`One plan at ${dollars(plan.monthly)} a month, month to month`}
          lede="Your clients want to know what it will cost before they hire you. So do you."
          points={[
            'All four services, run as one program',
            'Weekly email updates and a monthly report',
            'A dashboard that is live 24 hours a day',
            'No setup fee and no long-term contract',
          ]}
          campaign="page-home"
        />
      </Suspense>
      <Suspense>
        <WhySearch />
        <FaqSection
          heading="What divorce lawyers ask us first"
          lede="Usually in this order. For anything else, [write to us](/contact)."
          items={faqs}
        />
      </Suspense>
      <Suspense>
        <GuaranteeSection
          heading={`Our ${plan.guaranteeDays}-day guarantee: progress, or we work for free`}
          lede={`If you see no progress within ${plan.guaranteeDays} days, our work continues free until you do.`}
          campaign="page-home"
          labels={[
            'We start. No setup fee.',
            'Most clients see results by about now.',
            'No progress? We keep working for free.',
          ]}
        />
        <Notes />
        <HomeClosing />
      </Suspense>
    </NotesProvider>
  );
}
