import { PageHead } from '../../head/head-tags.tsx';
import { BookingButton, WhatsAppButton } from '../../sections/booking-button.tsx';
import { ClosingSection } from '../../sections/closing.tsx';
import { FaqSection } from '../../sections/faq.tsx';
import { ServiceHero } from '../../sections/service-hero.tsx';
import { claims, dollars } from '../../site/claims.ts';
import { Notes, NotesProvider } from '../../ui/copy.tsx';
import { Challenges } from './local-seo/challenges.tsx';
import { Coverage } from './local-seo/coverage.tsx';
import { questions } from './local-seo/questions.ts';
import { Results } from './local-seo/results.tsx';
import { Why } from './local-seo/why.tsx';
import { Work } from './local-seo/work.tsx';

const { citations, consultation, plan } = claims;

const notes = {
  factors:
    'Google Business Profile Help, “Tips to improve your local ranking on Google,” names relevance, distance and prominence.',
  weights:
    'Sample data: our planning weights for a first quarter, as shares of the hours spent on local work. They measure nobody’s market share.',
  sample:
    'Sample campaign figure: calls placed from the firm’s Google profile, month 12 against the month before the start. It is not a forecast.',
  ranges: 'What we plan with, over your own starting point. A crowded county moves later than a quiet one.',
};

export default function LocalSeo() {
  return (
    <NotesProvider notes={notes}>
      <PageHead
        path="/services/local-seo"
        updated="2026-11-22"
        title={`Local SEO for divorce lawyers: ${citations.directories} directories`}
        description={`How a divorce firm gets onto the map: the Google profile, one set of facts in ${citations.directories} directories, and county pages that are true.`}
      />
      <ServiceHero
        service="local-seo"
        kicker="Local SEO for divorce lawyers"
        heading="The map has room for three firms"
        lede={`Local SEO puts your office in front of people who look for a divorce lawyer nearby. We keep your Google profile correct and your details identical in ${citations.directories} directories, and we write pages for the counties where you take cases.`}
        note={`Part of the one plan, ${dollars(plan.monthly)} a month with no setup fee.`}
        caption={`One box per directory. In each of the ${citations.directories}, name, address and phone number are written the same way.`}
      >
        Google, Apple and Bing, the legal directories, the bar, the chamber of commerce, and the data providers that
        feed the rest.
      </ServiceHero>
      <Why />
      <Work />
      <Coverage />
      <Challenges />
      <Results />
      <FaqSection
        heading="What attorneys ask about the map"
        lede="Google’s rules are stricter than most sales calls suggest."
        items={questions}
      />
      <Notes />
      <ClosingSection
        heading="Count how far down your firm stands tonight"
        lede={`Search “divorce lawyer near me” from your own parking lot. Then give us ${consultation.minutes} minutes, and we will show you what keeps those firms above you.`}
      >
        <BookingButton campaign="local-seo" />
        <WhatsAppButton />
      </ClosingSection>
    </NotesProvider>
  );
}
