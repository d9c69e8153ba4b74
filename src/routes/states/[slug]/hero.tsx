import type { ReactNode } from 'react';
import { Copy, NoteRef, Paragraph } from '../../../copy/copy.tsx';
import type { CopyText } from '../../../copy/copy-text.ts';
import { cn } from '../../../lib/cn.ts';
import { atLeast, dollars, grouped, range } from '../../../lib/format.ts';
import { keysOf } from '../../../lib/keys-of.ts';
import { type StateId, type StateName, stateSlug, usStates } from '../../../lib/us-states.ts';
import { guarantee } from '../../../offer/guarantee.ts';
import { consultation, plan } from '../../../offer/plan.ts';
import { results } from '../../../offer/results.ts';
import { Breadcrumbs } from '../../../sections/breadcrumbs.tsx';
import { BookingButton } from '../../../sections/call-to-action.tsx';
import { SiteField } from '../../../sections/site-field.tsx';
import type { Campaign } from '../../../site/booking.ts';
import type { CountyMap } from '../../../states/load.ts';
import {
  type CitiesByTier,
  type CityTier,
  cityName,
  type HeroImage,
  lostFees,
  marketModel,
} from '../../../states/model.ts';
import type { City, CityLines } from '../../../states/schema.ts';
import { Actions } from '../../../ui/button.tsx';
import { Exhibit } from '../../../ui/exhibit.tsx';
import { Eyebrow, Hero, HeroHeading, HeroLede } from '../../../ui/hero.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { HeroDrawing } from './hero-drawing.tsx';

export function StateHero({
  id,
  map,
  heading,
  lede,
  campaign,
  monthly,
  secondButton,
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
  /** It leads to this state’s results. */
  secondButton: ReactNode;
  annualCases: number;
  image?: HeroImage;
}) {
  const name = usStates[id];
  return (
    <Hero bodyClass="gap-y-6 lg:grid-rows-[auto_1fr]">
      <div>
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
        <Actions className="mt-6">
          <BookingButton campaign={campaign} />
          {secondButton}
        </Actions>
      </div>
      <div className="grid gap-y-6 lg:row-span-2">
        <CountyMapExhibit id={id} map={map} />
        <SiteField />
      </div>
      <div>
        <LostFees state={name} annualCases={annualCases} />
        <Offer monthly={monthly} className="mt-4" />
      </div>
      {image && <HeroDrawing image={image} />}
    </Hero>
  );
}

/** Template pages have no pricing card, so they have the terms here. */
function Offer({ monthly, className }: { monthly?: number; className: string }) {
  return (
    <p className={cn('max-w-136 text-ink-2 text-small', className)}>
      {monthly &&
        `${atLeast(results.campaigns)} campaigns since ${results.servingSince}, all for divorce and family lawyers. `}
      You get local SEO, website fixes, {range(plan.contentPages)} new pages a month, and review requests
      {monthly && (
        <>
          {' '}
          for <b className="font-semibold text-ink">{dollars(monthly)} a&nbsp;month</b>
        </>
      )}
      . No setup fees, cancel anytime, <span className="whitespace-nowrap">{guarantee.days}-day</span> satisfaction
      guarantee. The call is free, takes {consultation.minutes}&nbsp;minutes, and you keep the audit.
    </p>
  );
}

const millions = 1_000_000;

/** How `LostFees` counts. The page has it as a note, too. */
export const lostFeesNote = (annualCases: number): string =>
  `${marketModel.lostPercent}% of ${grouped(annualCases)} divorce cases a year, at ${dollars(marketModel.revenuePerCase)} a case.`;

const LostFees = ({ state, annualCases }: { state: StateName; annualCases: number }) => (
  <p className="max-w-136 border-t-2 border-t-ink border-b border-b-rule py-3 text-small">
    <Tooltip text={lostFeesNote(annualCases)}>{state} firms that clients don’t find lose</Tooltip>{' '}
    <b className="font-serif text-display">{`$${Math.round(lostFees(annualCases) / millions)}M`}</b> a year to the firms
    they do.
    <NoteRef id="lost" />
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

function CountyMapExhibit({ id, map }: { id: StateId; map: CountyMap }) {
  return (
    <Exhibit
      letter="A"
      caption={`${usStates[id]}: ${map.areas}. Borders: U.S. Census Bureau. City positions: GeoNames, CC\u00a0BY\u00a04.0.`}
      framed={false}
      className="@container border-ink border-t pt-8"
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

/** The cities of a plan, each tier with its color on the map. @param lines What people there look for. */
export function TierList({ cities, lines }: { cities: CitiesByTier; lines?: CityLines }) {
  return (
    <dl className="rule-top">
      {cityTierIds.map((tier) => (
        <div key={tier} className="split-5 gap-y-1.5 border-rule not-last:border-b py-4">
          <dt className="flex items-center gap-3 self-start font-semibold text-ui">
            <Swatch tier={tier} />
            {cityTiers[tier].name}
          </dt>
          <dd className={tier === 'smaller' || lines ? 'max-md:text-detail' : 'font-semibold text-ui'}>
            {tier === 'smaller' || !lines ? (
              cities[tier].map((city) => cityName(city).replaceAll(' ', '\u00a0')).join(', ')
            ) : (
              <LineList cities={cities[tier]} lines={lines[tier]} />
            )}
            {tier === 'smaller' && lines && (
              <Paragraph className="mt-1.5 text-detail text-ink-2" text={lines.smaller} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const LineList = ({ cities, lines }: { cities: readonly City[]; lines: readonly CopyText[] }) => (
  <ul className="grid gap-y-2">
    {cities.map((city, index) => (
      <li key={cityName(city)} className="gap-x-6 text-detail text-ink-2 md:grid md:grid-cols-[9rem_1fr]">
        <b className="font-semibold text-ink">{cityName(city)}:</b>{' '}
        <span>
          <Copy text={lines[index] ?? ''} />
        </span>
      </li>
    ))}
  </ul>
);
