import type { ReactNode } from 'react';
import { claims } from '../../site/claims.ts';
import { Copy } from '../../ui/copy.tsx';
import { Sheet } from '../../ui/sheet.tsx';

/** Micro-charts, drawn to scale on 200 by 44. Decoration: the figure beside each says the same. */
function Glyph({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 200 44" preserveAspectRatio="none" aria-hidden="true">
      {children}
    </svg>
  );
}

/** The starting point above, the result below, on one zero. */
function GainGlyph({ percent }: { percent: number }) {
  const start = 200 / (1 + percent / 100);
  return (
    <Glyph>
      <rect className="g0" y="4" width={start} height="12" />
      <rect className="g0" y="26" width={start} height="12" />
      <rect className="g1" x={start} y="26" width={200 - start} height="12" />
    </Glyph>
  );
}

/** A dashed line makes a row of marks: five rows of forty firms, and one row of months. */
const firmRows = [6, 13.4, 20.8, 28.2, 35.6].map((y) => `M0 ${y}h198`).join('');
const monthRow = `M0 27h${claims.averageRoiMonths * 11 - 7}`;

const stats = [
  {
    figure: claims.firms.replace('+', ''),
    unit: '+',
    label: 'firms',
    glyph: (
      <Glyph>
        <path className="stroke-data" d={firmRows} strokeWidth="4.4" strokeDasharray="3 2" />
      </Glyph>
    ),
  },
  {
    figure: claims.trafficIncrease,
    unit: '%',
    label: 'average traffic increase[^average]',
    glyph: <GainGlyph percent={claims.trafficIncrease} />,
  },
  {
    figure: claims.moreQualityLeads,
    unit: '%',
    label: 'more quality leads[^average]',
    glyph: <GainGlyph percent={claims.moreQualityLeads} />,
  },
  {
    figure: claims.averageRoiMonths,
    unit: '-month',
    label: 'average ROI[^roi]',
    glyph: (
      <Glyph>
        <path className="stroke-data" d={monthRow} strokeWidth="22" strokeDasharray="4 7" />
      </Glyph>
    ),
  },
];

/** The page's four headline stats (specification, section 2). */
export function HeadlineStats() {
  return (
    <Sheet folio="The record" labelledBy="record">
      <h2 id="record" className="vh">
        All campaigns in four figures
      </h2>
      <ul className="rec md:grid-cols-4">
        {stats.map(({ figure, unit, label, glyph }) => (
          <li key={label} className="rec__i">
            <p className="rec__n">
              {figure}
              <small>{unit}</small>
            </p>
            <p className="rec__l">
              <Copy text={label} />
            </p>
            {glyph}
          </li>
        ))}
      </ul>
      <p className="note mt-3">
        One dot is one firm. Gray is the starting point and blue the gain. One tick is one month.
      </p>
    </Sheet>
  );
}
