import type { ServiceId } from '../content/service-list.ts';
import type { founder } from '../content/team.ts';
import type { CopyText, Faq } from '../copy/copy-text.ts';
import { dollars, grouped } from '../lib/format.ts';
import { type StateId, type StateName, type StateSlug, stateSlug, usStates } from '../lib/us-states.ts';
import { marketModel, modeledSearches } from '../offer/market-model.ts';
import { figuresNote } from '../offer/results.ts';
import type { Campaign } from '../site/booking.ts';
import type {
  City,
  CityLines,
  ClientWords,
  LawPoint,
  LocalMarket,
  LocalSearch,
  MarketStat,
  NearbyState,
  Opening,
  PlanStep,
  StateContent,
  Target,
} from './schema.ts';

/** The drawing in the hero. */
export type HeroImage = 'calendar' | 'windows' | 'streets';

export type CityTier = 'metro' | 'midSize' | 'smaller';

/** The cities that a state’s plan names, by weight. */
export type CitiesByTier = Record<CityTier, readonly City[]>;

interface StateClient extends ClientWords {
  person: string;
  role: string;
  firmType: string;
  city: string;
}

/** The record behind a state’s page, in the page’s order. Both kinds of content become one; a section that a kind doesn’t have is left out. */
export interface StateRecord {
  kind: StateContent['kind'];
  state: StateName;
  updated: string;
  title: string;
  metaDescription: string;
  campaigns: { hero: Campaign; closing: Campaign };
  /** In the order in which the page refers to them. */
  notes: Record<'lost' | 'figures', CopyText>;
  annualCases: number;
  hero: {
    heading: string;
    lede: CopyText;
    /** In US dollars, in the offer. */
    monthly?: number;
    /** The second button, which leads to the client’s section or to the case studies. */
    results: { label: string; anchor?: string };
    image?: HeroImage;
  };
  market: Opening & {
    id: string;
    stats: readonly MarketStat[];
    more: Opening & { paragraphs: readonly CopyText[] };
  };
  difference?: { heading: string; text: CopyText };
  /** The shares of the state’s firms are whole percents. */
  competition?: { heading: string; text: CopyText; percentToPage5: number; percentBelowPage5: number };
  keywords: Opening & {
    rows: readonly (LocalSearch & { monthlySearches: number })[];
    targetsHeading: string;
    targets: readonly Target[];
  };
  law?: Opening & { points: readonly LawPoint[] };
  services: Opening & { blurbs: Record<ServiceId, CopyText> };
  pricing?: Opening & { campaign: Campaign };
  /** Gains are percents. */
  trackRecord?: {
    heading: string;
    standards: readonly { name: string; text: string }[];
    gains: readonly { label: string; gain: number }[];
  };
  client: Opening & StateClient & { id: string; label: string; founder?: typeof founder };
  longTerm: Opening & { steps: readonly PlanStep[] };
  cities: Opening & {
    id: string;
    label: string;
    tiers: CitiesByTier;
    lines?: CityLines;
    markets?: Opening & { rows: readonly LocalMarket[] };
  };
  faq: Opening & { items: readonly Faq[] };
  closing: { heading: string; lede: CopyText };
  nearby: Opening & { label?: string };
  borderStates: readonly (NearbyState & { name: StateName; slug: StateSlug })[];
}

/** How the page’s figures are made. The owner’s own count of the searches need not follow our estimate. */
export const notesOf = ({
  annualCases,
  monthlySearches,
}: Record<'annualCases' | 'monthlySearches', number>): StateRecord['notes'] => ({
  lost: `${marketModel.lostPercent}% of ${grouped(annualCases)} divorce cases a year, at ${dollars(marketModel.revenuePerCase)} a case.`,
  figures:
    monthlySearches === modeledSearches(annualCases)
      ? `Searches a month: estimated as ${marketModel.searchPercent}% of a year’s divorces. ${figuresNote}`
      : figuresNote,
});

/** Names and slugs, made of ids so that none contradicts another. */
export const nameAndNeighbors = (
  id: StateId,
  nearby: readonly NearbyState[],
): Pick<StateRecord, 'state' | 'borderStates'> => ({
  state: usStates[id],
  borderStates: nearby.map((near) => ({ ...near, name: usStates[near.state], slug: stateSlug(near.state) })),
});

export const cityName = (city: City): string => (typeof city === 'string' ? city : city.name);

/** The exports of a file in states/data. */
export interface StateModule {
  default: StateContent;
  /** Makes the page’s record of the file’s content. */
  pageOf: (id: StateId, content: StateContent) => StateRecord;
}
