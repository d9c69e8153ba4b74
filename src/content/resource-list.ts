import facts from '../assets/guides/facts.json';
import type { CopyText } from '../copy/copy-text.ts';
import { capitalized, inWords, listed, uncapitalized } from '../lib/format.ts';
import { keysOf } from '../lib/keys-of.ts';
import { consultation, resources } from '../offer/plan.ts';

export interface ResourceGuide {
  title: string;
  description: string;
  pages: number;
  bytes: number;
  topics: readonly string[];
}

/** A free tool, which a person runs for the visitor. */
export interface ToolCard {
  title: string;
  description: CopyText;
  details: readonly string[];
  /** The topic in the contact form. */
  request?: string;
}

/** The text of the guides is in guides/. */
export const guides = {
  handbook: {
    ...facts.handbook,
    title: 'Family Law in Search',
    description: 'Our whole method, in the order we follow it, so you can decide what to do in-house.',
    topics: [
      'How a divorce client searches, from first question to first call',
      'What to fix before you write anything',
      'One page per question: custody, property, support, cost',
      'AI answers, and the sources they cite',
      'How to read a monthly report, including ours',
    ],
  },
  checklist: {
    ...facts.checklist,
    title: 'The Listing Checklist',
    description:
      'Every place your name, address, and phone have to match. A paralegal can fill it in, on screen or on paper, in two afternoons.',
    topics: [
      'Your Google Business Profile, field by field',
      'Old listings left behind by an office move',
      'Asking for reviews within the rules',
      'Replying to reviews without revealing who was a client',
    ],
  },
  calendar: {
    ...facts.calendar,
    title: 'A Year of Family-Law Pages',
    description:
      'Twelve months of topics for your website, with the question each page answers and the documents to mention.',
    topics: [
      'Questions people ask months before they file',
      'What to publish for the school year, tax season, and the new year',
      'Local courts, forms, and fees',
      'When to rewrite an old page and when to take it down',
    ],
  },
} as const satisfies Record<string, ResourceGuide>;

/** Files for Word and Excel that go with the guides (guides/print/companions.ts). */
export const companions = {
  outlines: { file: 'page-outlines.docx', title: 'Outlines of four pages: custody, house, support, cost' },
  custodyPage: { file: 'custody-page-ohio.docx', title: 'A finished custody page for Ohio, with notes in the margin' },
  signOff: { file: 'sign-off-log.xlsx', title: 'A log of who checked the law on which page, and when' },
  listings: { file: 'listing-checklist.xlsx', title: 'The checklist’s places, with a column for each lawyer' },
  addendum: { file: 'vendor-addendum.docx', title: 'An addendum for your vendors: confidentiality, code, ownership' },
  intake: { file: 'intake-script.docx', title: 'A script for whoever answers the phone' },
} as const;

export type GuideId = keyof typeof guides;

export const guideIds = keysOf(guides);

export const tools = {
  audit: {
    title: 'Free site audit',
    description: `We go through your site and the search results in your county. Then, on a ${consultation.minutes}-minute call, we show you what we found.`,
    details: [
      `${capitalized(inWords(consultation.auditItems))} items: ${listed(consultation.auditParts.map(uncapitalized))}`,
      `Valued at $${consultation.auditValue}, free with the consultation`,
      'Yours whether or not you hire us',
    ],
  },
  tracker: {
    title: 'Free rank tracker',
    description: `Send us up to ${resources.trackedKeywords} keywords, the searches you want to be found for. We check where your firm ranks for each one and email you every week.`,
    details: [`${resources.trackedKeywords} keywords, free`, 'Updated weekly', 'Nothing to install, nothing to sign'],
    request: `the free rank tracker, for up to ${resources.trackedKeywords} searches. Ours are:`,
  },
} as const satisfies Record<string, ToolCard>;
