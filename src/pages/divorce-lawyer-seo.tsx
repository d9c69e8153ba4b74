import { type ServiceId, serviceIds } from '../content/service-list.ts';
import { PageHead } from '../head/head-tags.tsx';
import type { Faq } from '../lib/copy-text.ts';
import { dollars, range } from '../lib/format.ts';
import { Breadcrumbs } from '../sections/breadcrumbs.tsx';
import { ClosingSection, WhatsAppButton } from '../sections/call-to-action.tsx';
import { FaqSection } from '../sections/faq.tsx';
import { FourColumns } from '../sections/four-columns.tsx';
import { FreeCallSection } from '../sections/free-call.tsx';
import { CellGrid, ServiceCell } from '../sections/service-cards.tsx';
import { claims } from '../site/claims.ts';
import { settings } from '../site/settings.ts';
import { Notes, NotesProvider } from '../ui/copy.tsx';
import { Exhibit } from '../ui/exhibit.tsx';
import { Hero, HeroHeading, HeroLede, HeroNote } from '../ui/hero.tsx';
import { Actions, AnchorLink, OutButton } from '../ui/link.tsx';
import { Card } from '../ui/list.tsx';
import { Section } from '../ui/section.tsx';
import { AdsOrSearch } from './divorce-lawyer-seo/ads-or-search.tsx';
import { LocalCase, Results } from './divorce-lawyer-seo/results.tsx';
import { ResultsPageAnatomy } from './divorce-lawyer-seo/results-page-anatomy.tsx';
import { OnPageSpecimen, WhatWeDo } from './divorce-lawyer-seo/what-we-do.tsx';

const { plan, terms } = claims;
const { monthly, firstPageRate, firstPageMonths } = claims.generalPageFaq;

const companyNotes = {
  rules:
    'American Bar Association, Model Rules of Professional Conduct: 1.6 on confidentiality, 7.1 on communications about a lawyer’s services. Your state’s version is the one that binds you.',
} as const;

const questions: readonly Faq[] = [
  {
    value: 'faq-1',
    question: 'What does SEO for a divorce law firm cost?',
    answer: `From ${dollars(monthly)} per month. Our ${plan.name}, with all four services, is ${dollars(plan.monthly)} a month and has no setup fee. If a proposal is much lower, ask how many pages a month it includes and who checks the law in them.`,
  },
  {
    value: 'faq-2',
    question: 'How long until we’re on the first page?',
    answer: `Within ${firstPageMonths} months, our first-page rate is ${firstPageRate}%. Across all campaigns, it’s ${claims.firstPageResults}%. The hardest searches in a large metro take longer, and no company can promise you a position.`,
  },
  {
    value: 'faq-3',
    question: 'How much will you publish?',
    answer: `You get ${range(plan.contentPages)} content pages per month. We could write more, but it would show. Each page answers one question and cites your state’s law where it matters.`,
  },
  {
    value: 'faq-4',
    question: 'Should we stop our ads when we start?',
    answer:
      'No. Keep the ads that pay for themselves until the pages bring consultations, then cut the most expensive terms first. We’ll tell you which of them your pages already cover.',
  },
  {
    value: 'faq-5',
    question: 'Do you work for other divorce lawyers in our county?',
    answer: `${plan.competitors} We work only for divorce lawyers, so every client of ours is a firm like yours.`,
  },
  {
    value: 'faq-6',
    question: 'Will the pages comply with our bar’s advertising rules?',
    answer:
      'We follow Model Rule 7.1: nothing false or misleading, no outcome promised, no comparison that can’t be backed up. States add their own rules on labels, specialist titles and records to keep. We read your state’s rules before the first draft.',
  },
  {
    value: 'faq-7',
    question: 'Can a small firm outrank the big directories?',
    answer:
      'For “divorce lawyer” alone in a large city, rarely. For a question, a courthouse or a county, often. A directory can’t explain how your local judges run a temporary-orders hearing. You can.',
  },
  {
    value: 'faq-8',
    question: 'How will we know that a client came from search?',
    answer:
      'We count calls and forms by the page they came from, and your intake asks one question: what did you read before you called? Where the two disagree, we believe intake.',
  },
];

/** The general page. The owner wants its booking links without tracking fields. */
export default function Company() {
  return (
    <NotesProvider notes={companyNotes}>
      <PageHead
        path="/divorce-lawyer-seo"
        updated="2026-11-23"
        title="Divorce Lawyer SEO Company: Work, Price and Results"
        description={`What a divorce lawyer SEO company does each month for ${dollars(claims.plan.monthly)}, what results to expect and when, and when paid ads are the better buy for your firm.`}
      />
      <CompanyHero />
      <FamilyLawDifference />
      <AdsOrSearch />
      <WhatWeDo />
      <OnPageSpecimen />
      <Results />
      <LocalCase />
      <Overview />
      <FourServices />
      <FreeCallSection letter="D" tone="paper" button={<PlainBookingButton />} />
      <FaqSection heading="What firms ask before they hire us" items={questions} />
      <Notes />
      <ClosingSection
        heading="Book a free consultation and ask what we would do first"
        lede={`You get an answer in ${claims.consultation.minutes} minutes, and you keep the audit behind it. Hand the audit to another company if you like; we write it so that any agency can use it.`}
      >
        <PlainBookingButton />
        <WhatsAppButton />
      </ClosingSection>
    </NotesProvider>
  );
}

