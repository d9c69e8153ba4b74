import { partnerNote, socNote } from '../../content/notes.ts';
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
  soc: socNote,
  partner: partnerNote,
  rules:
    'ABA Model Rules 7.1 (no false or misleading communication about a lawyer’s services) and 1.6 (confidentiality). Your state’s version is the one that counts.',
};

export default function About() {
  return (
    <NotesProvider notes={notes}>
      <PageHead
        path="/about"
        updated="2026-11-23"
        pageType="AboutPage"
        title="About us: the SEO agency for family-law attorneys"
        description="We do SEO for divorce and family-law attorneys and nobody else. Who we are, what you can hold us to on price and results, and what we refuse to write."
      />
      <AboutHero />
      <Facts />
      <Story />
      <FounderQuote />
      <Team />
      <HouseRules />
      <Notes />
      <ClosingSection
        heading={`Go through your search results with us, free, in ${claims.consultation.minutes} minutes`}
        lede="Tell us your website and the county you care about. We’ll look at what a person there finds, and you keep the audit. You can also [write to us first](/contact)."
      >
        <BookingButton campaign="about" />
        <WhatsAppButton />
      </ClosingSection>
    </NotesProvider>
  );
}
