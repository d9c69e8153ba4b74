import { caseStudies } from '../../content/case-studies.ts';
import { PageHead } from '../../head/head-tags.tsx';
import type { CopyText } from '../../lib/copy-text.ts';
import { BookingButton, WhatsAppButton } from '../../sections/booking-button.tsx';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { ClosingSection } from '../../sections/closing.tsx';
import { claims } from '../../site/claims.ts';
import { Notes, NotesProvider } from '../../ui/copy.tsx';
import { Hero } from '../../ui/hero.tsx';
import { SampleLabel } from '../../ui/sample-label.tsx';
import { CaseDigest } from './case-digest.tsx';
import { HeadlineStats } from './headline-stats.tsx';
import { HowToRead } from './how-to-read.tsx';
import { SideBySide } from './side-by-side.tsx';

const notes: Record<string, CopyText> = {
  rules:
    'Rules on lawyer advertising may apply when you publish results of your own. Many states ask for a statement that past results do not guarantee future ones.',
};

export default function CaseStudies() {
  return (
    <NotesProvider notes={notes}>
      <PageHead
        path="/case-studies"
        updated="2026-11-23"
        pageType="CollectionPage"
        title="Case Studies: SEO Results for Divorce Law Firms"
        description="Three sample family-law SEO campaigns, 9 to 18 months: what was wrong, what we did, traffic and leads gained, and the searches that were not won."
      />
      <Hero>
        <div>
          <Breadcrumbs name="Case Studies" path="/case-studies" />
          <h1 id="h1">Three SEO case studies, including what didn’t work</h1>
          {caseStudies.some(({ sample }) => sample) && <SampleLabel className="mt-6">Sample cases</SampleLabel>}
          <p className="lede">
            Nine months in Jacksonville, a year in Pittsburgh, eighteen months in San Antonio. Each case starts with
            what was wrong and ends with the searches we didn’t win.
          </p>
          <div className="acts">
            <BookingButton campaign="case-studies" />
          </div>
        </div>
        <SideBySide />
      </Hero>
      <HeadlineStats />
      {caseStudies.map((study, index) => (
        <CaseDigest key={study.id} study={study} number={index + 1} />
      ))}
      <HowToRead />
      <Notes />
      <ClosingSection
        heading="Book a free consultation about your own site"
        lede={`We look at your site and your county before the call. In ${claims.consultation.minutes} minutes you see where a plan for your firm would start. The people who would do the work are on the [about page](/about).`}
      >
        <BookingButton campaign="case-studies" />
        <WhatsAppButton />
      </ClosingSection>
    </NotesProvider>
  );
}
