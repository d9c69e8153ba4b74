import { PageHead } from '../../head/head-tags.tsx';
import { Notes, NotesProvider } from '../../ui/copy.tsx';
import { ChangeOver } from './change-over.tsx';
import { LeadLedger } from './lead-ledger.tsx';
import { OffTheInvoice } from './off-the-invoice.tsx';
import { SellerQuestions } from './seller-questions.tsx';
import { SharedLeadsClosing } from './shared-leads-closing.tsx';
import { SharedLeadsHero } from './shared-leads-hero.tsx';
import { sharedLeadsNotes } from './shared-leads-notes.ts';
import { WhatYouBuy } from './what-you-buy.tsx';

/** The second landing page: for firms that buy leads. Not linked and not indexed. */
export default function SharedLeads() {
  return (
    <NotesProvider notes={sharedLeadsNotes}>
      <PageHead
        path="/divorce-lawyers-lp2"
        updated="2026-11-23"
        title="Divorce Leads You Don’t Have to Share"
        description="For family-law firms that buy leads: what the seller owns, two costs no invoice shows, what a signed case really costs, and how to switch to SEO safely."
        noindex
      />
      <SharedLeadsHero />
      <WhatYouBuy />
      <OffTheInvoice />
      <LeadLedger />
      <SellerQuestions />
      <ChangeOver />
      <Notes />
      <SharedLeadsClosing />
    </NotesProvider>
  );
}
