import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { callLead } from '../../content/team.ts';
import { Notes, NotesProvider, Paragraph } from '../../copy/copy.tsx';
import { type Faq, link } from '../../copy/copy-text.ts';
import { PageHead } from '../../head/page-head.tsx';
import { atLeast, dollars, listed, percentRange, range, uncapitalized } from '../../lib/format.ts';
import { guarantee } from '../../offer/guarantee.ts';
import { consultation, fit, otherPrices, plan, terms } from '../../offer/plan.ts';
import { figuresNote, results, timeline } from '../../offer/results.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { BookingButton, BookingLink, WhatsAppLink } from '../../sections/call-to-action.tsx';
import { FaqSection } from '../../sections/faq.tsx';
import { brand } from '../../site/brand.ts';
import { Actions } from '../../ui/button.tsx';
import { CompanyDetails } from '../../ui/company-details.tsx';
import { Hero, HeroHeading, HeroLede, HeroText } from '../../ui/hero.tsx';
import { CheckList } from '../../ui/list.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { SectionHeading, SplitSection } from '../../ui/section.tsx';
import { StatList } from '../../ui/stat.tsx';
import { ContactForm } from './contact-form.tsx';
import { requestedDomain } from './prefill.ts';
import { AuditPage, RequestHeading } from './request.tsx';

const notes = { figures: figuresNote };

const { minutes, auditValue, auditItems } = consultation;
const [firstName] = callLead.name.split(' ');

const questions: readonly Faq[] = [
  {
    question: 'How fast do you reply?',
    answer:
      'Within 24 hours, from someone who has looked at your site. If your message names the county, we also check who ranks there.',
  },
  {
    question: 'Is the consultation really free?',
    answer: `Yes. It takes ${minutes} minutes and includes an audit worth ${dollars(auditValue)}: ${listed(consultation.auditParts.map(uncapitalized))}. You keep the audit, whether or not you hire us, and there is nothing to sign.`,
  },
  {
    question: 'What should I have ready?',
    answer: `The counties you serve and the kind of case you want more of. If you can log in to your Google Business Profile, have it open on the call. It answers most of what we’d ask about ${link('/services/local-seo', 'local search')}.`,
  },
  {
    question: `You ask for ${fit.months}+ months. Is there a contract?`,
    answer: `No. You pay month to month and can leave with ${terms.noticeDays} days’ written notice (${link('/terms-of-service', 'Terms of Service')}). We ask for ${fit.months}+ months because leads are up ${percentRange(timeline.leads.gain)} in months ${range(timeline.leads.months)}, and the biggest gains come after that.`,
  },
  {
    question: 'What if I’m not a good fit yet?',
    answer: `Write anyway. We tell you in the reply what to do first. Until then, our ${link('/resources', 'free guides')} show you how to fix your Google profile and your listings yourself.`,
  },
];

const neverChanges = () => () => {};

/** The domain that a visitor typed in the one field of another page. A built page has no query, so it hydrates without one. */
function useRequestedDomain(): string | undefined {
  const { search } = useLocation();
  return useSyncExternalStore(
    neverChanges,
    () => requestedDomain(search),
    () => undefined,
  );
}

function WriteToUs() {
  const domain = useRequestedDomain();
  return (
    <Hero above={<Breadcrumbs name="Contact" path="/contact" />}>
      <HeroText>
        {domain ? <RequestHeading domain={domain} /> : <ContactHeading />}
        <Actions>
          {domain ? (
            <BookingLink>{`Or pick a time with ${firstName}`}</BookingLink>
          ) : (
            <BookingButton>{`Pick a time with ${firstName}`}</BookingButton>
          )}
        </Actions>
      </HeroText>
      <div className="print:hidden">
        <ContactForm label={domain && 'Email me the answer'} />
      </div>
      <div className="grid gap-y-6">
        {domain && <AuditPage />}
        <TalkToUs />
      </div>
    </Hero>
  );
}

const ContactHeading = () => (
  <>
    <HeroHeading>Contact us and get an answer within 24 hours</HeroHeading>
    <HeroLede>Send your website and your county. We don’t ask for your phone number.</HeroLede>
  </>
);

const TalkToUs = () => (
  <div>
    <Paragraph
      className="max-w-text text-ink-2"
      text={`The free consultation is ${minutes}\u00a0minutes with ${callLead.name}, our ${uncapitalized(callLead.role)}, and a ${auditItems}-item audit of your site, valued at ${dollars(auditValue)}. You keep it.`}
    />
    <Actions className="mt-3">
      <WhatsAppLink>WhatsApp</WhatsAppLink>
      <PhoneLink className="inline-flex min-h-11 items-center text-link" />
    </Actions>
    <CompanyDetails className="mt-5 text-ink-2 text-small" linkClass="text-link" />
  </div>
);

export default function Contact() {
  return (
    <NotesProvider notes={notes}>
      <PageHead
        path="/contact"
        updated="2026-11-28"
        pageType="ContactPage"
        title={`Contact us: a reply within 24 hours | ${brand.name}`}
        description={`Send us your website and get an answer about your firm within 24 hours. Or book a free ${minutes}-minute consultation and keep the audit, valued at ${dollars(auditValue)}.`}
      />
      <WriteToUs />
      <SplitSection label="Reasons" className="split-7 gap-y-6">
        <WhyUs />
        <GoodFit />
      </SplitSection>
      <FaqSection heading="Before you write or book" items={questions} />
      <Notes />
    </NotesProvider>
  );
}

const WhyUs = () => (
  <div>
    <SectionHeading className="mb-heading">Why divorce lawyers choose us</SectionHeading>
    <StatList
      stats={[
        [`${results.daysToResults} days`, 'to results for most clients[^figures]'],
        [`${guarantee.days} days`, 'to show progress, or we work for free'],
        [`${results.clientRetention}%`, 'client retention'],
        [atLeast(results.campaigns), `campaigns since ${results.servingSince}`],
      ]}
    />
  </div>
);

const GoodFit = () => (
  <div className="self-start border border-ink bg-card p-5 sm:p-8 print:break-inside-avoid">
    <h2 className="text-h3">Is your firm a good fit?</h2>
    <CheckList
      className="mt-5"
      items={[
        'You practice divorce or family law.',
        'You can take more consultations.',
        `Your budget is ${dollars(otherPrices.leastBudget)}+ a month.`,
        `You can make a commitment of ${fit.months}+ months. No contract holds you: ${terms.noticeDays} days’ notice ends it.`,
      ]}
    />
    <p className="mt-5">
      A campaign starts at {dollars(otherPrices.leastBudget)} per month. The {plan.name}, all four services with the{' '}
      {guarantee.days}-day guarantee, is {dollars(plan.monthly)}.
    </p>
    <Actions className="mt-6">
      <BookingLink>Ask about your county</BookingLink>
    </Actions>
  </div>
);
