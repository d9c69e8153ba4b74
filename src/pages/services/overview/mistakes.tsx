import { type Challenge, ChallengeTable } from '../../../sections/challenge-table.tsx';
import { claims } from '../../../site/claims.ts';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

const rows: readonly Challenge[] = [
  {
    challenge: 'Buying one of the four alone',
    impact:
      'New pages on a site that Google cannot read. A place on the map with a rating that nobody would call. The money was spent in the wrong order.',
    solution: 'The audit says which of them comes first. The fee is the same whichever it is.',
  },
  {
    challenge: 'Watching one keyword',
    impact:
      '“Divorce lawyer” is one search among many and the slowest to move. Meanwhile the guide that brings calls goes unnoticed.',
    solution: 'We count calls by the page that they came from. The trophy keyword comes last in the report.',
  },
  {
    challenge: 'A page for every city in the state',
    impact: 'Thin copies that read alike. Search engines set them aside, and the good pages suffer with them.',
    solution:
      'Counties where you appear, one page each, with something in it that only a local would know. [Our state pages](/states) are written by the same rule.',
  },
  {
    challenge: 'Buying links',
    impact: 'A few months of lift, then a loss that is hard to trace and slow to repair.',
    solution:
      'Mentions that your practice has earned: the bar, the clinic, the seminar. There are fewer of them, and they stay.',
  },
  {
    challenge: 'Stopping in month three',
    impact: 'The repairs are paid for and the gain has not come. The next agency begins with an audit.',
    solution: `We show you the modest months in advance, as above, and tell you by day ${claims.daysToResults} what has moved. [The case studies](/case-studies) say how long each one took.`,
  },
  {
    challenge: 'Nobody picks up at seven',
    impact: 'Search brings an evening caller to voicemail, and the caller goes on down the list.',
    solution:
      'We show at which hours the calls come in. What you do about it is yours to decide, and sometimes worth more than [another page](/services/content-marketing).',
  },
];

/** Common mistakes, as a table. */
export function Mistakes() {
  return (
    <Sheet folio="Mistakes" labelledBy="mistakes">
      <SectionHead
        id="mistakes"
        heading="Six common mistakes, some sold by agencies"
        lede="If you recognize your last contract, bring it to the call."
      />
      <ChallengeTable
        caption="Common mistakes, what they cost and what we do instead"
        columns={['Mistake', 'What it costs', 'What we do']}
        rows={rows}
      />
    </Sheet>
  );
}
