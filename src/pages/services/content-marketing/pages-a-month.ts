import { claims } from '../../../site/claims.ts';

/** The plan's pages a month as numbers, fewest and most, from the claim as it is read (`4–6`). */
export const pagesAMonth = claims.plan.contentPages.split('–').map(Number) as [fewest: number, most: number];
