import type { ReactNode } from 'react';
import { Notes, NotesProvider } from '../../copy/copy.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { atLeast } from '../../lib/format.ts';
import { audit, citations } from '../../offer/plan.ts';
import { figuresNote, results } from '../../offer/results.ts';
import {
  FeeSteps,
  type FeeStepTexts,
  FeeTerms,
  firstYearFees,
  LandingActions,
  LandingClosing,
  LandingSection,
} from '../../sections/landing-sections.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Exhibit, FigureExhibit } from '../../ui/exhibit.tsx';
import { Hero, HeroHeading, HeroLede, HeroNote, HeroText } from '../../ui/hero.tsx';
import { DataTable } from '../../ui/table.tsx';
import { LeadLedger, OffTheInvoice } from './costs.tsx';

const notes = {
  conflict:
    'American Bar Association, Model Rules 1.7 on current clients and 1.18 on prospective clients. States adopt their own versions.',
  referral:
    'American Bar Association, Model Rule 7.2(b) and its comment 5 on paying others for client leads. Some states are stricter. Arizona has repealed its version.',
  figures: figuresNote,
} as const;

/** Not linked and not indexed. */
export default function SharedLeads() {
  return (
    <NotesProvider notes={notes}>
      <PageHead
        path="/divorce-lawyers-lp2"
        updated="2026-11-28"
        title="Divorce Leads or SEO? What a Signed Case Costs From Each"
        description="For family-law firms that buy leads: what the seller owns, two costs no invoice shows, what a signed case costs, and how to switch to SEO in four steps."
        noindex
      />
      <SharedLeadsHero />
      <WhatYouBuy />
      <OffTheInvoice />
      <LeadLedger />
      <ChangeOver />
      <Notes />
      <LandingClosing
        heading="Book a free audit and bring one invoice"
        lede="Black out names and contacts first. We’ll show you which searches feed your seller’s forms."
      />
    </NotesProvider>
  );
}

const SharedLeadsHero = () => (
  <Hero line={4}>
    <HeroText>
      <HeroHeading eyebrow="SEO for divorce lawyers who buy leads">
        Divorce leads: does your contract say “exclusive”?
      </HeroHeading>
      <HeroLede>
        If it doesn’t, another firm may be calling the same person right now. With SEO, people find your page first. The
        first year costs {firstYearFees}.
      </HeroLede>
      <LandingActions />
      <HeroNote>Bring your last invoice. We show you which of its searches your firm could win.</HeroNote>
    </HeroText>
    <Exhibit letter="A" caption="An example of a lead seller’s contract. In yours, start with the clause on delivery.">
      <LeadContract />
    </Exhibit>
  </Hero>
);

const clauses: readonly { number: string; title: string; text: ReactNode }[] = [
  {
    number: '4.1',
    title: 'Delivery.',
    text: (
      <>
        A Lead is delivered when its details are sent. Seller may send a Lead to <mark>up to four subscribers.</mark>
      </>
    ),
  },
  { number: '4.2', title: 'Fees.', text: 'A Lead is billed on delivery, whether or not the person can be reached.' },
  { number: '4.3', title: 'Content.', text: 'What the person has written may be passed on with the Lead.' },
];

const LeadContract = () => (
  <div className="px-5 pt-9 pb-6 md:px-8">
    <p className="border-rule border-b pb-4 font-semibold text-small">4. Leads</p>
    <ol className="mt-5 grid gap-4 font-serif text-body">
      {clauses.map(({ number, title, text }) => (
        <li key={number} className="flex gap-3">
          <span className="text-ink-3">{number}</span>
          <p>
            <b className="font-sub">{title}</b> {text}
          </p>
        </li>
      ))}
    </ol>
  </div>
);

const product = [
  'A page answers part of a private question and trades the rest for a name, a phone number, and a few sentences about the marriage. An hour later, those sentences are for sale.',
  'You can own a page like that. We write it, you read it before it goes live, and once it’s paid for, it’s yours. And unlike the seller, you’re licensed here, and you sign your name.',
];

