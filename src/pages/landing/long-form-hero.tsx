import { claims } from '../../site/claims.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Hero } from '../../ui/hero.tsx';
import { DiscoveryButton } from './discovery-button.tsx';
import { LineNine, ownLine } from './line-nine.tsx';

export function LongFormHero() {
  return (
    <Hero line={ownLine}>
      <div>
        <h1 id="h1">Search for a divorce lawyer in your county. Count the firms above yours.</h1>
        <p className="lede">
          Each of them is read before you are. We do SEO for divorce lawyers and for nobody else. This page sets out
          what being on line {ownLine} costs, what moving up costs, and the arithmetic of a first year, with its weak
          points.
        </p>
        <div className="acts">
          <DiscoveryButton />
        </div>
        <p className="note">
          Free. It includes a {claims.landingPage.auditMinutes}-minute audit of the firms above you, live, on your own
          results page.
        </p>
      </div>
      <Exhibit letter="A" caption="Illustration. What is above you on the page is read before you are.">
        <LineNine />
      </Exhibit>
    </Hero>
  );
}