const CompanyHero = () => (
  <Hero>
    <div>
      <Breadcrumbs name="Divorce Lawyer SEO Company" path="/divorce-lawyer-seo" />
      <HeroHeading>The SEO company that works only for divorce lawyers</HeroHeading>
      <HeroLede>
        We get divorce lawyers found on Google and cited by ChatGPT. Your pages follow your state’s law, our review
        replies never say who was a client, and nothing goes out under your name until you approve it. You pay{' '}
        {dollars(claims.plan.monthly)} a month, month to month, with no setup fee. This page shows what we do for that
        price, what results to expect and when, and where paid ads are the better buy.
      </HeroLede>
      <Actions className="mt-8">
        <PlainBookingButton />
      </Actions>
      <HeroNote>
        Free, {claims.consultation.minutes} minutes. You keep the audit of your site:{' '}
        <AnchorLink className="text-link" to="#free-call">
          see a page of one
        </AnchorLink>
        .
      </HeroNote>
    </div>
    <Exhibit
      letter="A"
      caption="Illustration. One results page in five parts, each with the work behind it. The numbers match the list below under “What we do.”"
    >
      <ResultsPageAnatomy />
    </Exhibit>
  </Hero>
);

const PlainBookingButton = () => <OutButton href={settings.bookingUrl}>Book a free consultation</OutButton>;

const cards = [
  {
    title: `What you pay: ${dollars(plan.monthly)} a month`,
    text: `That is the ${plan.name}, with no setup fee. All four services are in it. At two new clients a month, each costs you ${dollars(plan.monthly / 2)}; at ten, ${dollars(plan.monthly / 10)}.`,
  },
  {
    title: `Our guarantee: ${plan.guarantee}`,
    text: plan.progress,
  },
  {
    title: `How you leave: ${terms.noticeDays} days’ notice`,
    text: 'The agreement runs month to month. You don’t need a reason, and an email is enough. The [terms](/terms-of-service) say so.',
  },
  {
    title: 'What you read',
    text: 'A short email every week, a report every month, and a dashboard that is live 24 hours a day. All three put consultations first and rankings second.',
  },
  {
    title: 'What you approve',
    text: 'Every page before we publish it and every reply before it goes out. The advertising rules bind you, so you have the last word.',
  },
  {
    title: 'What you keep',
    text: plan.yours,
  },
];

const Overview = () => (
  <Section label="Pricing" labelledBy="overview" heading="Overview: price, guarantee and terms">
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map(({ title, text }) => (
        <Card key={title} title={title} text={text} />
      ))}
    </ul>
  </Section>
);

const pointers: Record<ServiceId, string> = {
  'local-seo':
    'We correct your Google profile and your listings, and keep them correct. If your firm has two addresses online, start here.',
  'technical-seo':
    'We find what hides a good page from Google or makes a reader give up on it, and fix it, worst first.',
  'content-marketing': 'We write the pages, from the first interview with you to the update when the law changes.',
  'reputation-management':
    'When we ask for a review, why every client who agrees gets the same request, and what a reply can say without confirming anything.',
};

const FourServices = () => (
  <Section
    label="In detail"
    labelledBy="services"
    heading="What you get: four services in one plan"
    lede="One fee covers all four. Start with the one you have doubts about."
  >
    <CellGrid>
      {serviceIds.map((id) => (
        <ServiceCell key={id} id={id}>
          {pointers[id]}
        </ServiceCell>
      ))}
    </CellGrid>
  </Section>
);

const mistakes = [
  {
    title: 'They forget the law changes at the state line',
    text: 'Texas divides community property (Tex. Fam. Code § 7.001). Florida uses equitable distribution (Fla. Stat. § 61.075). Use the wrong word, and your client reads a mistake with your name on it. We write [state by state](/states).',
  },
  {
    title: 'They forget your client may be hiding the search from a spouse',
    text: 'The tablet is shared, the phone plan is joint, and the search happens after everyone is asleep. A pop-up that asks for a number, or an unexpected text the next morning, can do harm. We use neither.',
  },
  {
    title: 'They chase visitors who will never hire anyone',
    text: 'Some people only want directions to the courthouse or the clerk’s phone number. A page built just for them makes the traffic report look good and does nothing else. We put directions and phone numbers on your county page instead.',
  },
  {
    title: 'They reply to reviews and breach a confidence',
    text: 'A reply that confirms somebody was your client can break Rule 1.6, even when the review said so first.[^rules] We draft replies that confirm nothing, and none goes out until you approve it.',
  },
];

const FamilyLawDifference = () => (
  <Section
    label="The difference"
    labelledBy="why"
    heading="Four mistakes general agencies make in family law"
    lede="Any agency can put your city in a page title. You pay a divorce lawyer SEO company to avoid these four mistakes."
  >
    <FourColumns items={mistakes} />
  </Section>
);
