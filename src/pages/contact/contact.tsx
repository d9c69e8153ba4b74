import { daysNote, socNote } from '../../content/notes.ts';
import { PageHead } from '../../head/head-tags.tsx';
import { BookingButton, WhatsAppButton } from '../../sections/booking-button.tsx';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { FaqSection } from '../../sections/faq.tsx';
import { claims, dollars } from '../../site/claims.ts';
import { NoteRef, Notes, NotesProvider } from '../../ui/copy.tsx';
import { Hero } from '../../ui/hero.tsx';
import { ContactForm } from './contact-form.tsx';
import { questions } from './questions.ts';
import { Reasons } from './reasons.tsx';

const { minutes, auditValue } = claims.consultation;

const notes = {
  audit: `The consultation’s audit has ${claims.consultation.auditItems} items. ${dollars(auditValue)} is the value that we put on it.`,
  days: daysNote,
  count: `Our own count, since ${claims.servingSince}. It describes our work, not the result that your firm will get.`,
  soc: socNote,
};

function WriteToUs() {
  return (
    <Hero bodyClass="xl:items-stretch!">
      <div>
        <Breadcrumbs name="Contact" path="/contact" />
        <h1 id="h1">Ask us anything. Start with your website.</h1>
        <p className="lede">
          We look at your site and your county before we answer, so the reply is about your firm. It comes within 24
          hours.
        </p>
        <div className="acts">
          <BookingButton campaign="contact" />
          <WhatsAppButton>WhatsApp</WhatsAppButton>
        </div>
        <ul className="rows mt-11">
          <li>
            <b>24 h</b>
            <span>to a reply from someone who has read your site</span>
          </li>
          <li>
            <b>{minutes} min</b>
            <span>free consultation, if you want one next</span>
          </li>
          <li>
            <b>{dollars(auditValue)}</b>
            <span>
              value of the audit you keep either way
              <NoteRef id="audit" />
            </span>
          </li>
        </ul>
      </div>
      <ContactForm />
    </Hero>
  );
}

/** Contact: the form beside what to expect, both sides of a good fit, and what people ask before they write. */
export default function Contact() {
  return (
    <NotesProvider notes={notes}>
      <PageHead
        path="/contact"
        updated="2026-11-20"
        pageType="ContactPage"
        title="Contact us: a reply within 24 hours | Divorce Lawyer SEO"
        description={`Write to us with your website address and get a reply about your firm within 24 hours. Or book the free ${minutes}-minute consultation and keep the audit.`}
      />
      <WriteToUs />
      <Reasons />
      <FaqSection heading="Before you ask" items={questions} />
      <Notes />
    </NotesProvider>
  );
}
