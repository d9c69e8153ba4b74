/** The note on how many days results take, where the claim stands without the states' case studies. */
export const daysNote = 'Most clients, counted from the day work starts. Crowded markets take longer.';

/** What the claim “SOC 2 compliant” refers to. */
export const socNote =
  'SOC 2 is the framework of the American Institute of CPAs for reporting on how a service organization protects the data it holds.';

/** What the claim “Certified search partner” rests on. */
export const partnerNote =
  'The certificate comes from a search company’s program for agencies. It buys no position in the results.';

/** The note on figures that are averages of all campaigns. */
export const averageNote =
  'Average across our campaigns. Your market, your site and your competitors all change the result.';
