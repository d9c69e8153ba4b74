import { daysNote, partnerNote, socNote } from '../../content/notes.ts';
import { PageHead } from '../../head/head-tags.tsx';
import type { CopyText } from '../../lib/copy-text.ts';
import { BookingButton, WhatsAppButton } from '../../sections/booking-button.tsx';
import { ClosingSection } from '../../sections/closing.tsx';
import { claims } from '../../site/claims.ts';
import { Notes, NotesProvider } from '../../ui/copy.tsx';
import { AboutHero } from './about-hero.tsx';
import { Facts } from './facts.tsx';
import { FounderQuote } from './founder-quote.tsx';
import { HouseRules } from './house-rules.tsx';
import { Story } from './story.tsx';
import { Team } from './team.tsx';

const notes: Record<string, CopyText> = {
  partner: partnerNote,
  retention: `Share of clients who stay with us. The agreement runs from month to month and ends on ${claims.terms.noticeDays} days’ written notice.`,
  soc: socNote,
  rules:
    'ABA Model Rules 7.1 (no false or misleading communication about a lawyer’s services) and 1.6 (confidentiality). States adopt their own versions, and yours is the one that counts.',
  days: daysNote,
  team: 'The people and their careers are sample content, and so is the founder’s quote. Portraits are drawings.',
};

export default function About() {
  return (
    <NotesProvider notes={notes}>
      <PageHead
        path="/about"
        updated="2026-11-22"
        pageType="AboutPage"
        title="About us: the SEO agency for family-law attorneys"
        description="We sell search optimization to divorce and family-law attorneys and to nobody else. Who we are, what you can hold us to, and what we will not write."
      />
      <AboutHero />
      <Facts />
      <Story />
      <FounderQuote />
      <Team />
      <HouseRules />
      <Notes />
      <ClosingSection
        heading="Meet us over your own search results."
        lede={`Bring your website address and the county you care about. In ${claims.consultation.minutes} minutes we go through what a person there finds, and you keep the audit. You can also [write first](/contact).`}
      >
        <BookingButton campaign="about" />
        <WhatsAppButton />
      </ClosingSection>
    </NotesProvider>
  );
}
