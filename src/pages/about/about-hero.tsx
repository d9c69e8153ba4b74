import { BookingButton } from '../../sections/booking-button.tsx';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { claims } from '../../site/claims.ts';
import { Copy } from '../../ui/copy.tsx';
import { Hero } from '../../ui/hero.tsx';
import { PageButton } from '../../ui/link.tsx';
import { IntakeRule } from './intake-rule.tsx';

export function AboutHero() {
  return (
    <Hero kind="state">
      <div className="col">
        <Breadcrumbs name="About" path="/about" />
        <h1 id="h1">We take one kind of client.</h1>
        <p className="lede">
          Divorce and family-law attorneys. We do their search work and nobody else’s, on Google and in the answers that
          ChatGPT gives.
        </p>
        <div className="acts">
          <BookingButton campaign="about" />
          <PageButton to="/case-studies">View Case Studies</PageButton>
        </div>
        <ul className="creds mt-9">
          <li>Serving legal professionals since {claims.servingSince}</li>
          <li>SOC 2 compliant</li>
          <li>
            <Copy text="Certified search partner[^partner]" />
          </li>
        </ul>
      </div>
      <IntakeRule />
    </Hero>
  );
}
