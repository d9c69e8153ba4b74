import type { ReactNode } from 'react';
import type { CitiesByTier } from '../../content/city-tiers.ts';
import { lostFees, marketModel } from '../../content/state-derivations.ts';
import type { CountyMap } from '../../content/states/registry.ts';
import type { CopyText } from '../../lib/copy-text.ts';
import { grouped } from '../../lib/format.ts';
import { type StateId, type StateName, stateSlug, usStates } from '../../lib/us-states.ts';
import { BookingButton } from '../../sections/booking-button.tsx';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import type { Campaign } from '../../site/booking.ts';
import { claims, dollars } from '../../site/claims.ts';
import { Copy } from '../../ui/copy.tsx';
import { Hero } from '../../ui/hero.tsx';
import { CountyMapExhibit } from './county-map.tsx';

const { plan, consultation } = claims;

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

/** Below the hero's button: whom we work for, what one gets, what it costs, what the button does. */
function Offer({ monthly }: { monthly: number }) {
  return (
    <p className="mt-5 max-w-[34rem] text-ink-2 text-small">
      We work only for divorce and family lawyers. You get local SEO, website fixes, {plan.contentPages} new pages a
      month and review requests for <b className="font-semibold text-ink">{dollars(monthly)} a month</b>: no setup fee,
      cancel anytime, <span className="nb">{plan.guaranteeDays}-day</span> guarantee. The button opens our calendar for
      a free <span className="nb">{consultation.minutes}-minute</span> call.
    </p>
  );
}

const millions = 1_000_000;
const { revenuePerCase, lostPercent } = marketModel;

/** The figure below the hero's buttons: what firms that nobody finds lose in a year, with the model that says so. */
export function LostFees({ state, annualCases }: { state: StateName; annualCases: number }) {
  return (
    <p className="loss">
      <b>${Math.round(lostFees(annualCases) / millions)}M</b>
      <span>
        is what {state} firms that can’t be found lose each year, by our model: {grouped(annualCases)} cases ×{' '}
        {dollars(revenuePerCase)} × {lostPercent}%.
      </span>
    </p>
  );
}
