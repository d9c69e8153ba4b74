import { Suspense } from 'react';
import { Notes, NotesProvider, Paragraph } from '../../copy/copy.tsx';
import { link } from '../../copy/copy-text.ts';
import { PageHead } from '../../head/page-head.tsx';
import { atLeast, dollars } from '../../lib/format.ts';
import { guarantee } from '../../offer/guarantee.ts';
import { plan } from '../../offer/plan.ts';
import { headlineNote, results } from '../../offer/results.ts';
import { ClosingSection } from '../../sections/call-to-action.tsx';
import { LitWindow } from '../../sections/lit-window.tsx';
import { Section } from '../../ui/section.tsx';
import { AiVisibility } from './ai-visibility.tsx';
import { CheckedDraft } from './checked-draft.tsx';
import { EngagementLetters } from './engagement-letters.tsx';
import { HomeFaq } from './faq.tsx';
import { FreeCall } from './free-call.tsx';
import { Guarantee } from './guarantee.tsx';
import { HomeHero } from './hero.tsx';
import { HomePricing } from './pricing.tsx';
import { Report } from './report.tsx';
import { Results } from './results.tsx';
import { Services } from './services.tsx';
import { Testimonials } from './testimonials.tsx';

/** Suspense splits hydration, so that a tap on a slow phone doesn’t wait for the whole page. */
export default function Home() {
  return (
    <NotesProvider notes={{ figures: headlineNote }}>
      <PageHead
        path="/"
        updated="2026-11-28"
        title={`SEO for Divorce Lawyers: ${atLeast(results.newClientsAMonth)} New Clients a Month`}
        description={`SEO only for divorce lawyers: ${atLeast(results.newClientsAMonth)} new clients a month from Google and ChatGPT. ${dollars(plan.monthly)} a month, no setup fees, a ${guarantee.days}-day guarantee, and a free audit.`}
      />
      <HomeHero />
      <EngagementLetters />
      <CheckedDraft />
      <Report />
      <Suspense>
        <FreeCall />
        <Services />
        <AiVisibility />
        <Testimonials />
      </Suspense>
      <Suspense>
        <HomePricing />
        <Results />
      </Suspense>
      <Suspense>
        <WhySearch />
        <HomeFaq />
        <Guarantee />
        <Notes />
        <LitWindow className="block h-plot w-full print:hidden" />
        <HomeClosing />
      </Suspense>
    </NotesProvider>
  );
}

const WhySearch = () => (
  <Section label="The long run" heading="Why SEO matters once the ads stop">
    <Paragraph
      className="lede"
      text={`Stop paying for ads, and the traffic stops. Pages you’ve paid for stay up, and nobody bills you for a click. ${link('/resources/search-or-paid-ads', 'Ads win the first seven months')}; ${link('/divorce-lawyer-seo', 'a longer comparison')} has the rest.`}
    />
  </Section>
);

const HomeClosing = () => (
  <ClosingSection
    heading="Book your free consultation"
    lede="Someone in your county is searching tonight. We’ll show you which firms they find, and how to be one of them."
  />
);
