/** The year that the agency began. */
const servingSince = 2019;

/** Who we are, in the words that the header, the footer, the head and the structured data share. */
export const brand = {
  name: 'Divorce Lawyer SEO',
  /** The footer's blurb and the organization's description. */
  blurb: `SEO for divorce and family-law attorneys, and nobody else. Serving legal professionals since ${servingSince}.`,
  servingSince,
  /** The year the footer prints, as the owner ordered. */
  copyrightYear: 2024,
  language: 'en-US',
} as const;

/** Names that the agency had before. `npm test` fails while a built file says one. */
export const formerNames: readonly string[] = [];

/** Phrases that hold a former name and stay, because people search for them. */
export const keptPhrases: readonly string[] = ['Divorce Lawyer SEO Company', 'Divorce Lawyer SEO by State'];
