import { type CitiesByTier, type CityTier, cityName } from '../../../content/city-tiers.ts';
import type { CopyText } from '../../../lib/copy-text.ts';
import { Copy } from '../../../ui/copy.tsx';
import { cityTierIds, cityTiers } from './city-tier.ts';

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