const owners = [
  { what: 'The place on Google', lead: 'The seller’s', page: 'Yours, as long as you earn it' },
  { what: 'Their name and number', lead: 'Yours, and maybe other firms’', page: 'Yours alone' },
  { what: 'What they wrote', lead: 'The seller’s to pass on', page: 'Sent only to you' },
  { what: 'Next year’s price', lead: 'Set by the seller', page: 'No price per name' },
];

const WhoOwnsWhat = () => (
  <FigureExhibit letter="B">
    <DataTable
      variant="stacked"
      className="text-small leading-snug"
      headClass="border-ink border-b *:py-2 max-md:grid-cols-2 max-xl:*:pt-9"
      rowClass="align-baseline last:border-b-0 max-md:grid-cols-2 max-md:py-4 md:*:py-4"
      rows={owners}
      columns={[
        {
          header: <span className="sr-only">What</span>,

          cell: ({ what }) => what,
          cellClass: 'col-span-2 pr-3 font-semibold',
        },
        {
          header: 'Bought lead',
          onPhones: true,
          headerClass: 'pr-3',
          cell: ({ lead }) => lead,
          cellClass: 'pr-3 text-ink-2',
        },
        {
          header: 'Your page',
          onPhones: true,
          cell: ({ page }) => page,
          cellClass: 'font-medium',
        },
      ]}
    />
  </FigureExhibit>
);

const questions: readonly { question: string; reason: string }[] = [
  {
    question: 'How many firms got each name on my last invoice?',
    reason: 'Ask for a count per name, and the order. “Up to four” is not a count.',
  },
  {
    question: 'What did the page with the form promise the person?',
    reason: 'Ask for the link. Then read it the way opposing counsel would.',
  },
  {
    question: 'How many minutes passed before I got the name?',
    reason: 'An hour is long when three other offices got it right away.',
  },
  {
    question: 'Which of my requests for credit did you refuse last year?',
    reason: 'Dead numbers, duplicates, people who already have a lawyer: the refusals show what you are paying for.',
  },
  {
    question: 'Do you sell a name again after a few months?',
    reason: 'By then the person may have hired someone, and your firm is the one bothering them.',
  },
  {
    question: 'If I cancel, who can read what people wrote on your forms?',
    reason: 'People tell a form what they wouldn’t tell a receptionist.',
  },
];

const SellerQuestions = () => (
  <Disclosure title={<h3>Six questions to ask your lead seller before you renew</h3>}>
    <p>Send them by email, and keep every reply: your bar may ask one day how a client found you.</p>
    <ol className="mt-5 grid gap-x-8 gap-y-4 lg:grid-cols-2">
      {questions.map(({ question, reason }) => (
        <li key={question}>
          <b className="font-semibold">{question}</b>
          <p className="text-ink-2">{reason}</p>
        </li>
      ))}
    </ol>
  </Disclosure>
);

const WhatYouBuy = () => (
  <LandingSection
    label="The product"
    heading="Your lead seller owns the page your clients find"
    text={product}
    exhibit={<WhoOwnsWhat />}
  >
    <div className="mt-8">
      <SellerQuestions />
    </div>
  </LandingSection>
);

const pricing = [
  `Keep buying leads while your pages are young. Most of our clients see results in about ${results.daysToResults} days.[^figures]`,
];

const feeSteps: FeeStepTexts = {
  audit: 'We look up the searches your seller ranks for in your counties.',
  firstMonth: `The ${audit.points}-point audit, the most serious repairs, the same name, address, and phone in ${atLeast(citations.directories)} directories, and the first pages, for your seller’s best searches.`,
  build:
    'New pages every month. Once search brings more clients than leads do, cut your order, first where you already rank.',
  maintain: 'Keep a small lead order for slow weeks, or stop. We maintain your pages either way.',
};

const ChangeOver = () => (
  <LandingSection
    label="Pricing"
    tone="sunk"
    heading="How to switch without an empty month: four steps and prices"
    text={pricing}
    more={<FeeTerms />}
    exhibit={<FeeSteps texts={feeSteps} />}
    wide
  />
);
