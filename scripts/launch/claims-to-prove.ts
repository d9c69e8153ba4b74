import { basename } from 'node:path';
import { marketModel } from '../../src/content/state-derivations.ts';
import { claims, dollars } from '../../src/site/claims.ts';
import { byFile, byLine, type Finding, findLines, type SourceFile } from './source.ts';

const { generalPageFaq, generalPageCase, templateFaq, templateResults, texasCases, landingPage } = claims;

const gains = claims.timeline.map(({ gain }) => gain.join('–'));

/** Figures of src/site/claims.ts that say something about results, and what would prove each. */
const figures = {
  newClientsAMonth: `${claims.newClientsAMonth} new clients a month: intake records of clients`,
  daysToResults: `results for most clients in ${claims.daysToResults} days: start and first result of each campaign`,
  trafficIncrease: `${claims.trafficIncrease}% average traffic increase: analytics of all campaigns, and the period`,
  moreQualityLeads: `${claims.moreQualityLeads}% more quality leads: how a lead is graded, and by whom`,
  clientRetention: `${claims.clientRetention}% client retention: the client list, and the period`,
  campaigns: `${claims.campaigns} campaigns: the client list`,
  firms: `${claims.firms} firms: the client list`,
  firstPageResults: `${claims.firstPageResults}% first-page results: which searches, ranked when and where`,
  clientSatisfaction: `${claims.clientSatisfaction}% client satisfaction: the survey, its date and its answers`,
  servingSince: `serving legal professionals since ${claims.servingSince}: a dated contract`,
  averageRoiMonths: `${claims.averageRoiMonths}-month average ROI: what is measured, over which clients`,
  citations: `${claims.citations.directories} directories: the list`,
  timeline: `${gains[0]}% to ${gains.at(-1)}% gains by phase: the campaigns behind the ranges`,
  generalPageFaq: `${generalPageFaq.firstPageRate}% on the first page within ${generalPageFaq.firstPageMonths} months: the campaigns`,
  generalPageCase: `+${generalPageCase.leads}% leads, ${generalPageCase.consultations} consultation requests: the client and its consent`,
  templateFaq: `${templateFaq.firstPageDays} days to the first page, ${templateFaq.roi} ROI: the campaigns`,
  templateResults: `${templateResults.traffic}%, ${templateResults.consultations}%, ${templateResults.costPerCase}%: the campaign`,
  texasCases: `${texasCases.title} and ${texasCases.description} cases monthly in Texas: intake records, and one of the two`,
  landingPage: `${dollars(landingPage.additionalRevenue)} against ${dollars(landingPage.firstYear)}: a client with these figures`,
} as const satisfies Partial<Record<keyof typeof claims, string>>;

/** Claims that are words, wherever a page makes them. */
const words: [pattern: RegExp, proof: string][] = [
  [/SOC 2(?! is)/, 'SOC 2 compliance: the auditor’s report and its date'],
  [/Certified search partner/, 'a search-partner certification: the certificate, its issuer and its date'],
];

/** Places as one finding: the first, and the names of the other files. */
function asOne(found: readonly Finding[], what: string): Finding[] {
  const [first, ...more] = found;
  const names = more.map(({ where }) => basename(where).replace(/:.*/, ''));
  return first ? [{ where: first.where, what: more.length > 0 ? `${what} (also ${names.join(', ')})` : what }] : [];
}

/** Claims about results, and figures about markets whose source no file names, that nobody has vouched for. */
export function unprovenClaims(files: readonly SourceFile[]): Finding[] {
  const { revenuePerCase, lostPercent, searchPercent } = marketModel;
  const inFile = (path: string) => files.filter((file) => file.path === path);
  const states = files.filter(({ path }) => /^src\/content\/states\/(?!types\.ts)/.test(path));
  const model = `the model: ${dollars(revenuePerCase)} a case, ${lostPercent}% lost, ${searchPercent}% of cases searched a month`;
  return [
    ...Object.entries(figures).flatMap(([key, proof]) =>
      byLine(findLines(inFile('src/site/claims.ts'), new RegExp(`^ {2}${key}: `)), () => proof),
    ),
    ...words.flatMap(([pattern, proof]) =>
      asOne(
        byFile(findLines(files, pattern), () => ''),
        proof,
      ),
    ),
    ...byLine(findLines(inFile('src/content/state-derivations.ts'), /^export const marketModel/), () => model),
    ...asOne(
      byLine(findLines(states, /^ {2}(?:figures: \{|annualDivorceCases: ')/), () => ''),
      'the state’s cases, searches and attorneys: their source',
    ),
  ];
}
