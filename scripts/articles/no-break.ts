import { type NoBreaks, onPages } from '../../src/copy/no-break.ts';

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** An article counts and cites more than a page. */
export const inArticles: NoBreaks = {
  joined: [
    ...onPages.joined,
    // “2.5 seconds,” “point 10,” “June 17,” “Opinion 496,” “18 U.S.C.,” “10 and 11,” and the unit of a figure that the text inserts.
    new RegExp(
      [
        String.raw`\d (?:seconds?|milliseconds|pixels|clicks?|clients?|callers?|searches)\b`,
        String.raw`\b(?:[Pp]oints?|[Ee]ffect|[Ss]teps?|[Oo]pinions?|[Cc]omment|[Cc]hapter|[Pp]age|[Rr]ules?|Suite|Ste\.|[HS]\.B\.|No\.) \d`,
        String.raw`\b(?:${months}) \d`,
        String.raw`\d (?:and|or|to) \d`,
        String.raw`^ (?:days|months|clients|clicks)\b`,
        String.raw`\d (?:[A-Z]\.){2}`,
      ].join('|'),
      'g',
    ),
  ],
  // Opinions, rules, and reports: “EO-19-0010,” “ER 1.6(d)(4),” “ABA 496.”
  whole: [/(\b(?:[A-Z]{2,}[ -]|R\. )\d[\d.-]*(?:\(\w+\))*)/, ...onPages.whole],
};
