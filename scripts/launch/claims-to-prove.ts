import { marketModel } from '../../src/content/state-derivations.ts';
import { claims, dollars } from '../../src/site/claims.ts';
import type { Finding } from './source-marks.ts';

const { timeline, generalPageFaq, generalPageCase, templateFaq, templateResults, texasCases, landingPage } = claims;
const [firstGain, lastGain] = [timeline[0], timeline[3]].map(({ gain }) => gain.join('–'));
const { revenuePerCase, lostPercent, searchPercent } = marketModel;

/** What each claim of src/site/claims.ts says, by what would prove it. Once one is proven, take its line out. */
const claimsByProof: Record<string, Partial<Record<keyof typeof claims, string>>> = {
  'intake records of clients': {
    newClientsAMonth: `${claims.newClientsAMonth} new clients a month`,
    texasCases: `${texasCases.title} cases monthly in Texas`,
  },
  'start, first result and analytics of all campaigns': {
    daysToResults: `results in ${claims.daysToResults} days`,
    trafficIncrease: `${claims.trafficIncrease}% traffic`,
    moreQualityLeads: `${claims.moreQualityLeads}% more quality leads`,
    averageRoiMonths: `${claims.averageRoiMonths}-month ROI`,
    timeline: `gains of ${firstGain}% to ${lastGain}%`,
  },
  'the client list, with a dated contract of the first year': {
    clientRetention: `${claims.clientRetention}% retention`,
    campaigns: `${claims.campaigns} campaigns`,
    firms: `${claims.firms} firms`,
    servingSince: `since ${claims.servingSince}`,
  },
  'the rankings, by search, place and day': {
    firstPageResults: `${claims.firstPageResults}% first-page results`,
    generalPageFaq: `${generalPageFaq.firstPageRate}% within ${generalPageFaq.firstPageMonths} months`,
    templateFaq: `${templateFaq.firstPageDays} days, ${templateFaq.roi} ROI`,
  },
  'the survey, its date and its answers': { clientSatisfaction: `${claims.clientSatisfaction}% client satisfaction` },
  'the list': { citations: `${claims.citations.directories} directories` },
  'the clients behind them, and their consent': {
    generalPageCase: `+${generalPageCase.leads}% leads, ${generalPageCase.consultations} consultations`,
    templateResults: `${templateResults.traffic}%, ${templateResults.consultations}%, ${templateResults.costPerCase}%`,
    landingPage: `${dollars(landingPage.additionalRevenue)} in ${landingPage.months} months`,
  },
};

/** Claims about results, and figures about markets, whose source no file names. */
export const claimsToProve: Finding[] = [
  ...Object.entries(claimsByProof).map(([proof, said]) => ({
    where: 'src/site/claims.ts',
    what: `${Object.values(said).join('; ')}: ${proof}`,
  })),
  { where: 'search for “SOC 2”', what: 'SOC 2 compliance: the auditor’s report' },
  { where: 'search for “Certified search”', what: 'a search-partner certification: the certificate' },
  {
    where: 'search for “marketModel”',
    what: `${dollars(revenuePerCase)} a case, ${lostPercent}% lost, ${searchPercent}% of cases searched a month: the model’s source`,
  },
  { where: 'src/content/states', what: 'each state’s cases, searches and attorneys: their source' },
];
