import { capitalized, percentRange, type Range } from '../lib/format.ts';
import { consultation, plan } from '../offer/plan.ts';
import { templateResults, timeline } from '../offer/results.ts';
import type { City, Five, StateContent, StateTemplateData } from './schema.ts';

export const marketModel = {
  /** In US dollars. */
  revenuePerCase: 5000,
  /** Percent of a year's cases that are lost to firms that people can find. */
  lostPercent: 30,
  /** Percent of a year's cases that are searches in a month. */
  searchPercent: 15,
  /** Percent of the monthly searches in each of the five keyword groups, largest first. They overlap. */
  keywordPercents: [40, 30, 20, 15, 10],
} as const;

export const lostFees = (annualCases: number): number =>
  (annualCases * marketModel.revenuePerCase * marketModel.lostPercent) / 100;

export const modeledSearches = (annualCases: number): number => percentOf(annualCases, marketModel.searchPercent);

/** The keyword groups with their searches a month: each group’s own, or its share of the state’s. */
export const searchesByGroup = <Group>(groups: Five<Group>, monthlySearches: number) =>
  marketModel.keywordPercents.map((percent, index) => ({
    monthlySearches: percentOf(monthlySearches, percent),
    ...(groups[index] as Group),
  }));

// Rewrite when a fee is above revenuePerCase: state pages say that one more case pays for a month.
/** What one more case a month leaves of its revenue, in US dollars. @param fee A month of the plan. */
export const leftOver = (fee: number): number => marketModel.revenuePerCase - fee;

/** How many cases pay for a year. @param fee A month of the plan, in US dollars. */
export const casesForAYear = (fee: number): number => Math.ceil((12 * fee) / marketModel.revenuePerCase);

/** Typical gains over the starting point: `15–25%`. */
export const gains = {
  visibility: percentRange(timeline.visibility.gain),
  earlyTraffic: percentRange(timeline.earlyTraffic.gain),
  leads: percentRange(timeline.leads.gain),
  traffic: percentRange(timeline.traffic.gain),
};

/** Consultation requests a month after the template’s campaign. @param before Those of the month before it. */
export const requestsAfter = (before: number): number =>
  Math.round((before * (100 + templateResults.consultations)) / 100);

const [fewestPages, mostPages] = plan.contentPages;

export const pagesInTwoMonths: Range = [2 * fewestPages, 2 * mostPages];

const { minutes } = consultation;

/** The free consultation, as one would say it: `half an hour`, `20 minutes`. */
export const callLength = minutes === 30 ? 'half an hour' : `${minutes} minutes`;

/** How many small cities a state’s page and map show. */
export const smallCitiesShown = 16;

export const nearbyShown = 4;

const heroImages = ['calendar', 'windows', 'streets'] as const;

/** The drawing in the hero. */
export type HeroImage = (typeof heroImages)[number];

/** Figures derived from a template page’s data. */
export interface DerivedState {
  heading: string;
  annualCases: number;
  monthlySearches: number;
  /** Percent of the state’s divorce firms on pages 1 to 5 of the results. */
  percentToPage5: number;
  percentBelowPage5: number;
  heroImage: HeroImage;
  client: { person: string; role: string; firmType: string; city: string };
}

/**
 * Computes a template page’s figures from its data.
 * @throws If a string has the wrong form. The message names the file, the field, and the fix.
 */
export function deriveState(data: StateTemplateData): DerivedState {
  refuseMalformed(data);
  const annualCases = count(data, 'annualDivorceCases');
  const monthlySearches = modeledSearches(annualCases);
  const percentToPage5 = percent(data, 'stateSpecificStatistic');
  return {
    heading: data.customH1 ?? `SEO for ${data.state} Divorce Lawyers`,
    annualCases,
    monthlySearches,
    percentToPage5,
    percentBelowPage5: 100 - percentToPage5,
    heroImage: heroImages[data.state.length % heroImages.length] ?? heroImages[0],
    client: client(data),
  };
}

/** Reports all problems at once, because a new file usually has several. */
function refuseMalformed(data: StateTemplateData): void {
  const problems = [
    () => count(data, 'annualDivorceCases'),
    () => percent(data, 'researchPercentage'),
    () => count(data, 'licensedAttorneys'),
    () => percent(data, 'stateSpecificStatistic'),
    () => refuseTooFewCities(data),
    () => client(data),
  ].flatMap((read) => {
    try {
      read();
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Shares are whole percents to avoid rounding errors. */
const percentOf = (whole: number, share: number): number => Math.round((whole * share) / 100);

type TextField =
  | 'annualDivorceCases'
  | 'licensedAttorneys'
  | 'researchPercentage'
  | 'stateSpecificStatistic'
  | 'clientName';

function malformed(data: StateTemplateData, field: keyof StateTemplateData, found: string, correction: string): Error {
  const file = `src/states/data/${data.state.toLowerCase().replaceAll(' ', '-')}.ts`;
  return new Error(`${file}: ${field} is ${found}. ${correction}`);
}

const quoted = (data: StateTemplateData, field: TextField): string => `“${data[field]}”`;

function count(data: StateTemplateData, field: 'annualDivorceCases' | 'licensedAttorneys'): number {
  const match = /^([1-9]\d{0,2}(?:,\d{3})*)(\+?)$/.exec(data[field]);
  if (!match?.[1] || (match[2] && field === 'annualDivorceCases')) {
    const example = field === 'annualDivorceCases' ? '“41,700”' : '“8,900+”';
    throw malformed(
      data,
      field,
      quoted(data, field),
      `Write digits with thousands separators and no words: ${example}.`,
    );
  }
  return Number(match[1].replaceAll(',', ''));
}

function percent(data: StateTemplateData, field: 'researchPercentage' | 'stateSpecificStatistic'): number {
  const digits = /^(100|[1-9]?\d)%$/.exec(data[field])?.[1];
  if (digits === undefined) {
    throw malformed(data, field, quoted(data, field), 'Write a whole number from 0 to 100 with a percent sign: “71%”.');
  }
  return Number(digits);
}

function refuseTooFewCities(data: StateTemplateData): void {
  const { length } = data.smallCities;
  if (length >= smallCitiesShown) return;
  const correction = `Name ${smallCitiesShown} or more; the page shows the first ${smallCitiesShown}.`;
  throw malformed(data, 'smallCities', `a list of ${length}`, correction);
}

function client(data: StateTemplateData): DerivedState['client'] {
  const [person, role, firmType, city, ...rest] = data.clientName.split(', ');
  if (!person || !role || !firmType || !city || rest.length > 0) {
    throw malformed(
      data,
      'clientName',
      quoted(data, 'clientName'),
      'Write name, role, kind of firm, and city: “Karen Hale, partner, family-law firm, Birmingham”.',
    );
  }
  return { person, role: capitalized(role), firmType: capitalized(firmType), city };
}

export type CityTier = 'metro' | 'midSize' | 'smaller';

/** The cities that a state’s plan names, by weight. */
export type CitiesByTier = Record<CityTier, readonly City[]>;

/** The cities that a content file names, whichever kind of page it makes. */
export function citiesByTier(content: StateContent): CitiesByTier {
  if (content.kind === 'hand-written') {
    const { metro, midSize, smaller } = content.cities;
    return { metro, midSize, smaller };
  }
  return {
    metro: [content.majorCity1, content.majorCity2, content.majorCity3],
    midSize: [content.mediumCity1, content.mediumCity2, content.mediumCity3],
    smaller: content.smallCities.slice(0, smallCitiesShown),
  };
}

export const cityName = (city: City): string => (typeof city === 'string' ? city : city.name);
