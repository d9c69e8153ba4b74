import { BookingButton } from '../../../sections/booking-button.tsx';
import { Breadcrumbs } from '../../../sections/breadcrumbs.tsx';
import { claims, dollars } from '../../../site/claims.ts';
import { Hero } from '../../../ui/hero.tsx';
import { AnchorLink, buttonClass } from '../../../ui/link.tsx';

/** The overview's opening: what the four services are, and that they cost one fee. */
export function OverviewHero() {
  return (
    <Hero bodyClass="max-lg:gap-0">
      <div>
        <Breadcrumbs name="Services" path="/services" />
        <h1 id="h1">
          <span className="kick">SEO services for divorce lawyers</span>
          Four services, one plan, {dollars(claims.plan.monthly)} a month
        </h1>
      </div>
      <div className="lg:self-end">
        <p className="lede">
          We build up your place on the map, fix your website, write the pages your clients search for and bring in
          reviews. You pay one monthly fee for all of it. We work only with divorce and family-law attorneys.
        </p>
        <div className="acts">
          <BookingButton campaign="services" />
          <AnchorLink className={buttonClass('alt')} to="#process">
            See how it works
          </AnchorLink>
        </div>
        <p className="note">
          No setup fee, month to month, and a {claims.plan.guaranteeDays}-day guarantee: progress, or we work free. The
          call takes {claims.consultation.minutes} minutes and comes with a free audit.
        </p>
      </div>
    </Hero>
  );
}
