import type { ReactNode } from 'react';
import { GainBars } from '../../charts/gain-bars.tsx';
import { CountDots, Marks } from '../../charts/marks.tsx';
import { RecordFigure } from '../../sections/record-figure.tsx';
import { claims } from '../../site/claims.ts';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';

/** Micro-charts, drawn to scale on 200 by 44. Decoration: the figure beside each says the same. */
function Glyph({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 200 44" preserveAspectRatio="none" aria-hidden="true">
      {children}
    </svg>
  );
}

const firms = Number.parseInt(claims.firms, 10);

const stats = [
  {
    figure: firms,
    unit: '+',
    label: 'firms',
    glyph: (
      <Glyph>
        <CountDots count={firms} />
      </Glyph>
    ),
  },
  {
    figure: claims.trafficIncrease,
    unit: '%',
    label: 'average traffic increase',
    glyph: (
      <Glyph>
        <GainBars gain={claims.trafficIncrease} />
      </Glyph>
    ),
  },
  {
    figure: claims.moreQualityLeads,
    unit: '%',
    label: 'more quality leads',
    glyph: (
      <Glyph>
        <GainBars gain={claims.moreQualityLeads} />
      </Glyph>
    ),
  },
  {
    figure: claims.averageRoiMonths,
    unit: '-month',
    label: 'average ROI',
    glyph: (
      <Glyph>
        <Marks count={claims.averageRoiMonths} size={4} step={11} height={22} y={27} />
      </Glyph>
    ),
  },
];

/** The page's four headline stats (specification, section 2). */
export function HeadlineStats() {
  return (
    <Sheet folio="The record" labelledBy="record">
      <SectionHead
        id="record"
        heading={`Results across ${claims.firms} firms: ${claims.trafficIncrease}% more traffic on average`}
        lede="By our own count. The averages cover all our campaigns; your market, your site and your competitors all change the result."
      />
      <ul className="rec md:grid-cols-4">
        {stats.map(({ figure, unit, label, glyph }) => (
          <RecordFigure key={label} as="li" value={figure} unit={unit} label={label}>
            {glyph}
          </RecordFigure>
        ))}
      </ul>
      <p className="note mt-3">
        Each dot is one firm. Gray is the starting point, blue the gain. Each tick is one month.
      </p>
    </Sheet>
  );
}
