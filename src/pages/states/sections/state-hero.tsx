import type { ReactNode } from 'react';
import type { CitiesByTier } from '../../../content/city-tiers.ts';
import type { CountyMap } from '../../../content/states/registry.ts';
import type { CopyText } from '../../../lib/copy-text.ts';
import { type StateId, stateSlug, usStates } from '../../../lib/us-states.ts';
import { BookingButton } from '../../../sections/booking-button.tsx';
import { Breadcrumbs } from '../../../sections/breadcrumbs.tsx';
import type { Campaign } from '../../../site/booking.ts';
import { Copy } from '../../../ui/copy.tsx';
import { Hero } from '../../../ui/hero.tsx';
import { CountyMapExhibit } from './county-map.tsx';
import { Offer } from './offer.tsx';

/** On wide screens the map fills the height of the words beside it. */
const isTall = ({ width, height }: CountyMap): boolean => width < height * 1.2;

/** A state page's opening: the words on the left, the county map as Exhibit A on the right. */
export function StateHero({
  id,
  map,
  heading,
  lede,
  campaign,
  monthly,
  results,
  figure,
  cities,
  children,
}: {
  id: StateId;
  map: CountyMap;
  heading: string;
  lede: CopyText;
  campaign: Campaign;
  /** What this page says the plan costs, in US dollars a month. */
  monthly: number;
  /** The second button: the way to this state's results. */
  results: ReactNode;
  /** A figure below the buttons or below the map. */
  figure?: ReactNode;
  /** The cities that the map marks. */
  cities: CitiesByTier;
  /** What runs below both columns. */
  children?: ReactNode;
}) {
  const name = usStates[id];
  return (
    <Hero kind="state" bodyClass={isTall(map) ? 'opening opening--tall' : 'opening'}>
      <div>
        <Breadcrumbs above={[{ name: 'States', path: '/states' }]} name={name} path={`/states/${stateSlug(id)}`} />
        <p className="kick">SEO Services for Divorce Attorneys in {name}</p>
        <h1 id="h1">{heading}</h1>
        <p className="lede">
          <Copy text={lede} />
        </p>
        <div className="acts">
          <BookingButton campaign={campaign} />
          {results}
        </div>
        <Offer monthly={monthly} />
      </div>
      {figure}
      <CountyMapExhibit id={id} map={map} cities={cities} />
      {children}
    </Hero>
  );
}
