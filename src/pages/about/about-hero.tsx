import { BookingButton } from '../../sections/booking-button.tsx';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { claims, dollars } from '../../site/claims.ts';
import { NoteRef } from '../../ui/copy.tsx';
import { Hero } from '../../ui/hero.tsx';
import { PageButton } from '../../ui/link.tsx';
import { IntakeRule } from './intake-rule.tsx';

export function AboutHero() {
  return (
    <Hero kind="state">
      <div className="col">
        <Breadcrumbs name="About" path="/about" />
        <h1 id="h1">An SEO agency that takes one kind of client: divorce lawyers</h1>
        <p className="lede">
          We get divorce and family-law attorneys found on Google and named in ChatGPT’s answers. We do it for nobody
          else, under one plan at {dollars(claims.plan.monthly)} a month.
        </p>
        <div className="acts">
          <BookingButton campaign="about" />
          <PageButton to="/case-studies">View Case Studies</PageButton>
        </div>
        <ul className="creds mt-9">
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
      <IntakeRule />
    </Hero>
  );
}
