import { callSteps } from '../../content/call-steps.ts';
import { range } from '../../lib/format.ts';
import { keysOf } from '../../lib/keys-of.ts';
import { consultation } from '../../offer/plan.ts';
import { BookingLink } from '../../sections/call-to-action.tsx';
import { Actions } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { SectionHeading, SplitSection } from '../../ui/section.tsx';
import { SampleAudit } from './sample-audit.tsx';

const { minutes, agenda } = consultation;

const CallAgenda = () => (
  <>
    <ol className="text-small/snug">
      {keysOf(agenda).map((step) => (
        <li key={step} className="flex gap-x-5 border-rule border-b py-3">
          <b className="w-16 flex-none font-serif font-sub text-data text-xl/tight">
            <span className="sr-only">Minutes </span>
            {range(agenda[step])}
          </b>{' '}
          {callSteps[step]}
        </li>
      ))}
    </ol>
    <h4 className="mt-5 font-sans font-semibold text-small/normal">What to bring</h4>
    <p className="mb-3 text-ink-2 text-small/normal">
      The kind of case you want more of. If you can log in to your Google Business Profile, have it open. The booking
      form asks for your website.
    </p>
  </>
);

export const FreeCall = () => (
  <SplitSection id="free-call" label="First step" className="split-7 gap-y-6 lg:gap-y-8">
    <SectionHeading>{`A free audit of your site, and ${minutes}\u00a0minutes to go over it`}</SectionHeading>
    <Disclosure title={<h3>The call in four steps</h3>}>
      <CallAgenda />
    </Disclosure>
    <Exhibit letter="D" rule="before:left-2 sm:before:left-10" className="lg:col-span-full">
      <SampleAudit />
    </Exhibit>
    <Actions>
      <BookingLink>Get your own audit on a free call</BookingLink>
    </Actions>
  </SplitSection>
);
