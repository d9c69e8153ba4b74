import { claims } from '../../site/claims.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Hero } from '../../ui/hero.tsx';
import { DiscoveryButton } from './discovery-button.tsx';
import { ownLine, ResultsLines } from './results-lines.tsx';

export function LongFormHero() {
  return (
    <Hero line={ownLine}>
      <div>
        <h1 id="h1">
          <span className="kick">SEO for divorce lawyers</span>{' '}
          <span className="block">Search your county for a divorce lawyer.</span>{' '}
          <span className="block">Count the firms above yours.</span>
        </h1>
        <p className="lede">
          Clients see all of them before you. We do SEO for divorce lawyers and nobody else. Below: what line {ownLine}{' '}
          costs you, what it costs to move up, and where our own math is weak.
        </p>
        <div className="acts">
          <DiscoveryButton />
        </div>
        <p className="note">
          Free. The call starts with a {claims.landingPage.auditMinutes}-minute audit of the firms above you, live, on
          your own results page.
        </p>
      </div>
      <Exhibit letter="A" caption={`Illustration. A first page of ten results, with your firm on line ${ownLine}.`}>
        <ResultsLines own={ownLine} />
      </Exhibit>
    </Hero>
  );
}
