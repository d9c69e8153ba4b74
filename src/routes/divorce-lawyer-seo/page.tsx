import { promises } from '../../content/promises.ts';
import { type ServiceId, serviceIds, services } from '../../content/service-list.ts';
import { Notes, NotesProvider, Paragraph } from '../../copy/copy.tsx';
import { type Faq, link } from '../../copy/copy-text.ts';
import { PageHead } from '../../head/page-head.tsx';
import { dollars, range } from '../../lib/format.ts';
import { PageLink } from '../../links/page-link.tsx';
import { guarantee } from '../../offer/guarantee.ts';
import { companyFaq, consultation, otherPrices, plan, terms } from '../../offer/plan.ts';
import { firstResults, headlineNote } from '../../offer/results.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { CallLead } from '../../sections/call-lead.tsx';
import { BookingButton, BookingLink, ClosingSection } from '../../sections/call-to-action.tsx';
import { FaqSection } from '../../sections/faq.tsx';
import { ProofLine } from '../../sections/proof-line.tsx';
import { SiteField } from '../../sections/site-field.tsx';
import { settings } from '../../site/settings.ts';
import { Actions, ExternalButton } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Hero, HeroHeading, HeroLede, HeroText } from '../../ui/hero.tsx';
import { Ruled } from '../../ui/ruled.tsx';
import { Section } from '../../ui/section.tsx';
import { AdsOrSearch } from './ads-or-search.tsx';
import { EngagementLetter } from './engagement-letter.tsx';
import { ExpectedResults, LocalCase } from './results.tsx';
import { OnPageSpecimen, WhatWeDo } from './what-we-do.tsx';

const { firstPageRate, firstPageMonths } = companyFaq;
const monthly = otherPrices.companyAnswer;

const companyNotes = {
  figures: headlineNote,
  rules:
    'American Bar Association, Model Rules of Professional Conduct: 1.6 on confidentiality, 7.1 on communications about a lawyer’s services. Your state’s version is the one that binds you.',
} as const;

const questions: readonly Faq[] = [
  {
    value: 'faq-1',
    question: 'Do you work for other divorce lawyers in my county?',
    answer: `${promises.competitors} It’s in ${link('/terms-of-service#agreement', 'section 1 of our terms')}.`,
  },
  {
    value: 'faq-2',
    question: 'What does SEO for a divorce law firm cost?',
    answer: `A campaign starts at ${dollars(monthly)} per month. The ${plan.name}, all four services with the ${guarantee.days}-day guarantee, is ${dollars(plan.monthly)}.`,
  },
  {
    value: 'faq-3',
    question: 'How long until my firm is on the first page?',
    answer: `Within ${firstPageMonths} months, our first-page rate is ${firstPageRate}%: campaigns on page one for a target search. ${firstResults}`,
  },
  {
    value: 'faq-4',
    question: 'How much will you publish?',
    answer: `You get ${range(plan.contentPages)} content pages per month. Each one answers one question and cites your state’s law where it matters.`,
  },
  {
    value: 'faq-5',
    question: 'Should I stop my ads when I start?',
    answer: `Keep the ads that pay for themselves until your calendar is full. Then cut the terms that pay least. We’ll tell you which of them your pages already cover. ${link('/resources/search-or-paid-ads', 'A worked year')} has the month when each one wins.`,
  },
  {
    value: 'faq-6',
    question: 'Will the pages comply with my bar’s advertising rules?',
    answer:
      'We follow Model Rule 7.1: nothing false or misleading, no outcome promised, no comparison that can’t be backed up. We read your state’s own rules before the first draft.',
  },
  {
    value: 'faq-7',
    question: 'Can a small firm outrank the big directories?',
    answer:
      'Yes, when people search for a question, a courthouse, or a county. A directory can’t explain how your local judges run a temporary-orders hearing. You can.',
  },
  {
    value: 'faq-8',
    question: 'How will I know that a client came from search?',
    answer:
      'We count calls and forms by the page they came from, and your intake asks one question: what did you read before you called?',
  },
];

export default function Company() {
  return (
    <NotesProvider notes={companyNotes}>
      <PageHead
        path="/divorce-lawyer-seo"
        updated="2026-11-28"
        title="Divorce Lawyer SEO Company: Work, Price, and Results"
        description={`What a divorce lawyer SEO company does each month for ${dollars(plan.monthly)}: keywords, content, links, website, and listings, with a ${guarantee.days}-day satisfaction guarantee.`}
      />
      <CompanyHero />
      <FamilyLawDifference />
      <WhatWeDo button={<BookingLink>Ask which of the five you need first</BookingLink>} />
      <OnPageSpecimen />
      <ExpectedResults />
      <Overview />
      <AdsOrSearch />
      <LocalCase />
      <FourServices />
      <FaqSection heading="What firms ask before they hire us" items={questions} />
      <Notes />
      <ClosingSection
        heading="Book a free consultation and ask what we would do first"
        lede={`You get an answer in ${consultation.minutes} minutes, and you keep the audit behind it.`}
      />
    </NotesProvider>
  );
}

