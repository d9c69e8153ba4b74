import { atLeast, dollars, percentRange, range, times } from '../../src/lib/format.ts';
import { claims } from '../../src/offer/claims.ts';
import { marketModel } from '../../src/states/model.ts';

/** Claims about results and markets: what they say, and what would prove it. Figures are in src/offer/claims.ts. */
export const claimsToProve: string[] = [
  `${claims.daysToResults} days; ${claims.trafficIncrease}% traffic; ${claims.moreQualityLeads}% leads; ${claims.averageRoiMonths}-month ROI; gains of ${percentRange(claims.timeline.visibility.gain)} to ${percentRange(claims.timeline.traffic.gain)}: analytics of all campaigns`,
  `${atLeast(claims.newClientsAMonth)} new clients a month; ${atLeast(claims.texasCases.title)} cases monthly in Texas: clients’ intake records`,
  `${claims.clientRetention}% retention; ${atLeast(claims.campaigns)} campaigns; ${atLeast(claims.firms)} firms; since ${claims.servingSince}: the client list, with a contract of the first year`,
  `${claims.firstPageResults}% first-page results; ${claims.generalPageFaq.firstPageRate}% in ${claims.generalPageFaq.firstPageMonths} months; ${range(claims.templateFaq.firstPageDays)} days; ${percentRange(claims.templateFaq.roi)} ROI: rankings by search, place, and day`,
  `${claims.clientSatisfaction}% client satisfaction: the survey, its date, and its answers`,
  `+${claims.generalPageCase.leads}% leads; ${times(claims.generalPageCase.consultations)} consultations (company page): the client, and consent`,
  `${claims.templateResults.traffic}%, ${claims.templateResults.consultations}%, ${claims.templateResults.costPerCase}% (template pages): the client, and consent`,
  `${claims.sampleCampaigns.profileCalls}% more calls, ${claims.sampleCampaigns.guideVisits}% more visits, ${claims.sampleCampaigns.rating} average rating (service pages): the clients, and consent`,
  `${dollars(claims.landingPage.additionalRevenue)} in ${claims.landingPage.months} months (landing page): the client, and consent`,
  'SOC 2 compliance (search src for “SOC 2”): the auditor’s report',
  'Certified search partner (search src for “Certified search”): the certificate',
  `${atLeast(claims.citations.directories)} directories: the list`,
  `${dollars(marketModel.revenuePerCase)} a case, ${marketModel.lostPercent}% lost, ${marketModel.searchPercent}% searched a month (src/states/model.ts): the model’s source`,
  'Each state’s cases, searches, attorneys, and shares of people and firms (src/states/data): their source',
];
