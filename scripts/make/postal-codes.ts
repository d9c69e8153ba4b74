import { type StateId, usStates } from '../../src/lib/us-states.ts';

/** In the order of the states' names. */
const codes = (
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO ' +
  'MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'
).split(' ');

/** The two letters that the post and the gazetteer use for a state. */
export const postalCodes = Object.fromEntries(
  Object.keys(usStates).map((id, index) => [id, codes[index] as string]),
) as Record<StateId, string>;
