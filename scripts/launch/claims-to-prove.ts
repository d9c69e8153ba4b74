import { marketModel } from '../../src/content/state-derivations.ts';
import { atLeast, dollars, percentRange, range, times } from '../../src/lib/format.ts';
import { claims } from '../../src/site/claims.ts';

const { timeline, generalPageFaq, generalPageCase, templateFaq, templateResults, texasCases, landingPage } = claims;
const [firstGain, lastGain] = [timeline.visibility, timeline.traffic].map(({ gain }) => percentRange(gain));
const { revenuePerCase, lostPercent, searchPercent } = marketModel;

/** Claims about results and markets, by file: what they say, and what would prove it. */
export const claimsToProve: Record<string, string[]> = {
  'src/site/claims.ts': [
    `${atLeast(claims.newClientsAMonth)} new clients a month; ${atLeast(texasCases.title)} cases monthly in Texas: intake records of clients`,
    `results in ${claims.daysToResults} days; ${claims.trafficIncrease}% traffic; ${claims.moreQualityLeads}% more quality leads; ${claims.averageRoiMonths}-month ROI; gains of ${firstGain} to ${lastGain}: start, first result, and analytics of all campaigns`,
    `${claims.clientRetention}% retention; ${atLeast(claims.campaigns)} campaigns; ${atLeast(claims.firms)} firms; since ${claims.servingSince}: the client list, with a dated contract of the first year`,
    `${claims.firstPageResults}% first-page results; ${generalPageFaq.firstPageRate}% within ${generalPageFaq.firstPageMonths} months; ${range(templateFaq.firstPageDays)} days, ${percentRange(templateFaq.roi)} ROI: the rankings, by search, place, and day`,
    `${claims.clientSatisfaction}% client satisfaction: the survey, its date, and its answers`,
    `${atLeast(claims.citations.directories)} directories: the list`,
    `+${generalPageCase.leads}% leads, ${times(generalPageCase.consultations)} consultations; ${templateResults.traffic}%, ${templateResults.consultations}%, ${templateResults.costPerCase}%; ${dollars(landingPage.additionalRevenue)} in ${landingPage.months} months: the clients behind them, and their consent`,
  ],
  'search for “SOC 2”': ['SOC 2 compliance: the auditor’s report'],
  'search for “Certified search”': ['a search-partner certification: the certificate'],
  'src/content/state-derivations.ts': [
    `${dollars(revenuePerCase)} a case, ${lostPercent}% lost, ${searchPercent}% of cases searched a month: the model’s source`,
  ],
  'src/content/states': ['each state’s cases, searches, and attorneys: their source'],
};
