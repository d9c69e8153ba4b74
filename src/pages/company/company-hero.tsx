import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { claims, dollars } from '../../site/claims.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Hero } from '../../ui/hero.tsx';
import { PlainBookingButton } from './plain-booking-button.tsx';
import { ResultsPageAnatomy } from './results-page-anatomy.tsx';

export function CompanyHero() {
  return (
    <Hero>
      <div>
        <Breadcrumbs name="Divorce Lawyer SEO Company" path="/divorce-lawyer-seo" />
        <h1 id="h1">The SEO company that works only for divorce lawyers</h1>
        <p className="lede">
          One plan, {dollars(claims.plan.monthly)} a month, month to month, from a company that has served legal
          professionals since {claims.servingSince}. This page shows you the work, the results, how long they take, and
          when paid ads are the better buy.
        </p>
        <div className="acts">
          <PlainBookingButton />
        </div>
        <p className="note">
          Free, {claims.consultation.minutes} minutes. You keep the {claims.consultation.auditItems}-item audit of your
          site, valued at {dollars(claims.consultation.auditValue)}.
        </p>
      </div>
      <Exhibit
        letter="A"
        caption="Illustration. One results page in five parts, each with the work behind it. The numbers match the list below under “What we do.”"
      >
        <ResultsPageAnatomy />
      </Exhibit>
    </Hero>
  );
}
