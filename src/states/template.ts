import { founder } from '../content/team.ts';
import { atLeast, capitalized, countOf, grouped } from '../lib/format.ts';
import { type StateId, usStates } from '../lib/us-states.ts';
import { guarantee } from '../offer/guarantee.ts';
import { modeledSearches, searchesByGroup } from '../offer/market-model.ts';
import { results, templateResults } from '../offer/results.ts';
import { anyClient } from './any-client.ts';
import type { StateTemplateData } from './schema.ts';
import { type HeroImage, nameAndNeighbors, notesOf, type StateRecord } from './state-record.ts';

/** How many small cities a state’s page and map show. */
export const smallCitiesShown = 16;

/** Ordered: the length of the state’s name picks one. */
const heroImages: readonly HeroImage[] = ['calendar', 'windows', 'streets'];

/** The page of a state whose content is data. The words around the data are the same for each. */
export function templatePage(id: StateId, data: StateTemplateData): StateRecord {
  const { local } = data;
  const state = usStates[id];
  const annualCases = countOf(data.annualDivorceCases);
  const monthlySearches = modeledSearches(annualCases);
  const percentToPage5 = countOf(data.stateSpecificStatistic);
  const [person = '', role = '', firmType = '', city = ''] = data.clientName.split(', ');
  return {
    kind: data.kind,
    ...nameAndNeighbors(
      id,
      data.borderStates.map((state) => ({ state, kind: 'in-app' })),
    ),
    notes: notesOf({ annualCases, monthlySearches }),
    updated: data.updated,
    title: data.title,
    metaDescription: data.metaDescription,
    campaigns: { hero: `page-${id}`, closing: `page-${id}` },
    annualCases,
    hero: {
      heading: data.customH1 ?? `SEO for ${state} Divorce Lawyers`,
      lede: local.lede,
      results: { label: `View ${state} Results` },
      image: heroImages[state.length % heroImages.length],
    },
    market: {
      id: 'demand',
      heading: `Why SEO is needed in ${state}, in four numbers`,
      stats: [
        {
          value: data.annualDivorceCases,
          label: 'divorce cases a year',
          detail: `About ${Math.round(annualCases / 52)} a week.`,
        },
        {
          value: data.researchPercentage,
          label: 'search for a lawyer online',
          detail: 'Among people facing divorce.',
        },
        {
          value: grouped(monthlySearches),
          label: 'searches a month',
          detail: `About ${Math.round((12 * monthlySearches) / 365)} a day.[^figures]`,
        },
        { value: data.licensedAttorneys, label: 'licensed attorneys' },
      ],
      more: { heading: 'What people look up first, and the law behind it', paragraphs: [data.specificLaw] },
    },
    difference: { heading: `What makes ${state} different`, text: data.uniqueLegalAspect },
    competition: {
      heading: `What it takes to reach page one in ${state}`,
      text: data.stateChallenges,
      percentToPage5,
      percentBelowPage5: 100 - percentToPage5,
    },
    keywords: {
      heading: `Five groups of searches ${state} clients make`,
      rows: searchesByGroup(local.searches, monthlySearches),
      targetsHeading: 'Keyword targets: where we start',
      targets: local.targets,
    },
    services: { heading: `Four services for ${state} firms, one monthly fee`, blurbs: local.services },
    trackRecord: {
      heading: 'Proven, responsive, accountable',
      standards: [
        {
          name: 'Proven',
          text: `${atLeast(results.campaigns)} campaigns since ${results.servingSince}, every one for family lawyers.`,
        },
        { name: 'Responsive', text: 'Weekly emails, monthly reports, and a 24/7 dashboard.' },
        { name: 'Accountable', text: `Our guarantee: ${guarantee.inShort}.` },
      ],
      gains: [
        { label: 'more organic traffic', gain: templateResults.traffic },
        { label: 'more consultation requests', gain: templateResults.consultations },
        { label: 'lower cost per case', gain: -templateResults.costPerCase },
      ],
    },
    client: {
      ...(data.client ?? anyClient),
      person,
      role: capitalized(role),
      firmType: capitalized(firmType),
      city,
      id: 'testimonial',
      label: 'Client success story',
      heading: `How it plays out in ${city}, ${state}`,
      founder,
    },
    longTerm: {
      heading: `Long-term success in ${state}: ${local.headings?.timeline ?? `first results in about ${results.daysToResults} days`}`,
      steps: local.longTerm,
    },
    cities: {
      id: 'markets',
      label: 'Serving markets',
      heading: `${state} cities, large and small`,
      tiers: {
        metro: [data.majorCity1, data.majorCity2, data.majorCity3],
        midSize: [data.mediumCity1, data.mediumCity2, data.mediumCity3],
        smaller: data.smallCities.slice(0, smallCitiesShown),
      },
      lines: local.cities,
    },
    faq: {
      heading: `What ${state} divorce lawyers ask us about SEO`,
      items: local.faqs.map((faq, index) => ({ value: `faq-${index + 1}`, ...faq })),
    },
    closing: local.closing,
    nearby: { heading: local.headings?.nearby ?? `${state} and its neighbors` },
  };
}
