import { callSteps } from '../../content/call-steps.ts';
import { callLead } from '../../content/team.ts';
import { PageHead } from '../../head/page-head.tsx';
import { dollars, range, uncapitalized } from '../../lib/format.ts';
import { keysOf } from '../../lib/keys-of.ts';
import { consultation } from '../../offer/plan.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { BookingButton } from '../../sections/call-to-action.tsx';
import { brand } from '../../site/brand.ts';
import { Actions, PageButton } from '../../ui/button.tsx';
import { Hero, HeroHeading, HeroLede, HeroText } from '../../ui/hero.tsx';
import { CheckList } from '../../ui/list.tsx';
import { Section } from '../../ui/section.tsx';
import { StatList } from '../../ui/stat.tsx';

const { minutes, agenda, auditItems, auditValue } = consultation;

const cards = [
  { title: 'Right now', text: 'You get an email that confirms the day and the time.' },
  {
    title: 'Before the call',
    text: `We run the ${auditItems}-item audit of your site, valued at ${dollars(auditValue)}. It’s free, and you keep it.`,
  },
  {
    title: 'On the call',
    text: `You have ${minutes} minutes with ${callLead.name}, our ${uncapitalized(callLead.role)}.`,
  },
];

const bring = [
  'The kind of case you want more of.',
  'The county you want first.',
  'Your Google Business Profile, open in another tab, if you can log in to it.',
];

/**
 * Confirms a booking or, at #message, a message sent without JavaScript. The id is on the whole page, so that CSS can
 * show the right words.
 */
export default function ThankYou() {
  return (
    <div id="message" className="group">
      <PageHead
        path="/thank-you"
        updated="2026-11-28"
        title={`Thank you | ${brand.name}`}
        description="We have your booking or your message. What happens next, how soon you hear from us, and what to expect from the free consultation and the audit."
        noindex
      />
      <Hero above={<Breadcrumbs name="Thank you" path="/thank-you" />}>
        <HeroText>
          <HeroHeading eyebrow={<span className="group-target:hidden">Booking confirmed</span>}>
            <span className="group-target:hidden">Thank you. Here is what happens now.</span>{' '}
            <span className="hidden group-target:inline">Message sent successfully!</span>
          </HeroHeading>
          <div className="hidden group-target:block">
            <HeroLede>
              We’ll get back to you within 24 hours. If you’d rather talk, book the free consultation: it takes{' '}
              {minutes} minutes and comes with an audit of your site.
            </HeroLede>
          </div>
          <Actions>
            <span className="hidden group-target:contents max-[30rem]:*:w-full">
              <BookingButton />
            </span>
            <PageButton variant="ink" to="/">
              Back to Home
            </PageButton>
          </Actions>
        </HeroText>
        <ul className="rule-top group-target:hidden">
          {cards.map(({ title, text }) => (
            <li key={title} className="flex flex-wrap gap-x-6 gap-y-1 border-rule border-b py-4">
              <b className="basis-[12rem] font-serif font-sub text-h3">{title}</b>
              <span className="flex-1 basis-[12rem] text-ink-2">{text}</span>
            </li>
          ))}
        </ul>
      </Hero>
      <Section label="Next" heading={`What to expect in ${minutes} minutes, and what to bring`}>
        <div className="split-7 gap-y-10">
          <StatList stats={keysOf(agenda).map((step) => [range(agenda[step]), callSteps[step]])} />
          <div>
            <h3>Three things to bring</h3>
            <CheckList items={bring} className="mt-5" />
          </div>
        </div>
      </Section>
    </div>
  );
}
