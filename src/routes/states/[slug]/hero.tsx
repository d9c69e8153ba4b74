import type { ReactNode } from 'react';
import { Copy, NoteRef } from '../../../copy/copy.tsx';
import type { CopyText } from '../../../copy/copy-text.ts';
import { atLeast, dollars, range } from '../../../lib/format.ts';
import { keysOf } from '../../../lib/keys-of.ts';
import { type StateId, type StateName, stateSlug, usStates } from '../../../lib/us-states.ts';
import { guarantee } from '../../../offer/guarantee.ts';
import { consultation, plan } from '../../../offer/plan.ts';
import { results } from '../../../offer/results.ts';
import { Breadcrumbs } from '../../../sections/breadcrumbs.tsx';
import { BookingButton, SendSiteLine } from '../../../sections/call-to-action.tsx';
import type { Campaign } from '../../../site/booking.ts';
import type { CountyMap } from '../../../states/load.ts';
import { type CitiesByTier, type CityTier, cityName, type HeroImage, lostFees } from '../../../states/model.ts';
import { Actions } from '../../../ui/button.tsx';
import { Exhibit } from '../../../ui/exhibit.tsx';
import { Eyebrow, Hero, HeroHeading, HeroLede } from '../../../ui/hero.tsx';
import { HeroDrawing } from './hero-drawing.tsx';

/** On phones, the order is words, lost fees, map. */
const layouts = {
  /** Lost fees below the map, level with the words’ last line. */
  wide: {
    body: 'lg:grid-rows-[1fr_auto]',
    words: 'lg:row-span-2',
    lostFees: 'lg:col-start-2 lg:row-start-2',
    map: 'lg:col-start-2 lg:row-start-1',
  },
  /** The same, but on the widest screens the map fills the height. */
  tall: {
    body: 'lg:grid-rows-[1fr_auto] xl:grid-rows-[auto_1fr]',
    words: 'lg:row-span-2 xl:row-span-1',
    lostFees: 'lg:col-start-2 lg:row-start-2 xl:col-start-1',
    map: 'lg:col-start-2 lg:row-start-1 xl:row-span-2',
  },
};

export function StateHero({
  id,
  map,
  heading,
  lede,
  campaign,
  monthly,
  results,
  annualCases,
  image,
}: {
  id: StateId;
  map: CountyMap;
  heading: string;
  lede: CopyText;
  campaign: Campaign;
  /** In US dollars, on pages whose hero has the price. */
  monthly?: number;
  /** The second button, which leads to this state’s results. */
  results: ReactNode;
  annualCases: number;
  image?: HeroImage;
}) {
  const name = usStates[id];
  const layout = layouts[map.width < map.height * 1.2 ? 'tall' : 'wide'];
  return (
    <Hero bodyClass={`gap-y-6 ${layout.body}`}>
      <div className={layout.words}>
        <Breadcrumbs
          className="mb-5"
          above={[{ name: 'States', path: '/states' }]}
          name={name}
          path={`/states/${stateSlug(id)}`}
        />
        <p className="max-[30rem]:max-w-76">
          <Eyebrow className="mb-4">SEO Services for Divorce Attorneys in {name}</Eyebrow>
        </p>
        <HeroHeading>{heading}</HeroHeading>
        <HeroLede className="mt-6">
          <Copy text={lede} />
        </HeroLede>
        <Actions className="mt-8">
          <BookingButton campaign={campaign} />
          {results}
        </Actions>
        <SendSiteLine className="mt-4" />
        <Offer monthly={monthly} />
      </div>
      <LostFees state={name} annualCases={annualCases} className={layout.lostFees} />
      <CountyMapExhibit id={id} map={map} className={layout.map} />
      {image && <HeroDrawing image={image} />}
    </Hero>
  );
}

