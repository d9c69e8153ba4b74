import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { claims } from '../../site/claims.ts';
import { NoteRef } from '../../ui/copy.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Hero } from '../../ui/hero.tsx';
import { PlainBookingButton } from './plain-booking-button.tsx';
import { ResultsPageAnatomy } from './results-page-anatomy.tsx';

export function CompanyHero() {
  return (
    <Hero>
      <div>
        <Breadcrumbs name="Divorce Lawyer SEO Company" path="/divorce-lawyer-seo" />
        <h1 id="h1">An SEO company that only takes divorce lawyers</h1>
        <p className="lede">
          We have served legal professionals since {claims.servingSince}, and we say no to every practice area but
          yours. Before you sign, you see the work, the price, the months it takes and where paid ads are the better
          buy.
        </p>
        <div className="acts">
          <PlainBookingButton />
        </div>
        <p className="note">
          Free, {claims.consultation.minutes} minutes, and the site audit is yours to keep.
          <NoteRef id="audit" />
        </p>
      </div>
      <Exhibit
        letter="A"
        caption="Illustration. One results page in five parts, each with the work that stands behind it. The numbers are those of the list further down."
      >
        <ResultsPageAnatomy />
      </Exhibit>
    </Hero>
  );
}
