import type { ServiceId } from '../content/service-list.ts';
import type { CopyText, Faq, Stat } from '../copy/copy-text.ts';
import type { MaybeSample } from '../lib/sample.ts';
import type { StateId } from '../lib/us-states.ts';
import type { timeline } from '../offer/results.ts';
import type { Campaign } from '../site/booking.ts';
import type { UnwrittenRootPath } from '../site/paths.ts';
import type { StateFigures } from './figures.ts';

/**
 * A city on a map. Write `at` (longitude, latitude in degrees) when the gazetteer does not know the name, and
 * `counties` when the city is more than one of them.
 */
export type City = string | { name: string; at: [longitude: number, latitude: number]; counties?: string[] };

/** How a neighboring state is shown: `in-app` navigates, `reload` loads a document, `text` is not a link. */
export interface NearbyState {
  state: StateId;
  kind: 'in-app' | 'reload' | 'text';
  /** The address until the state has a page, if not its own. */
  unwritten?: UnwrittenRootPath;
}

export interface ClientWords extends MaybeSample {
  /** A file name in public/portraits or src/assets/portraits, without its extension. */
  image: string;
  alt: string;
  quote: string;
}

/** A line for each city, in the order of `majorCity1` to `mediumCity3`: the searches there, and the suburbs that a local lawyer would name. */
export interface CityLines {
  metro: [CopyText, CopyText, CopyText];
  midSize: [CopyText, CopyText, CopyText];
  /** Two to four sentences on all the small ones. */
  smaller: CopyText;
}

interface StateWords {
  /** The day an editor last changed the words, ISO 8601 (`2026-11-20`). It becomes the sitemap's lastmod. */
  updated: string;
}

/**
 * Data of a template page, under the owner's names: all strings, so that an editor writes figures as they are read
 * (`41,700`, `71%`).
 */
export interface StateTemplateData extends StateWords {
  kind: 'template';
  /** With thousands separators: `41,700`. */
  annualDivorceCases: string;
  /** Share of people facing divorce who search for a lawyer online: `76%`. */
  researchPercentage: string;
  /** `8,900+` */
  licensedAttorneys: string;
  majorCity1: string;
  majorCity2: string;
  majorCity3: string;
  mediumCity1: string;
  mediumCity2: string;
  mediumCity3: string;
  /** Sixteen or more; the page shows the first sixteen. */
  smallCities: string[];
  /** Share of the state’s divorce firms on pages 1 to 5 of the results: `71%`. */
  stateSpecificStatistic: string;
  /** One paragraph, 60 to 110 words: the statute that shapes the first searches, named. */
  specificLaw: CopyText;
  /** One paragraph, 30 to 50 words: what makes this state's market hard. */
  stateChallenges: CopyText;
  /** 20 to 30 words: what this state's family law has that others do not. */
  uniqueLegalAspect: CopyText;
  title: string;
  metaDescription: string;
  /** Name, role, kind of firm, and city: `Karen Hale, partner, family-law firm, Birmingham`. */
  clientName: string;
  /** That person's words. Without them, the page shows a client's words that fit any state. */
  client?: ClientWords;
  /** Four of them; the page has each one’s name and slug. */
  borderStates: StateId[];
  /** Replaces the default heading. */
  customH1?: string;
  /** The words that only this state’s page can say, so that no two template pages read alike. */
  local: {
    /** One line on a phone: 40 characters. A sentence on the lost fees follows it. */
    lede: CopyText;
    /** Six questions; the answers name this state's law, courts, and cities. Their values are `faq-1` to `faq-6`. */
    faqs: [Faq, Faq, Faq, Faq, Faq, Faq];
    /** Five groups of searches, each with one in the words people of this state type, widest first. */
    searches: Five<LocalSearch>;
    /** Three target cards: which searches or places come first, and why. */
    targets: [Target, Target, Target];
    cities: CityLines;
    /** One line each. */
    services: Record<ServiceId, CopyText>;
    longTerm: [PlanStep, PlanStep, PlanStep];
    /** Replacements for the template’s headings where they aren’t true of the state. */
    headings?: { timeline?: string; nearby?: string };
    closing: { heading: string; lede: CopyText };
  };
}

type Five<T> = [T, T, T, T, T];

export interface LocalSearch {
  /** `How long it takes` */
  group: string;
  /** A typical search as typed, lowercase: `how long does a divorce take in alabama`. */
  query: string;
  /** The searcher’s situation or goal, in a few words. */
  intent: string;
  /** The page or listing that we build for it, in a few words. */
  build: string;
}

export interface PlanStep {
  /** `Months 1–2` */
  when: string;
  /** Whose gain is drawn: the last phase of the first year in this step. */
  phase?: keyof typeof timeline;
  title: string;
  text: CopyText;
}

export interface Opening {
  heading: string;
  lede?: CopyText;
}

/** `value` is formatted: `254`, `11,775`. `detail` is one sentence. */
export interface MarketStat extends Stat {
  value: string;
  detail?: CopyText;
}

/** A rule of the state’s family law and the searches it leads to. */
export interface LawPoint {
  term: string;
  /** Two to five sentences, as definite as the law is. */
  text: CopyText;
  /** As cited there: `Tex. Fam. Code § 6.702`. Leave it out rather than guess. */
  statute?: string;
  /** Searches about the rule, lowercase. */
  searches: string[];
}

export interface LocalMarket {
  name: string;
  /** Counties and the court that hears divorces there. */
  court: string;
  text: CopyText;
}

export interface HandWrittenState extends StateWords {
  kind: 'hand-written';
  /** 30 to 60 and 110 to 160 characters. */
  title: string;
  metaDescription: string;
  /** From states/figures.ts. */
  figures: StateFigures;
  /** The booking campaign of each placement. */
  campaigns: { hero: Campaign; pricing: Campaign; closing: Campaign };
  /** The anchor of the client section. */
  anchor: 'testimonial' | 'case-study';
  /** The hero's second button, which leads to the client section: `View Texas Results`. */
  resultsLabel: string;
  hero: Opening & { lede: CopyText };
  market: Opening & { stats: [MarketStat, MarketStat, MarketStat, MarketStat] };
  /** Two to four paragraphs on how this state searches. */
  why: Opening & { paragraphs: CopyText[] };
  law: Opening & { points: LawPoint[] };
  keywords: Opening & {
    /** Five groups, widest first. Their searches a month are shares of the state’s, unless a group has its own. */
    rows: Five<LocalSearch & { monthlySearches?: number }>;
    /** Three target cards: which searches, which places, and why in that order. */
    targets: [Target, Target, Target];
  };
  markets: Opening & { rows: LocalMarket[] };
  services: Opening & {
    blurbs: Record<ServiceId, CopyText>;
  };
  pricing: Opening;
  testimonial: Opening & ClientWords & { person: string; role: string; firmType: string; city: string };
  longTerm: Opening & { steps: PlanStep[] };
  /** Cities served, in tiers; the map marks them. Three, three, and ten to sixteen. */
  cities: Opening & { metro: City[]; midSize: City[]; smaller: City[] };
  faq: Opening & { items: [Faq, Faq, Faq, Faq, Faq, Faq] };
  closing: Opening & { lede: CopyText };
  /** The label is “Nearby states” unless the heading already says so. */
  nearby: Opening & { label?: string; states: NearbyState[] };
}

export interface Target {
  name: string;
  text: CopyText;
}

/** The default export of a file in states/data. */
export type StateContent = HandWrittenState | StateTemplateData;
