const servingSince = 2019;

/** Who we are, in the words that the header, the footer, and the head share. */
export const brand = {
  name: 'Divorce Lawyer SEO',
  blurb: `SEO for divorce and family-law attorneys, and nobody else. Serving legal professionals since ${servingSince}.`,
  servingSince,
  /** The site’s domain, as the guides print it. Like them, it is committed; `npm run check:release` compares it with the site’s. */
  website: 'divorcelawyerseo.example',
  /** As the owner ordered. */
  copyrightYear: 2024,
  language: 'en-US',
} as const;

/** Names that the agency had before. `npm test` fails if a built file still contains one. */
export const formerNames: readonly string[] = [];

/** Phrases that contain a former name and stay, because people search for them. */
export const keptPhrases: readonly string[] = ['Divorce Lawyer SEO Company', 'Divorce Lawyer SEO by State'];