const CompanyHero = () => (
  <Hero above={<Breadcrumbs name="Divorce Lawyer SEO Company" path="/divorce-lawyer-seo" />}>
    <HeroText>
      <HeroHeading>The SEO company that works only for divorce lawyers</HeroHeading>
      <HeroLede>
        New pages, a better website, correct listings, and reviews, for {dollars(plan.monthly)} a&nbsp;month, month to
        month. No setup fees.
      </HeroLede>
      <ProofLine />
      <Actions>
        <PlainBookingButton />
      </Actions>
      <CallLead />
      <SiteField />
    </HeroText>
    <EngagementLetter />
  </Hero>
);

/** Without UTM fields, as the owner ordered for this button. */
const PlainBookingButton = () => <ExternalButton href={settings.bookingUrl}>Book a free consultation</ExternalButton>;

const cards = [
  { title: `${dollars(plan.monthly)} a month`, text: 'All four services.' },
  { title: `${guarantee.days}-day satisfaction guarantee`, text: 'One number, agreed before we start.' },
  { title: `${terms.noticeDays} days’ notice`, text: 'In any month, for any reason.' },
  { title: 'Reports', text: 'Weekly, monthly, and a live dashboard.' },
  { title: 'Your approval', text: 'Of every page and reply.' },
  { title: 'Your property', text: 'It all stays when we go.' },
];

const Overview = () => (
  <Section
    act
    label="The plan"
    tone="sunk"
    heading={`Overview: ${dollars(plan.monthly)} a month, and ${terms.noticeDays} days’ notice ends it`}
  >
    <Ruled>
      <ul className="rule-top two-up grid gap-x-8 lg:grid-cols-3">
        {cards.map(({ title, text }) => (
          <li key={title} className="border-rule border-b py-3 lg:py-4">
            <h3>{title}</h3>
            <Paragraph className="mt-1 text-ink-2 text-small" text={text} />
          </li>
        ))}
      </ul>

      <Disclosure title={<h3>How we decide whether there is progress</h3>}>
        <Paragraph className="max-w-text" text={guarantee.progress} />
      </Disclosure>
    </Ruled>
    <Actions className="mt-4">
      <BookingButton>Ask what day 90 would have to show</BookingButton>
    </Actions>
  </Section>
);

const pointers: Record<ServiceId, string> = {
  'local-seo': 'Your profile and listings, kept correct.',
  'technical-seo': 'What hides a good page, the worst first.',
  'content-marketing': 'Pages that cite your state’s law.',
  'reputation-management': 'Reviews, and replies for your approval.',
};

const FourServices = () => (
  <Section label="Services" heading="Read more about each part of the plan">
    <ul className="rule-top two-up grid gap-x-3 md:gap-x-8">
      {serviceIds.map((id) => (
        <li key={id} className="border-rule border-b py-3">
          <h3>
            <PageLink className="text-link" to={services[id].path}>
              {services[id].name}
            </PageLink>
          </h3>
          <p className="mt-1 text-ink-2 text-small">{pointers[id]}</p>
        </li>
      ))}
    </ul>
  </Section>
);

const differences = [
  {
    title: 'The law changes at the state line',
    text: `Community property, equitable distribution: we write ${link('/states', 'state by state')}.`,
  },
  {
    title: 'Your client may be hiding the search',
    text: 'The phone plan is joint, so we send no unexpected texts.',
  },
  {
    title: 'Many visitors will never hire anyone',
    text: 'Some want the clerk’s number. Our report puts consultations first.',
  },
  {
    title: 'A reply to a review can breach a confidence',
    text: 'Confirming a client can break Rule 1.6.[^rules] Our drafts confirm nothing.',
  },
];

const FamilyLawDifference = () => (
  <Section label="Why us" heading="What makes SEO different for family law">
    <ul className="rule-top grid gap-x-8 md:grid-cols-2 xl:grid-cols-4">
      {differences.map(({ title, text }) => (
        // Subgrid rows align the titles and texts.
        <li key={title} className="border-rule border-b py-4 md:row-span-2 md:grid md:grid-rows-subgrid">
          <h3 className="text-xl/tight">{title}</h3>
          <Paragraph className="mt-1 text-ink-2 text-small md:mt-2" text={text} />
        </li>
      ))}
    </ul>
  </Section>
);
