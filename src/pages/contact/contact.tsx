import { socNote } from '../../content/notes.ts';
import { PageHead } from '../../head/head-tags.tsx';
import { BookingButton, WhatsAppButton } from '../../sections/booking-button.tsx';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { FaqSection } from '../../sections/faq.tsx';
import { brand } from '../../site/brand.ts';
import { claims, dollars } from '../../site/claims.ts';
import { Notes, NotesProvider } from '../../ui/copy.tsx';
import { Hero } from '../../ui/hero.tsx';
import { ContactForm } from './contact-form.tsx';
import { questions } from './questions.ts';
import { Reasons } from './reasons.tsx';

const { minutes, auditValue, auditItems } = claims.consultation;

const notes = { soc: socNote };

function WriteToUs() {
  return (
    <Hero bodyClass="xl:items-stretch!">
      <div>
        <Breadcrumbs name="Contact" path="/contact" />
        <h1 id="h1">Contact us and get an answer within 24 hours</h1>
        <p className="lede">
          Ask us anything and include your website. We look at your site and your county first, so the reply is about
          your firm. Or book the free consultation and skip the form.
        </p>
        <div className="acts">
          <BookingButton campaign="contact" />
          <WhatsAppButton>WhatsApp</WhatsAppButton>
        </div>
        <ul className="rows mt-11">
          <li>
            <b>24 h</b>
            <span>to a reply from someone who has looked at your site</span>
          </li>
          <li>
            <b>{minutes} min</b>
            <span>for the free consultation, if you want one</span>
          </li>
          <li>
            <b>{dollars(auditValue)}</b>
            <span>value of the {auditItems}-item audit you keep either way</span>
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
