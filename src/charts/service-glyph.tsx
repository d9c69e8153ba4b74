import type { ComponentProps, ReactNode } from 'react';
import type { ServiceId } from '../content/service-list.ts';
import { tenths } from '../lib/format.ts';
import { audit, citations, plan } from '../offer/plan.ts';
import { sampleCampaigns } from '../offer/results.ts';

const each = (length: number, draw: (index: number) => string) =>
  Array.from({ length }, (_, index) => draw(index)).join('');

function Boxes({ count }: { count: number }) {
  const box = (index: number) => `M${2 + (index % 10) * 20} ${Math.floor(index / 10) * 14}h14v9h-14z`;
  return <path className="fill-data" d={each(count, box)} />;
}

/** A column for each group, all on one baseline. */
function Columns({ groups }: { groups: readonly number[] }) {
  const dash = (group: number, index: number) => `M${2 + group * 34} ${tenths(61.5 - index * 7.2)}h26v5h-26z`;
  return (
    <path className="fill-data" d={groups.map((count, group) => each(count, (index) => dash(group, index))).join('')} />
  );
}

/** Dashed pages are the ones that only a full month has. */
function Pages({ fewest, most }: { fewest: number; most: number }) {
  const left = (index: number) => tenths(1 + index * 33.4);
  const page = (index: number) => `M${left(index)} 8h27v38h-27z`;
  const lines = (index: number) => `M${tenths(left(index) + 5)} 16h17m-17 5h17m-17 5h17m-17 5h9`;
  const bracket = (from: number, to: number) =>
    to > from ? `M${left(from)} 56v6H${tenths(left(to - 1) + 27)}v-6` : '';
  return (
    <>
      <path className="fill-data" d={each(fewest, page)} />
      <path className="fill-none stroke-[1.5] stroke-card" d={each(fewest, lines)} />
      <path
        className="fill-none stroke-[1.5] stroke-data"
        strokeDasharray="3 2.5"
        d={each(most - fewest, (index) => page(fewest + index))}
      />
      <path className="fill-none stroke-ink" d={bracket(0, fewest) + bracket(fewest, most)} />
    </>
  );
}

const bestRating = 5;
const ratingX = (rating: number) => tenths(2 + (rating / bestRating) * 196);

function RatingRule({ rating }: { rating: number }) {
  const tick = (tenth: number) => `M${ratingX(tenth / 10)} 44v${tenth % 10 === 0 ? 14 : tenth % 5 === 0 ? 9 : 5}`;
  return (
    <>
      <path className="fill-none stroke-ink" d={`M2 44h196${each(bestRating * 10 + 1, tick)}`} />
      <rect className="fill-data" x="2" y="30" width={tenths(ratingX(rating) - 2)} height="14" />
      <path className="fill-ink" d={`M${ratingX(rating)} 26l-6-11h12z`} />
    </>
  );
}

const [fewest, most] = plan.contentPages;

const drawings = {
  'local-seo': <Boxes count={citations.directories} />,
  'technical-seo': <Columns groups={audit.groups} />,
  'content-marketing': <Pages fewest={fewest} most={most} />,
  'reputation-management': <RatingRule rating={sampleCampaigns.rating} />,
} satisfies Record<ServiceId, ReactNode>;

/** Draws the number of a service’s stat. Decorative. */
export const ServiceGlyph = ({ service, ...props }: ComponentProps<'svg'> & { service: ServiceId }) => (
  <svg viewBox="0 0 200 68" width="200" height="68" preserveAspectRatio="xMaxYMid" aria-hidden="true" {...props}>
    {drawings[service]}
  </svg>
);
