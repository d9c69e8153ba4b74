import { PageHead } from '../head/head-tags.tsx';
import { dollars } from '../lib/format.ts';
import { Breadcrumbs } from '../sections/breadcrumbs.tsx';
import { FreeCallSection } from '../sections/free-call.tsx';
import { brand } from '../site/brand.ts';
import { claims } from '../site/claims.ts';
import { Eyebrow, Hero, HeroHeading, HeroLede } from '../ui/hero.tsx';
import { Actions, PageButton } from '../ui/link.tsx';

const { consultation } = claims;

const cards = [
  { figure: '24 hours', text: 'at most until we answer your message.' },
  { figure: `${consultation.minutes} minutes`, text: 'for the consultation, at the time you picked.' },
  {
    figure: dollars(consultation.auditValue),
    text: `is the value of the ${consultation.auditItems}-item audit. It’s free, and you keep it.`,
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
          <HeroHeading>
            <Eyebrow>Booking confirmed, or message received</Eyebrow> Thank you. Here is what happens next.
          </HeroHeading>
          <HeroLede>
            If you booked, our scheduling service has sent you a confirmation with the details. If you wrote to us,
            you’ll have an answer within 24 hours, and you can still book the free call.
          </HeroLede>
          <Actions className="mt-8">
            <PageButton variant="ink" to="/">
              Back to Home
            </PageButton>
            <PageButton to="/resources">Download the free guides</PageButton>
          </Actions>
        </div>
        <ul className="rule-top lg:mt-14">
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
      <FreeCallSection letter="A" heading="What to expect from the call and the audit" />
    </>
  );
}
