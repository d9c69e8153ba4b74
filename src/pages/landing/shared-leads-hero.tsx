import { claims } from '../../site/claims.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Hero } from '../../ui/hero.tsx';
import { DiscoveryButton } from './discovery-button.tsx';
import { LeadContract } from './lead-contract.tsx';

export function SharedLeadsHero() {
  return (
    <Hero line={4}>
      <div>
        <h1 id="h1">Open your lead seller’s contract. Look for the word “exclusive.”</h1>
        <p className="lede">
          If it is missing, another firm may be calling the same person while you read this. You can meet that client
          earlier, on the page that was read before the form was filled in.
        </p>
        <div className="acts">
          <DiscoveryButton />
        </div>
        <p className="note">
          Free. In {claims.landingPage.auditMinutes} minutes we show you which searches in your county your lead seller
          ranks for, and which of them a firm could hold.
        </p>
      </div>
      <Exhibit
        letter="A"
        caption="Illustration. The contract is invented. In yours, begin with the clause on delivery."
      >
        <LeadContract />
      </Exhibit>
    </Hero>
  );
}
