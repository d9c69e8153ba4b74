import { BookingButton } from '../../../sections/booking-button.tsx';
import { Breadcrumbs } from '../../../sections/breadcrumbs.tsx';
import { claims, dollars } from '../../../site/claims.ts';
import { Hero } from '../../../ui/hero.tsx';
import { AnchorLink, buttonClass } from '../../../ui/link.tsx';

/** The overview's opening: all four services cost one fee. */
export function OverviewHero() {
  return (
    <Hero bodyClass="max-lg:gap-0">
      <div>
        <Breadcrumbs name="Services" path="/services" />
        <h1 id="h1">
          <span className="kick">SEO services for divorce lawyers</span>
          Four services under one monthly fee
        </h1>
      </div>
      <div className="lg:self-end">
        <p className="lede">
          Being found takes a site that works, a place on the map, pages worth reading and a name that people trust. We
          do all four for {dollars(claims.plan.monthly)} a month, and only for divorce and family-law attorneys.
        </p>
        <div className="acts">
          <BookingButton campaign="services" />
          <AnchorLink className={buttonClass('alt')} to="#process">
            See how it works
          </AnchorLink>
        </div>
      </div>
    </Hero>
  );
}
