import { marketModel } from '../../src/content/state-derivations.ts';
import { atLeast, dollars, percentRange, range, times } from '../../src/lib/format.ts';
import { claims } from '../../src/site/claims.ts';

const {
  timeline,
  generalPageFaq,
  generalPageCase,
  templateFaq,
  templateResults,
  texasCases,
  landingPage,
  sampleCampaigns,
} = claims;
const [firstGain, lastGain] = [timeline.visibility, timeline.traffic].map(({ gain }) => percentRange(gain));
const { revenuePerCase, lostPercent, searchPercent } = marketModel;

/** Claims about results and markets: what they say, and what would prove it. Figures are in src/site/claims.ts. */
export const claimsToProve: string[] = [
  `${claims.daysToResults} days; ${claims.trafficIncrease}% traffic; ${claims.moreQualityLeads}% leads; ${claims.averageRoiMonths}-month ROI; gains of ${firstGain} to ${lastGain}: analytics of all campaigns`,
  `${atLeast(claims.newClientsAMonth)} new clients a month; ${atLeast(texasCases.title)} cases monthly in Texas: clients’ intake records`,
  `${claims.clientRetention}% retention; ${atLeast(claims.campaigns)} campaigns; ${atLeast(claims.firms)} firms; since ${claims.servingSince}: the client list, with a contract of the first year`,
  `${claims.firstPageResults}% first-page results; ${generalPageFaq.firstPageRate}% in ${generalPageFaq.firstPageMonths} months; ${range(templateFaq.firstPageDays)} days; ${percentRange(templateFaq.roi)} ROI: rankings by search, place, and day`,
  `${claims.clientSatisfaction}% client satisfaction: the survey, its date, and its answers`,
  `+${generalPageCase.leads}% leads; ${times(generalPageCase.consultations)} consultations (company page): the client, and consent`,
  `${templateResults.traffic}%, ${templateResults.consultations}%, ${templateResults.costPerCase}% (template pages): the client, and consent`,
  `${sampleCampaigns.profileCalls}% more calls, ${sampleCampaigns.guideVisits}% more visits, ${sampleCampaigns.rating} average rating (service pages): the clients, and consent`,
  `${dollars(landingPage.additionalRevenue)} in ${landingPage.months} months (landing page): the client, and consent`,
  'SOC 2 compliance (search src for “SOC 2”): the auditor’s report',
  'Certified search partner (search src for “Certified search”): the certificate',
  `${atLeast(claims.citations.directories)} directories: the list`,
  `${dollars(revenuePerCase)} a case, ${lostPercent}% lost, ${searchPercent}% searched a month (src/content/state-derivations.ts): the model’s source`,
  'Each state’s cases, searches, attorneys, and shares of people and firms (src/content/states): their source',
];
