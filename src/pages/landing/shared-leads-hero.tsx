import { claims } from '../../site/claims.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Hero } from '../../ui/hero.tsx';
import { DiscoveryButton } from './discovery-button.tsx';
import { LeadContract } from './lead-contract.tsx';

export function SharedLeadsHero() {
  return (
    <Hero line={4}>
      <div>
        <h1 id="h1">
          <span className="kick">SEO for divorce lawyers who buy leads</span> Open your lead seller’s contract. Look for
          the word “exclusive.”
        </h1>
        <p className="lede">
          If it’s not there, another firm may be calling the same person right now. You can reach that client earlier,
          on the page they read before they fill in a form.
        </p>
        <div className="acts">
          <DiscoveryButton />
        </div>
        <p className="note">
          Free. In {claims.landingPage.auditMinutes} minutes we show you which searches in your county your lead seller
          ranks for, and which of them your firm could win.
        </p>
      </div>
      <Exhibit
        letter="A"
        caption="Illustration of a lead seller’s contract. In yours, start with the clause on delivery."
      >
        <LeadContract />
      </Exhibit>
    </Hero>
  );
}
