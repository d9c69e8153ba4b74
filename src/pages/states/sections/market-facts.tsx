import { deferred } from '../../../ui/deferred.tsx';

/** A market in four figures, whose tooltips are fetched when a visitor turns to it. */
export const MarketFacts = deferred(() => import('./fact-strip.tsx'), { selector: '.mk' });
