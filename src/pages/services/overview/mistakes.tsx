import { type Challenge, ChallengeTable } from '../../../sections/challenge-table.tsx';
import { claims } from '../../../site/claims.ts';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

const rows: readonly Challenge[] = [
  {
    challenge: 'Buying only one of the four services',
    impact:
      'New pages on a site Google can’t read. A spot on the map next to a rating nobody would call. The money gets spent in the wrong order.',
    solution: 'The audit shows which one comes first. The fee is the same whichever it is.',
  },
  {
    challenge: 'Watching one keyword',
    impact:
      '“Divorce lawyer” is one search out of many, and the slowest to move. Meanwhile, nobody notices the guide that brings in the calls.',
    solution: 'We count calls by the page they came from. The trophy keyword comes last in the report.',
  },
  {
    challenge: 'A page for every city in the state',
    impact: 'Thin pages that all read alike. Search engines ignore them, and they can drag your good pages down.',
    solution:
      'One page for each county where you take cases, with something on it only a local would know. [Our state pages](/states) follow the same rule.',
  },
  {
    challenge: 'Buying links',
    impact: 'A few good months, then a drop that’s hard to trace and slow to fix.',
    solution:
      'Mentions your practice has earned: the bar, the clinic, the seminar. There are fewer of them, and they last.',
  },
  {
    challenge: 'Quitting in month three',
    impact:
      'You’ve paid for the repairs, and most of the gain is still ahead. The next agency starts over with an audit.',
    solution: `We tell you up front that the first months are modest, and show you by day ${claims.daysToResults} what has moved. [The case studies](/case-studies) say how long each one took.`,
  },
  {
    challenge: 'Nobody answers at 7 p.m.',
    impact: 'Search sends you an evening caller, who gets voicemail and calls the next firm.',
    solution:
      'We show you what hours the calls come in. Answering them is up to you, and it can be worth more than [another page](/services/content-marketing).',
  },
];

/** Common mistakes, as a table. */
export function Mistakes() {
  return (
    <Sheet folio="Mistakes" labelledBy="mistakes">
      <SectionHead
        id="mistakes"
        heading="Six common SEO mistakes, some of them sold by agencies"
        lede="If you recognize your last contract here, bring it to the call."
      />
      <ChallengeTable
        caption="Common mistakes, what they cost and what we do instead"
        columns={['Mistake', 'What it costs', 'What we do instead']}
        rows={rows}
      />
    </Sheet>
  );
}
