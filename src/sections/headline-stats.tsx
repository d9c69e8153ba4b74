import type { ReactNode } from 'react';
import { GainBars } from '../charts/gain-bars.tsx';
import { CountDots, Marks, PercentMarks } from '../charts/marks.tsx';
import { guarantee } from '../offer/guarantee.ts';
import { results } from '../offer/results.ts';
import type { DrawnStat } from '../ui/stat.tsx';

const drawn =
  (value: number, unit: string, drawing: ReactNode, of?: number) =>
  (label: string): DrawnStat => ({ value, unit, drawing, label, of });

/** Marks for a count, the rest of the row pale. */
const Share = ({ count, of }: { count: number; of: number }) => (
  <>
    <Marks count={of} width={4} className="stroke-data-soft" />
    <Marks count={count} of={of} width={4} />
  </>
);

/** The owner’s headline figures, drawn. Each page words its own labels. */
export const headlineStats = {
  traffic: drawn(results.trafficIncrease, '%', <GainBars gain={results.trafficIncrease} />),
  leads: drawn(results.moreQualityLeads, '%', <GainBars gain={results.moreQualityLeads} />),
  roi: drawn(results.averageRoiMonths, '-month', <Share count={results.averageRoiMonths} of={24} />, 24),
  campaigns: drawn(results.campaigns, '+', <CountDots count={results.campaigns} />),
  retention: drawn(results.clientRetention, '%', <PercentMarks percent={results.clientRetention} />),
  firstPage: drawn(results.firstPageResults, '%', <PercentMarks percent={results.firstPageResults} />),
  days: drawn(
    results.daysToResults,
    ' days',
    <Share count={results.daysToResults / 5} of={guarantee.days / 5} />,
    guarantee.days,
  ),
};
