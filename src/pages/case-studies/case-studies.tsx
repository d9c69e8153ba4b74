import { caseStudies } from '../../content/case-studies.ts';
import { averageNote } from '../../content/notes.ts';
import { PageHead } from '../../head/head-tags.tsx';
import type { CopyText } from '../../lib/copy-text.ts';
import { BookingButton, WhatsAppButton } from '../../sections/booking-button.tsx';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { ClosingSection } from '../../sections/closing.tsx';
import { claims } from '../../site/claims.ts';
import { Copy, Notes, NotesProvider } from '../../ui/copy.tsx';
import { Hero } from '../../ui/hero.tsx';
import { CaseDigest } from './case-digest.tsx';
import { HeadlineStats } from './headline-stats.tsx';
import { HowToRead } from './how-to-read.tsx';
import { SideBySide } from './side-by-side.tsx';

const notes: Record<string, CopyText> = {
  sample:
    'The three firms, their people, quotes and figures are sample content, written to show how we report on a campaign. The four figures for all campaigns are our own count.',
  average: averageNote,
  roi: `Return on the fee, averaged across clients and measured over ${claims.averageRoiMonths} months. It depends on your fee per case and on how many callers you sign.`,
  rules:
    'Rules on lawyer advertising may apply when you publish results of your own. Many states ask for a statement that past results do not guarantee future ones.',
};

export default function CaseStudies() {
  return (
    <NotesProvider notes={notes}>
      <PageHead
        path="/case-studies"
        updated="2026-11-22"
        pageType="CollectionPage"
        title="Case studies: SEO results for divorce law firms"
        description="Three family-law campaigns from audit to outcome: the challenge, the work, four numbers each, and the searches that were not won. Charts drawn to scale."
      />
      <Hero>
        <div>
          <Breadcrumbs name="Case Studies" path="/case-studies" />
          <h1 id="h1">Three case studies, with the parts that did not work.</h1>
          <p className="lede">
            <Copy text="Nine months in Jacksonville, a year in Pittsburgh, eighteen months in San Antonio.[^sample] Each one starts with what was wrong and ends with the searches that stayed out of reach." />
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
        heading="Campaign four could start with your audit."
        lede={`We go through your site and your county before the call. In ${claims.consultation.minutes} minutes you see what a plan for your firm would begin with. Who would do the work is on the [about page](/about).`}
      >
        <BookingButton campaign="case-studies" />
        <WhatsAppButton />
      </ClosingSection>
    </NotesProvider>
  );
}
