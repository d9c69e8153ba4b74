import { Copy, Paragraph } from '../../../copy/copy.tsx';
import type { CopyText } from '../../../copy/copy-text.ts';
import { keysOf } from '../../../lib/keys-of.ts';
import type { City, CityLines } from '../../../states/schema.ts';
import { type CitiesByTier, type CityTier, cityName } from '../../../states/state-record.ts';

const cityTiers = {
  metro: { name: 'Metro areas', swatch: 'bg-data' },
  midSize: { name: 'Mid-size cities', swatch: 'bg-data-mid' },
  smaller: { name: 'Smaller cities', swatch: 'bg-data-soft' },
} as const satisfies Record<CityTier, object>;

const cityTierIds = keysOf(cityTiers);

const Swatch = ({ tier }: { tier: CityTier }) => (
  <i className={`size-3.5 flex-none border border-ink forced-color-adjust-none ${cityTiers[tier].swatch}`} />
);

/** The colors of the tiers on the map. */
export const TierKey = ({ className }: { className: string }) => (
  <ul className={`flex flex-wrap gap-x-3 gap-y-1.5 text-ink-2 text-note ${className}`}>
    {cityTierIds.map((tier) => (
      <li key={tier} className="flex items-center gap-1.5">
        <Swatch tier={tier} />
        {cityTiers[tier].name}
      </li>
    ))}
  </ul>
);

/** The cities of a plan, each tier with its color on the map. @param lines The searches of people there. */
export function TierList({ cities, lines }: { cities: CitiesByTier; lines?: CityLines }) {
  return (
    <dl className="rule-top">
      {cityTierIds.map((tier) => (
        <div key={tier} className="split-5 gap-y-1.5 border-rule not-last:border-b py-3 md:py-4">
          <dt className="flex items-center gap-3 self-start font-semibold text-small">
            <Swatch tier={tier} />
            {cityTiers[tier].name}
          </dt>
          <dd className={tier === 'smaller' || lines ? 'max-md:text-small' : 'font-semibold text-small'}>
            {tier === 'smaller' || !lines ? (
              cities[tier].map((city) => cityName(city).replaceAll(' ', '\u00a0')).join(', ')
            ) : (
              <LineList cities={cities[tier]} lines={lines[tier]} />
            )}
            {tier === 'smaller' && lines && <Paragraph className="mt-1.5 text-ink-2 text-small" text={lines.smaller} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const LineList = ({ cities, lines }: { cities: readonly City[]; lines: readonly CopyText[] }) => (
  <ul className="grid gap-y-1.5 md:gap-y-2">
    {cities.map((city, index) => (
      <li key={cityName(city)} className="gap-x-6 text-ink-2 text-small md:grid md:grid-cols-[9rem_1fr]">
        <b className="font-semibold text-ink">{cityName(city)}:</b>{' '}
        <span>
          <Copy text={lines[index] ?? ''} />
        </span>
      </li>
    ))}
  </ul>
);
