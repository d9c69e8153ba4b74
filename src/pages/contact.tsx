import { PageHead } from '../head/head-tags.tsx';
import type { Faq } from '../lib/copy-text.ts';
import { atLeast, dollars, listed, uncapitalized } from '../lib/format.ts';
import { Breadcrumbs } from '../sections/breadcrumbs.tsx';
import { BookingButton, WhatsAppButton } from '../sections/call-to-action.tsx';
import { credentialNotes } from '../sections/credentials.tsx';
import { FaqSection } from '../sections/faq.tsx';
import { bookingUrl } from '../site/booking.ts';
import { brand } from '../site/brand.ts';
import { claims } from '../site/claims.ts';
import { Notes, NotesProvider } from '../ui/copy.tsx';
import { Hero, HeroHeading, HeroLede } from '../ui/hero.tsx';
import { Actions, TextLink } from '../ui/link.tsx';
import { Ticks } from '../ui/list.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { Section, SectionHeading } from '../ui/section.tsx';
import { StatList } from '../ui/stat.tsx';
import { ContactForm } from './contact/contact-form.tsx';

const { consultation, fit, terms } = claims;
const { minutes, auditValue, auditItems } = claims.consultation;

/** What people ask before they write to us. */
const questions: readonly Faq[] = [
  {
    value: 'reply',
    question: 'How fast do you reply?',
    answer:
      'You get an answer within 24 hours, from someone who has looked at your site. If your message names the county, we also check who ranks there for divorce, custody and support. If you’d rather pick a time now, book the consultation.',
  },
  {
    value: 'free',
    question: 'Is the consultation really free?',
    answer: `Yes. It takes ${consultation.minutes} minutes and includes an audit: ${listed(consultation.auditParts.map(uncapitalized))}. You keep the audit whether or not you hire us, and there is nothing to sign.`,
  },
  {
    value: 'prepare',
    question: 'What should I have ready?',
    answer:
      'Your website, the counties you serve and the kind of case you want more of. If you can log in to your Google Business Profile, have it open on the call. It answers most of what we’d ask about [local search](/services/local-seo).',
  },
  {
    value: 'contract',
    question: `You ask for ${fit.months}+ months. Is there a contract?`,
    answer: `No. You pay month to month and can leave with ${terms.noticeDays} days’ written notice, as the [Terms of Service](/terms-of-service) say. We ask for ${fit.months} months because rankings in a crowded county move slowly. If you stop in month two, you’ve paid for the slow part and never see the rest.`,
  },
  {
    value: 'confidential',
    question: 'What should I put in my message?',
    answer:
      'Your firm, your county and your question. Leave out client names and case facts: we don’t need them to answer you, and a web form is no place for them. The [Privacy Policy](/privacy-policy) says what we do with your own details.',
  },
  {
    value: 'not-yet',
    question: 'What if we’re not a good fit yet?',
    answer: `We’ll tell you in the reply. If you can’t spend ${dollars(fit.monthlyBudget)} a month on marketing, it’s too early to hire an agency, ours or anyone else’s. Complete your Google Business Profile and send the same review request to every client who has agreed to get one. Start with our [free guides](/resources), and write again when things change.`,
  },
];

const notes = { soc: credentialNotes.soc };

function WriteToUs() {
  return (
    <Hero bodyClass="xl:items-stretch!">
      <div>
        <Breadcrumbs name="Contact" path="/contact" />
        <HeroHeading>Contact us and get an answer within 24 hours</HeroHeading>
        <HeroLede>
          We do SEO for divorce lawyers and nobody else. Send us your website and, in the message, your county and your
          question. Before we answer, we look at your site and at who ranks in your county, so the reply is about your
          firm. If you’d rather talk, book the free consultation.
        </HeroLede>
        <p className="mt-5 max-w-text border-margin border-l pl-4 text-ink-2">
          For example: “We do custody and property in two counties, our site is five years old, and a directory outranks
          us in both. Where would you start?” That’s all we need to give you a useful answer.
        </p>
        <Actions className="mt-8">
          <BookingButton campaign="contact" />
          <WhatsAppButton>WhatsApp</WhatsAppButton>
          <PhoneLink className="text-link inline-flex min-h-11 items-center" />
        </Actions>
        <StatList
          className="mt-10"
          stats={[
            ['24', 'hours, at most, until you hear from someone who has looked at your site'],
            [String(minutes), 'minutes for the free consultation, if you want one'],
            [dollars(auditValue), `value of the ${auditItems}-item audit that comes free with the call, yours to keep`],
          ]}
        />
      </div>
      <ContactForm />
    </Hero>
  );
}

/** The contact form with what to expect, why us, and frequently asked questions. */
export default function Contact() {
  return (
    <NotesProvider notes={notes}>
      <PageHead
        path="/contact"
        updated="2026-11-23"
        pageType="ContactPage"
        title={`Contact us: a reply within 24 hours | ${brand.name}`}
        description={`Send us your website and get an answer about your firm within 24 hours. Or book a free ${minutes}-minute consultation and keep the audit, valued at ${dollars(auditValue)}.`}
      />
      <WriteToUs />
      <Reasons />
      <FaqSection heading="What to know before you write or book" items={questions} />
      <Notes />
    </NotesProvider>
  );
}

function WhyUs() {
  return (
    <div>
      <SectionHeading id="why" className="mb-8">
        Why divorce lawyers choose us
      </SectionHeading>
      <StatList
        stats={[
          [
            '100%',
            'of our clients practice divorce or family law. We write for people who look up the house and the children long before they look up a lawyer, and we know the advertising rules you have to follow.',
          ],
          [`${claims.daysToResults} days`, 'to first results for most clients, counted from the day work starts'],
          [`${claims.plan.guaranteeDays} days`, 'to show progress, or we work for free'],
          [`${claims.clientRetention}%`, 'client retention, on a month-to-month agreement'],
          [atLeast(claims.campaigns), `campaigns since ${claims.servingSince}, by our own count`],
          ['SOC 2', 'compliant handling of your data[^soc]'],
        ]}
      />
    </div>
  );
}

function GoodFit() {
  return (
    <div className="self-start bg-pad px-6 py-7 sm:p-8">
      <h2 className="text-h3 font-semibold">Is your firm a good fit?</h2>
      <Ticks
        className="mt-5"
        items={[
          'You practice divorce or family law.',
          'You want more consultations and have time for them.',
          `You budget ${dollars(fit.monthlyBudget)}+ a month for marketing.`,
          `You could go up to ${dollars(claims.plan.monthly)}, the price of our plan.`,
          `You’ll give it ${fit.months}+ months. No contract makes you; rankings just take that long.`,
        ]}
      />
      <p className="mt-5 mb-6 text-ink-2">Missing one of the last four? Write anyway and tell us which.</p>
      <p>
        Not sure? <TextLink href={bookingUrl('contact')}>Book the free {consultation.minutes} minutes</TextLink>
      </p>
    </div>
  );
}

/** Why firms choose us, and which firms we are right for. */
function Reasons() {
  return (
    <Section label="Reasons" labelledBy="why" bodyClass="grid gap-12 lg:grid-cols-2 lg:gap-16">
      <WhyUs />
      <GoodFit />
    </Section>
  );
}
