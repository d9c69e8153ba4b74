import { claims } from '../../site/claims.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Hero } from '../../ui/hero.tsx';
import { DiscoveryButton } from './discovery-button.tsx';
import { LineNine, ownLine } from './line-nine.tsx';

export function LongFormHero() {
  return (
    <Hero line={ownLine}>
      <div>
        <h1 id="h1">
          <span className="block">Search your county for a divorce lawyer.</span>{' '}
          <span className="block">Count the firms above yours.</span>
        </h1>
        <p className="lede">
          Each of them is read before you are. We do SEO for divorce lawyers and for nobody else. We put a price on
          staying at line {ownLine} and on moving up, month by month, and we name the weak points of our own arithmetic.
        </p>
        <div className="acts">
          <DiscoveryButton />
        </div>
        <p className="note">
          Free. It includes a {claims.landingPage.auditMinutes}-minute audit of the firms above you, live, on your own
          results page.
        </p>
      </div>
      <Exhibit letter="A" caption={`Illustration. A first page of ten results, with your firm on line ${ownLine}.`}>
        <LineNine />
      </Exhibit>
    </Hero>
  );
}
