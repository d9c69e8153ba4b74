import { BookingButton } from '../../sections/booking-button.tsx';
import { claims } from '../../site/claims.ts';
import { NoteRef } from '../../ui/copy.tsx';
import { Hero } from '../../ui/hero.tsx';
import { AnchorLink, buttonClass } from '../../ui/link.tsx';
import { RankClimb } from './rank-climb.tsx';

export function HomeHero() {
  return (
    <Hero kind="home">
      <div className="col">
        <h1 id="h1">
          <span className="kick">SEO for divorce and family-law attorneys</span> Every divorce starts{' '}
          {/* Balanced lines break elsewhere in the fallback face, and a word would change lines when the font comes. */}
          <br className="max-[22.5rem]:hidden lg:max-xl:hidden" />
          with a search. <i>Be the firm it finds.</i>
        </h1>
        <p className="lede">
          We get divorce lawyers found on Google and named in the answers ChatGPT gives. The goal is{' '}
          {claims.newClientsAMonth.replace('+', ' or more')} new clients a month. Most firms see results in about{' '}
          {claims.daysToResults} days.
          <NoteRef id="days" />
        </p>
        <div className="acts">
          <BookingButton campaign="page-home" />
          <AnchorLink className={buttonClass('alt')} to="#testimonials">
            View Case Studies
          </AnchorLink>
        </div>
        <p className="note">
          Free, {claims.consultation.minutes} minutes, and you keep the site audit.
          <NoteRef id="audit" /> Month to month. No setup fee.
        </p>
        <ul className="creds">
          <li>Serving legal professionals since {claims.servingSince}</li>
          <li>
            SOC 2 compliant
            <NoteRef id="soc" />
          </li>
          <li>
            Certified search partner
            <NoteRef id="partner" />
          </li>
        </ul>
      </div>
      <RankClimb />
    </Hero>
  );
}
