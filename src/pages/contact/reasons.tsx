import { Ticks } from '../../sections/ticks.tsx';
import { bookingUrl } from '../../site/booking.ts';
import { claims, dollars } from '../../site/claims.ts';
import { NoteRef } from '../../ui/copy.tsx';
import { TextLink } from '../../ui/link.tsx';
import { SectionHeading, Sheet } from '../../ui/sheet.tsx';

function WhyUs() {
  return (
    <div>
      <SectionHeading id="why" className="mb-8">
        Why divorce lawyers choose us
      </SectionHeading>
      <ul className="rows">
        <li>
          <b>100%</b>
          <span>divorce and family law. No other practice area and no other industry.</span>
        </li>
        <li>
          <b>{claims.daysToResults} days</b>
          <span>to results for most clients, counted from the day work starts</span>
        </li>
        <li>
          <b>{claims.clientRetention}%</b>
          <span>client retention, on a month-to-month agreement</span>
        </li>
        <li>
          <b>{claims.campaigns}</b>
          <span>campaigns since {claims.servingSince}, by our own count</span>
        </li>
        <li>
          <b>SOC 2</b>
          <span>
            compliant handling of your data
            <NoteRef id="soc" />
          </span>
        </li>
      </ul>
    </div>
  );
}

function GoodFit() {
  const { fit, consultation } = claims;
  return (
    <div className="fit">
      <h2 className="text-h3 font-semibold">Is your firm a good fit?</h2>
      <Ticks
        items={[
          'You practice divorce or family law',
          'You want more consultations and can take them',
          `You have a marketing budget of ${dollars(fit.monthlyBudget)}+ a month`,
          `You can commit to ${fit.months}+ months`,
        ]}
      />
      <p className="mt-5 mb-6 text-ink-2">Missing one of the four? Write anyway and tell us which.</p>
      <p className="fit__f">
        Not sure? <TextLink href={bookingUrl('contact')}>Book the free {consultation.minutes} minutes</TextLink>
      </p>
    </div>
  );
}

/** Why firms choose us, and whom we are right for: both sides of the decision before the message is written. */
export function Reasons() {
  return (
    <Sheet folio="Why us" labelledBy="why" bodyClass="two">
      <WhyUs />
      <GoodFit />
    </Sheet>
  );
}
