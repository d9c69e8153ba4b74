import type { StateId } from '../lib/us-states.ts';
import { searchesByGroup } from '../offer/market-model.ts';
import { plan } from '../offer/plan.ts';
import type { HandWrittenState } from './schema.ts';
import { nameAndNeighbors, notesOf, type StateRecord } from './state-record.ts';

/** The page of a state whose file has its own words for every section. */
export function handWrittenPage(id: StateId, content: HandWrittenState): StateRecord {
  const {
    figures,
    anchor,
    resultsLabel,
    hero,
    market,
    why,
    keywords,
    pricing,
    testimonial,
    cities: { metro, midSize, smaller, ...cities },
    markets,
    ...same
  } = content;
  return {
    ...same,
    ...nameAndNeighbors(id, content.nearby.states),
    notes: notesOf(figures),
    annualCases: figures.annualCases,
    hero: {
      ...hero,
      monthly: plan.monthly,
      results: { label: resultsLabel, anchor },
    },
    market: { ...market, id: 'market', more: why },
    keywords: {
      ...keywords,
      rows: searchesByGroup(keywords.rows, figures.monthlySearches),
      targetsHeading: 'Keyword targets',
    },
    pricing: { ...pricing, campaign: same.campaigns.pricing },
    client: { ...testimonial, id: anchor, label: figures.caseStudyDays ? 'Case study' : 'Testimonial' },
    cities: { ...cities, id: 'cities', label: 'Cities served', tiers: { metro, midSize, smaller }, markets },
  };
}
