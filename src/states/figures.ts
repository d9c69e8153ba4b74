import type { StateId } from '../lib/us-states.ts';
import type { StateTemplateData } from './schema.ts';

export interface StateFigures {
  monthlySearches: number;
  annualCases: number;
  counties: number;
  attorneys?: string;
  /** Days to results in this state's sample case. */
  caseStudyDays?: number;
  /** About separation itself, of the monthly searches (North Carolina). */
  separationSearches?: number;
}

/**
 * The owner's table of states. The states' pages, the menus, and the directory write these figures out, and this file is
 * apart from the states' words because every page has the menus, and shouldn't also load every state's copy.
 */
export const stateFigures = {
  texas: { monthlySearches: 11_775, annualCases: 78_500, counties: 254 },
  california: { monthlySearches: 23_400, annualCases: 171_000, counties: 58 },
  florida: { monthlySearches: 14_200, annualCases: 85_600, counties: 67 },
  'new-york': { monthlySearches: 9420, annualCases: 62_800, counties: 62 },
  ohio: { monthlySearches: 10_500, annualCases: 45_700, counties: 88, caseStudyDays: 62 },
  georgia: { monthlySearches: 11_800, annualCases: 41_600, counties: 159, caseStudyDays: 52 },
  'north-carolina': {
    monthlySearches: 13_400,
    separationSearches: 4200,
    annualCases: 43_800,
    counties: 100,
    caseStudyDays: 58,
  },
  michigan: { monthlySearches: 9800, annualCases: 39_200, counties: 83, attorneys: '13,400+', caseStudyDays: 65 },
  illinois: { monthlySearches: 11_200, annualCases: 51_300, counties: 102, attorneys: '16,800+', caseStudyDays: 60 },
  /** A template page’s, under the owner’s names. Its other figures are in src/states/data/pennsylvania.ts. */
  pennsylvania: { annualDivorceCases: '41,700', researchPercentage: '76%' },
} satisfies Partial<
  Record<StateId, StateFigures | Pick<StateTemplateData, 'annualDivorceCases' | 'researchPercentage'>>
>;
