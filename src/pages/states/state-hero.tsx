import type { ReactNode } from 'react';
import { type CitiesByTier, type CityTier, cityName } from '../../content/city-tiers.ts';
import { lostFees, marketModel } from '../../content/state-derivations.ts';
import type { CountyMap } from '../../content/states/registry.ts';
import type { CopyText } from '../../lib/copy-text.ts';
import { grouped } from '../../lib/format.ts';
import { type StateId, type StateName, stateSlug, usStates } from '../../lib/us-states.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { BookingButton } from '../../sections/call-to-action.tsx';
import type { Campaign } from '../../site/booking.ts';
import { claims, dollars } from '../../site/claims.ts';
import { Actions } from '../../ui/actions.tsx';
import { Copy } from '../../ui/copy.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Eyebrow, Hero, HeroLede } from '../../ui/hero.tsx';

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
    <Hero bodyClass={isTall(map) ? 'opening opening--tall' : 'opening'}>
      <div>
        <Breadcrumbs above={[{ name: 'States', path: '/states' }]} name={name} path={`/states/${stateSlug(id)}`} />
        <p className="max-[30rem]:max-w-76">
          <Eyebrow>SEO Services for Divorce Attorneys in {name}</Eyebrow>
        </p>
        <h1 id="h1">{heading}</h1>
        <HeroLede>
          <Copy text={lede} />
        </HeroLede>
        <Actions className="mt-8">
          <BookingButton campaign={campaign} />
          {results}
        </Actions>
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
      cancel anytime, <span className="whitespace-nowrap">{plan.guaranteeDays}-day</span> guarantee. The button opens
      our calendar for a free <span className="whitespace-nowrap">{consultation.minutes}-minute</span> call.
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

/** The three weights a city can have in a plan, in the map's colors. */
const cityTiers = {
  metro: { name: 'Metro areas', swatch: 'bg-data' },
  midSize: { name: 'Mid-size cities', swatch: 'bg-data-mid' },
  smaller: { name: 'Smaller cities', swatch: 'bg-data-soft' },
} as const satisfies Record<CityTier, object>;

/** The tiers, heaviest first. */
const cityTierIds = Object.keys(cityTiers) as CityTier[];

/** Exhibit A: the state with its counties, those of the plan's cities shaded. It has a tag but no frame. */
function CountyMapExhibit({ id, map, cities }: { id: StateId; map: CountyMap; cities: CitiesByTier }) {
  const marked = cityTierIds.reduce((sum, tier) => sum + cities[tier].length, 0);
  return (
    <Exhibit
      letter="A"
      framed={false}
      caption={`${usStates[id]}: ${map.areas}. Shaded: those that hold the ${marked} cities in this plan. Borders: U.S. Census Bureau. City positions: GeoNames, CC\u00a0BY\u00a04.0.`}
      className="mapfig"
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by scripts/make and committed */}
      <div dangerouslySetInnerHTML={{ __html: map.svg }} />
      <ul className="legend">
        {cityTierIds.map((tier) => (
          <li key={tier}>
            <i className={cityTiers[tier].swatch} />
            {cityTiers[tier].name}
          </li>
        ))}
      </ul>
    </Exhibit>
  );
}

/** The cities of a plan by weight, each tier with its color on the map. */
export function TierList({ cities, texts }: { cities: CitiesByTier; texts?: Record<CityTier, CopyText> }) {
  return (
    <ul className="border-ink border-t-2">
      {cityTierIds.map((tier) => (
        <li key={tier} className="grid gap-x-8 gap-y-3 border-rule border-b py-6 lg:grid-cols-12">
          <h3 className="flex items-center gap-3 self-start font-sans font-semibold text-ui tracking-normal lg:col-span-3 lg:pt-1">
            <i className={`size-3.5 flex-none border border-ink ${cityTiers[tier].swatch}`} />
            {cityTiers[tier].name}
          </h3>
          <div className="lg:col-span-9">
            <ul className={`flex flex-wrap gap-x-6 gap-y-1.5 ${tier === 'smaller' ? '' : 'font-serif text-h3'}`}>
              {cities[tier].map(cityName).map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
            {texts && (
              <p className="mt-3 max-w-text text-ink-2 text-ui leading-[1.55]">
                <Copy text={texts[tier]} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