/** Template pages have no pricing card, so they have the terms here. */
function Offer({ monthly }: { monthly?: number }) {
  return (
    <p className="mt-4 max-w-136 text-ink-2 text-small">
      {monthly &&
        `${atLeast(results.campaigns)} campaigns since ${results.servingSince}, all for divorce and family lawyers. `}
      You get local SEO, website fixes, {range(plan.contentPages)} new pages a month, and review requests
      {monthly && (
        <>
          {' '}
          for <b className="font-semibold text-ink">{dollars(monthly)} a month</b>
        </>
      )}
      . {monthly ? 'No setup fee' : 'One plan, month to month, no setup fee'}, cancel anytime,{' '}
      <span className="whitespace-nowrap">{guarantee.days}-day</span> guarantee. The button opens our calendar for a
      free <span className="whitespace-nowrap">{consultation.minutes}-minute</span> call.
      {!monthly && ' “Results” opens our case studies, with the traffic, leads, rankings, and time of each.'}
    </p>
  );
}

const millions = 1_000_000;

const LostFees = ({ state, annualCases, className }: { state: StateName; annualCases: number; className: string }) => (
  <p className={`self-start border-t-2 border-t-ink border-b border-b-rule py-3 text-small ${className}`}>
    {state} firms lose{' '}
    <b className="font-display font-serif text-stat tracking-[-0.03em]">
      ${Math.round(lostFees(annualCases) / millions)}M
    </b>{' '}
    a year to firms that clients find first.
    <NoteRef id="figures" />
  </p>
);

const cityTiers = {
  metro: { name: 'Metro areas', swatch: 'bg-data' },
  midSize: { name: 'Mid-size cities', swatch: 'bg-data-mid' },
  smaller: { name: 'Smaller cities', swatch: 'bg-data-soft' },
} as const satisfies Record<CityTier, object>;

const cityTierIds = keysOf(cityTiers);

const Swatch = ({ tier }: { tier: CityTier }) => (
  <i
    className={`size-3.5 flex-none border border-ink forced-color-adjust-none print:[print-color-adjust:exact] ${cityTiers[tier].swatch}`}
  />
);

function CountyMapExhibit({ id, map, className }: { id: StateId; map: CountyMap; className: string }) {
  return (
    <Exhibit
      letter="A"
      caption={`${usStates[id]}: ${map.areas}. Borders: U.S. Census Bureau. City positions: GeoNames, CC\u00a0BY\u00a04.0.`}
      framed={false}
      className={`@container pt-7 max-lg:mt-5 lg:-mt-4 lg:self-center ${className}`}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by scripts/make and committed */}
      <div dangerouslySetInnerHTML={{ __html: map.svg }} />
      <ul className="mt-4 flex flex-wrap gap-x-3 gap-y-1.5 text-ink-2 text-note">
        {cityTierIds.map((tier) => (
          <li key={tier} className="flex items-center gap-1.5">
            <Swatch tier={tier} />
            {cityTiers[tier].name}
          </li>
        ))}
      </ul>
    </Exhibit>
  );
}

/** The cities of a plan, each tier with its color on the map. */
export function TierList({ cities }: { cities: CitiesByTier }) {
  return (
    <dl className="rule-top">
      {cityTierIds.map((tier) => (
        <div key={tier} className="grid gap-x-8 gap-y-1.5 border-rule py-4 not-last:border-b lg:grid-cols-[1fr_3fr]">
          <dt className="flex items-center gap-3 self-start font-semibold text-ui">
            <Swatch tier={tier} />
            {cityTiers[tier].name}
          </dt>
          <dd className={tier === 'smaller' ? '' : 'font-serif text-h3'}>{cities[tier].map(cityName).join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}

export const TierTexts = ({ texts }: { texts: Record<CityTier, CopyText> }) => (
  <dl className="grid gap-5">
    {cityTierIds.map((tier) => (
      <div key={tier}>
        <dt className="font-semibold">{cityTiers[tier].name}</dt>
        <dd className="mt-1 max-w-text text-ink-2 text-detail">
          <Copy text={texts[tier]} />
        </dd>
      </div>
    ))}
  </dl>
);
