import { claims } from './claims.ts';

/** The guarantee in brief; the whole wording is in the terms. */
export const guaranteeSentence = `We agree in writing on one number before we start. If it isn’t higher on day ${claims.plan.guaranteeDays}, [we work for free until it is](/terms-of-service#guarantee).`;
