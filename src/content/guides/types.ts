import type { StateId } from '../../lib/us-states.ts';

/** A printed guide: a cover, a page of contents, and the pages below. */
export interface Guide {
  title: string;
  /** One sentence under the title on the cover. */
  subtitle: string;
  /** Parts in reading order. Each is a bookmark and a group in the contents. */
  parts: readonly GuidePart[];
}

export interface GuidePart {
  title: string;
  pages: readonly GuidePage[];
}

/** One sheet of paper. `npm run make -- guides` fails and names the page if its text doesn’t fit. */
export type GuidePage = TextPage | StateSheet;

export interface TextPage {
  kind: 'text';
  /** One or two words in the margin. They don't repeat words of the heading. */
  label: string;
  /** At most twelve words. */
  heading: string;
  blocks: readonly Block[];
}

/** A state's map, its searches and its first points of law. */
export interface StateSheet {
  kind: 'state';
  state: StateId;
  /** Who hears the case, in one sentence. */
  court: string;
  /** Five searches as typed, each with the question that its page answers, in the order to write the pages. */
  searches: readonly { query: string; question: string }[];
  /** Four to six points, each with its section, for pages a firm should write first. */
  law: readonly { point: string; cite: string }[];
  /** What the state's advertising rules mean for a website, with the rule. */
  advertising: string;
  /** A first page to write: the question it answers, and its headings with what each cites. */
  firstPage: { question: string; outline: readonly { heading: string; cite: string }[] };
}

/** Prose may contain **bold** words and [links](https://example.com). Printed on paper, a link must make sense without its address. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'subheading'; text: string }
  | { kind: 'list'; items: readonly string[]; numbered?: true }
  /** Boxes to tick, each with how to check or do it. */
  | { kind: 'checklist'; items: readonly { task: string; how?: string }[] }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  /** Lines to fill in by hand: a name, an address, an outline. `start` is one filled in; `lines` is how many ruled lines each gets. */
  | { kind: 'form'; fields: readonly { label: string; start?: string; lines?: number }[] }
  /** Wording that a firm may use, set like a quotation; `use` says when. */
  | { kind: 'wording'; use: string; text: string }
  /** A short rule or warning in a box. */
  | { kind: 'note'; text: string }
  /** Topics of a month: the question a page answers, what to cite, and who checks it with the attorney. */
  | {
      kind: 'topics';
      items: readonly { question: string; answer: string; documents: string; law: string; checkedWith?: string }[];
    }
  /** A drawing by its name; the caption says what to see in it. */
  | { kind: 'exhibit'; figure: Figure; caption: string };

/** Drawings the guides have. */
export type Figure =
  /** A results page on a phone: ad, AI answer, map, organic results, numbered. */
  | 'results-page'
  /** From first question to first call, in weeks. */
  | 'search-timeline'
  /** A sample monthly report with numbered callouts. */
  | 'monthly-report'
  /** A Google Business Profile with its fields numbered. */
  | 'business-profile'
  /** Twelve months, with what people ask in each. */
  | 'calendar';
