import { PageHead } from '../../head/head-tags.tsx';
import { claims, dollars } from '../../site/claims.ts';
import { Notes, NotesProvider } from '../../ui/copy.tsx';
import { FirstYear } from './first-year.tsx';
import { FlippedScenario } from './flipped-scenario.tsx';
import { FounderStory } from './founder-story.tsx';
import { Invisible } from './invisible.tsx';
import { LongFormClosing } from './long-form-closing.tsx';
import { LongFormHero } from './long-form-hero.tsx';
import { longFormNotes } from './long-form-notes.ts';
import { Process } from './process.tsx';
import { WhenNotToBook } from './when-not-to-book.tsx';

/** The long-form landing page (specification, section 2): one argument, one call. */
export default function LongForm() {
  return (
    <NotesProvider notes={longFormNotes}>
      <PageHead
        path="/divorce-lawyers-lp1"
        updated="2026-11-23"
        title="SEO for Divorce Lawyers: What It Costs and Returns"
        description={`SEO for divorce lawyers, with the math: what being invisible costs you, four steps with prices, and a first-year total of ${dollars(claims.landingPage.firstYear)} against the ROI we claim.`}
      />
      <LongFormHero />
      <Invisible />
      <FlippedScenario />
      <FounderStory />
      <Process />
      <FirstYear />
      <WhenNotToBook />
      <Notes />
      <LongFormClosing />
    </NotesProvider>
  );
}
