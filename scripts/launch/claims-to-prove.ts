import { atLeast, dollars, percentRange, range, times } from '../../src/lib/format.ts';
import { landingFees } from '../../src/offer/landing-fees.ts';
import { marketModel } from '../../src/offer/market-model.ts';
import { citations, companyFaq, templateFaq } from '../../src/offer/plan.ts';
import {
  companyCase,
  results,
  sampleCampaigns,
  templateResults,
  texasCases,
  timeline,
} from '../../src/offer/results.ts';

/** Claims about results and markets, each with its proof. Figures are in src/offer/. */
export const claimsToProve: string[] = [
  `${results.daysToResults} days; ${results.trafficIncrease}% traffic; ${results.moreQualityLeads}% leads; ${results.averageRoiMonths}-month ROI; gains of ${percentRange(timeline.visibility.gain)} to ${percentRange(timeline.traffic.gain)}: analytics of all campaigns`,
  `${atLeast(results.newClientsAMonth)} new clients a month; ${atLeast(texasCases.title)} cases monthly in Texas: clients’ intake records`,
  `${results.clientRetention}% retention; ${atLeast(results.campaigns)} campaigns; ${atLeast(results.firms)} firms; since ${results.servingSince}: the client list, with a contract of the first year`,
  `${results.firstPageResults}% first-page results; ${companyFaq.firstPageRate}% in ${companyFaq.firstPageMonths} months; ${range(templateFaq.firstPageDays)} days; ${percentRange(templateFaq.roi)} ROI: rankings by search, place, and day`,
  `${results.clientSatisfaction}% client satisfaction: the survey, its date, and its answers`,
  `+${companyCase.leads}% leads; ${times(companyCase.consultations)} consultations (company page): the client, and consent`,
  `${templateResults.traffic}%, ${templateResults.consultations}%, ${templateResults.costPerCase}% (template pages): the client, and consent`,
  `${sampleCampaigns.profileCalls}% more calls, ${sampleCampaigns.guideVisits}% more visits, ${sampleCampaigns.rating} average rating (service pages): the clients, and consent`,
  `${dollars(landingFees.additionalRevenue)} in ${landingFees.months} months (landing page): the client, and consent`,
  'SOC 2 compliance (search src for “SOC 2”): the auditor’s report',
  'Certified search partner (search src for “Certified search”): the certificate',
  `${atLeast(citations.directories)} directories: the list`,
  `${dollars(marketModel.revenuePerCase)} a case, ${marketModel.lostPercent}% lost, ${marketModel.searchPercent}% searched a month (src/offer/market-model.ts): the model’s source`,
  'Each state’s cases, searches, attorneys, and shares of people and firms (src/states/data): their source',
];
