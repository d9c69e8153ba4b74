import { type Challenge, ChallengeTable } from '../../../sections/challenge-table.tsx';
import { claims } from '../../../site/claims.ts';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

const rows: readonly Challenge[] = [
  {
    challenge: 'Your clients live one county over',
    impact:
      'Distance counts. When somebody searches across the county line, a closer office starts ahead of yours, whatever your record in that courthouse.',
    solution:
      'A county page that competes in the results below the map. We won’t rent you a mailbox. Google doesn’t accept addresses where nobody works, and it can suspend the profile.',
  },
  {
    challenge: 'Every attorney has a separate profile',
    impact: 'Your reviews and calls are spread over four listings, and two of those belong to lawyers who left.',
    solution:
      'We keep attorney profiles the way Google’s guidelines describe, remove former colleagues, and build up the reviews on one firm profile.',
  },
  {
    challenge: 'The firm moved and the internet didn’t',
    impact:
      'Directories disagree about the suite. A client with a hearing in an hour stands in the wrong lobby, and search engines can’t tell which address to trust.',
    solution: `We correct your details at the source, then in ${claims.citations.directories} directories, and keep a list of where every copy lives.`,
  },
  {
    challenge: 'A competitor stuffed its name with keywords',
    impact:
      '“Best Divorce Lawyer Cheap Custody” isn’t the name on their door. Until somebody reports it, those words can help them rank.',
    solution:
      'Your profile carries the name on your letterhead. We report theirs through Google’s form, with a photo of their sign.',
  },
  {
    challenge: 'The calls come at 9 p.m.',
    impact: 'Your profile says “Closed.” People who waited until the kids were asleep call the next firm on the list.',
    solution:
      'If someone answers for you at night, your hours say so. If nobody does, your page has a short form that says when you’ll call back.',
  },
];

/** What goes wrong locally, what it costs, and what we do. */
export function Challenges() {
  return (
    <Sheet folio="Challenges" labelledBy="challenges">
      <SectionHead
        id="challenges"
        heading="Five problems that keep a good firm off the map"
        lede="We can only work around the first one. We can fix the other four. What belongs on a county page depends on the state: [Texas](/states/texas-divorce-lawyer-seo) has 254 counties, and [Alaska](/states/alaska-divorce-lawyer-seo) has none, only boroughs and census areas."
      />
      <ChallengeTable
        caption="Local SEO problems, what they cost you and what we do"
        columns={['Problem', 'What it costs you', 'What we do']}
        rows={rows}
      />
    </Sheet>
  );
}
