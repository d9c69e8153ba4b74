import { PageHead } from '../../head/head-tags.tsx';
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

/** The long-form landing page (specification, section 2): one column, one call. */
export default function LongForm() {
  return (
    <NotesProvider notes={longFormNotes}>
      <PageHead
        path="/divorce-lawyers-lp1"
        updated="2026-11-22"
        title="SEO for Divorce Lawyers: The First Year in Figures"
        description="What it costs a divorce lawyer not to be found, the four steps that change it, and the first year’s fees set against the revenue we claim, month by month."
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
