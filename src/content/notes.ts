/** The note on how many days results take, where the claim stands without the states' case studies. */
export const daysNote = 'Most clients, counted from the day work starts. Crowded markets take longer.';

/** The note on figures that are averages of all campaigns. */
export const averageNote =
  'Average across our campaigns. Your market, your site and your competitors all change the result.';
