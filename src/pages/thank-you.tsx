import { PageHead } from '../head/head-tags.tsx';
import { Breadcrumbs } from '../sections/breadcrumbs.tsx';
import { claims, dollars } from '../site/claims.ts';
import { Copy } from '../ui/copy.tsx';
import { Hero } from '../ui/hero.tsx';
import { PageButton } from '../ui/link.tsx';
import { SectionHead, Sheet } from '../ui/sheet.tsx';

const { consultation } = claims;

const cards = [
  { figure: '24 hours', text: 'at most, until a person answers a message.' },
  { figure: `${consultation.minutes} minutes`, text: 'for the consultation, at the time you picked.' },
  {
    figure: dollars(consultation.auditValue),
    text: `is the value of the ${consultation.auditItems}-item audit. It is free, and yours to keep.`,
  },
];

const steps = [
  {
    title: 'We read your site first',
    text: 'Also your listing, and the results that your county sees tonight. You do not need to prepare anything.',
  },
  {
    title: 'You get the audit',
    text: `Its ${consultation.auditItems} items name the page they concern, so your own web person could act on them.`,
  },
  {
    title: 'You hear what will be slow',
    text: 'Some searches take a year and some are not worth having. We say which. [Three campaigns](/case-studies) show both kinds.',
  },
  {
    title: 'You decide later',
    text: 'There is nothing to sign on the call. If the answer is no, the [free guides](/resources) are still yours to ask for.',
  },
];

/**
 * The scheduling service's last stop, and the end of the contact form where there is no JavaScript: the words have to be
 * true for a booking and for a message.
 */
export default function ThankYou() {
  return (
    <>
      <PageHead
        path="/thank-you"
        updated="2026-11-22"
        title="Booking confirmed | Divorce Lawyer SEO"
        description="Your booking or your message has reached us. What happens next, how long it takes, and what to expect from the free consultation and audit."
        noindex
      />
      <Hero>
        <div>
          <Breadcrumbs name="Thank you" path="/thank-you" />
          <h1 id="h1">Thank you. We have it.</h1>
          <p className="lede">
            A booking is confirmed by our scheduling service, with the details. A message gets an answer from a person.
          </p>
          <div className="acts">
            <PageButton look="ink" to="/">
              Back to Home
            </PageButton>
          </div>
        </div>
        <ul className="border-ink border-t-2 lg:mt-16">
          {cards.map(({ figure, text }) => (
            <li
              key={figure}
              className="grid gap-x-6 gap-y-1 border-rule border-b py-5 sm:grid-cols-[11rem_1fr] sm:items-baseline"
            >
              <b className="num whitespace-nowrap font-head font-serif text-[2rem] leading-none tracking-tight">
                {figure}
              </b>
              <span className="text-ink-2">{text}</span>
            </li>
          ))}
        </ul>
      </Hero>
      <Sheet folio="Next" tone="card" labelledBy="expect">
        <SectionHead id="expect" heading="What to expect" />
        <ol className="four">
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <h3>
                <span className="num mr-2 text-action" aria-hidden="true">
                  {index + 1}
                </span>
                {title}
              </h3>
              <p>
                <Copy text={text} />
              </p>
            </li>
          ))}
        </ol>
      </Sheet>
    </>
  );
}
