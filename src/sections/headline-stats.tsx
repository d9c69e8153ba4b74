import type { ReactNode } from 'react';
import { GainBars } from '../charts/gain-bars.tsx';
import { CountDots, Marks, PercentMarks } from '../charts/marks.tsx';
import { results } from '../offer/results.ts';
import type { DrawnStat } from '../ui/stat.tsx';

const drawn =
  (value: number, unit: string, drawing: ReactNode) =>
  (label: string): DrawnStat => ({ value, unit, drawing, label });

/** The owner’s headline figures, drawn. Each page words its own labels. */
export const headlineStats = {
  traffic: drawn(results.trafficIncrease, '%', <GainBars gain={results.trafficIncrease} />),
  leads: drawn(results.moreQualityLeads, '%', <GainBars gain={results.moreQualityLeads} />),
  roi: drawn(results.averageRoiMonths, '-month', <Marks count={results.averageRoiMonths} width={4} />),
  firms: drawn(results.firms, '+', <CountDots count={results.firms} />),
  campaigns: drawn(results.campaigns, '+', <CountDots count={results.campaigns} />),
  retention: drawn(results.clientRetention, '%', <PercentMarks percent={results.clientRetention} />),
  firstPage: drawn(results.firstPageResults, '%', <PercentMarks percent={results.firstPageResults} />),
  days: drawn(results.daysToResults, ' days', <Marks count={results.daysToResults} width={2} />),
};
