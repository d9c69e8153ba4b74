import { PageHead } from '../head/head-tags.tsx';
import { dollars } from '../lib/format.ts';
import { Breadcrumbs } from '../sections/breadcrumbs.tsx';
import { FourColumns } from '../sections/four-columns.tsx';
import { brand } from '../site/brand.ts';
import { claims } from '../site/claims.ts';
import { Hero, HeroLede } from '../ui/hero.tsx';
import { Actions, PageButton } from '../ui/link.tsx';
import { Section } from '../ui/section.tsx';

const { consultation } = claims;

const cards = [
  { figure: '24 hours', text: 'at most until we answer your message.' },
  { figure: `${consultation.minutes} minutes`, text: 'for the consultation, at the time you picked.' },
  {
    figure: dollars(consultation.auditValue),
    text: `is the value of the ${consultation.auditItems}-item audit. It’s free, and you keep it.`,
  },
];

const steps = [
  {
    title: 'We look at your site first',
    text: 'We also check your Google listing and the results people in your county see when they look up divorce, custody or support. If you can log in to your Google Business Profile, have it open on the call.',
  },
  {
    title: 'You get the audit',
    text: `Each of its ${consultation.auditItems} items names a page of your site, so whoever runs the site knows where to look.`,
  },
  {
    title: 'We tell you what will be slow, and what to skip',
    text: 'Some searches take a year to win. Others aren’t worth winning: if you handle contested property, people looking for a free form aren’t your clients. Our sample [case studies](/case-studies) show both kinds.',
  },
  {
    title: 'You decide later',
    text: 'There is nothing to sign on the call. If you say no, you keep the audit and can still ask for the [free guides](/resources).',
  },
];

/** The end of a booking and, without JavaScript, of the contact form: the words have to be true for both. */
export default function ThankYou() {
  return (
    <>
      <PageHead
        path="/thank-you"
        updated="2026-11-23"
        title={`Booking confirmed | ${brand.name}`}
        description="We have your booking or your message. What happens next, how soon you hear from us, and what to expect from the free consultation and the audit."
        noindex
      />
      <Hero>
        <div>
          <Breadcrumbs name="Thank you" path="/thank-you" />
          <h1 id="h1">Thank you. Here is what happens next.</h1>
          <HeroLede>
            If you booked, our scheduling service has sent you a confirmation with the details. If you wrote to us,
            you’ll have an answer within 24 hours, and you can still book the free call. The four steps below show how
            it works.
          </HeroLede>
          <Actions className="mt-8">
            <PageButton variant="ink" to="/">
              Back to Home
            </PageButton>
          </Actions>
        </div>
        <ul className="border-ink border-t-2 lg:mt-14">
          {cards.map(({ figure, text }) => (
            <li
              key={figure}
              className="grid gap-x-6 gap-y-1 border-rule border-b py-5 sm:grid-cols-[11rem_1fr] items-baseline"
            >
              <b className="tabular-nums whitespace-nowrap font-display font-serif text-[2rem] leading-none tracking-[-0.02em]">
                {figure}
              </b>
              <span className="text-ink-2">{text}</span>
            </li>
          ))}
        </ul>
      </Hero>
      <Section label="Next step" tone="card" labelledBy="expect" heading="What to expect from the consultation">
        <FourColumns items={steps} isNumbered />
      </Section>
    </>
  );
}
