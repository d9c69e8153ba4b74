import { marketModel } from '../../src/content/state-derivations.ts';
import { atLeast, dollars, percentRange, range, times } from '../../src/lib/format.ts';
import { claims } from '../../src/site/claims.ts';
import { asOne, type Finding, findLines, type SourceFile } from './source.ts';

const { timeline, generalPageFaq, generalPageCase, templateFaq, templateResults, texasCases, landingPage } = claims;
const gains = timeline.map(({ gain }) => gain.join('–'));

/** What would prove claims about results, and what each claim of src/site/claims.ts says. */
const proofs: [proof: string, said: Partial<Record<keyof typeof claims, string>>][] = [
  [
    'intake records of clients',
    {
      newClientsAMonth: `${atLeast(claims.newClientsAMonth)} new clients a month`,
      texasCases: `${atLeast(texasCases.title)} cases monthly in Texas`,
    },
  ],
  [
    'start, first result and analytics of all campaigns',
    {
      daysToResults: `results in ${claims.daysToResults} days`,
      trafficIncrease: `${claims.trafficIncrease}% traffic`,
      moreQualityLeads: `${claims.moreQualityLeads}% more quality leads`,
      averageRoiMonths: `${claims.averageRoiMonths}-month ROI`,
      timeline: `gains of ${gains[0]}% to ${gains.at(-1)}%`,
    },
  ],
  [
    'the client list, with a dated contract of the first year',
    {
      clientRetention: `${claims.clientRetention}% retention`,
      campaigns: `${atLeast(claims.campaigns)} campaigns`,
      firms: `${atLeast(claims.firms)} firms`,
      servingSince: `since ${claims.servingSince}`,
    },
  ],
  [
    'the rankings, by search, place and day',
    {
      firstPageResults: `${claims.firstPageResults}% first-page results`,
      generalPageFaq: `${generalPageFaq.firstPageRate}% within ${generalPageFaq.firstPageMonths} months`,
      templateFaq: `${range(templateFaq.firstPageDays)} days, ${percentRange(templateFaq.roi)} ROI`,
    },
  ],
  ['the survey, its date and its answers', { clientSatisfaction: `${claims.clientSatisfaction}% client satisfaction` }],
  ['the list', { citations: `${atLeast(claims.citations.directories)} directories` }],
  [
    'the clients behind them, and their consent',
    {
      generalPageCase: `+${generalPageCase.leads}% leads, ${times(generalPageCase.consultations)} consultations`,
      templateResults: `${templateResults.traffic}%, ${templateResults.consultations}%, ${templateResults.costPerCase}%`,
      landingPage: `${dollars(landingPage.additionalRevenue)} in ${landingPage.months} months`,
    },
  ],
];

const { revenuePerCase, lostPercent, searchPercent } = marketModel;

/** Claims about results, and figures about markets whose source no file names, that nobody has vouched for. */
export function unprovenClaims(files: readonly SourceFile[]): Finding[] {
  const inFiles = (path: RegExp) => files.filter((file) => path.test(file.path));
  return [
    ...proofs.flatMap(([proof, said]) =>
      findLines(inFiles(/^src\/site\/claims\.ts$/), new RegExp(`^ {2}(${Object.keys(said).join('|')}): `)).map(
        ({ where, matches }) => ({
          where,
          what: `${matches.map(([, key]) => said[key as keyof typeof said]).join('; ')}: ${proof}`,
        }),
      ),
    ),
    ...asOne(files, /SOC 2(?! (?:is|covers))/, 'SOC 2 compliance: the auditor’s report'),
    ...asOne(files, /Certified search partner/, 'a search-partner certification: the certificate'),
    ...asOne(
      inFiles(/^src\/content\/state-derivations\.ts$/),
      /^export const marketModel/,
      `${dollars(revenuePerCase)} a case, ${lostPercent}% lost, ${searchPercent}% of cases searched a month: the model’s source`,
    ),
    ...asOne(
      inFiles(/^src\/content\/states\/(?!types\.ts)/),
      /^ {2}(?:figures: \{|annualDivorceCases: ')/,
      'the state’s cases, searches and attorneys: their source',
    ),
  ];
}
