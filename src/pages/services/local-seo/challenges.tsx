import { type Challenge, ChallengeTable } from '../../../sections/challenge-table.tsx';
import { claims } from '../../../site/claims.ts';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

const rows: readonly Challenge[] = [
  {
    challenge: 'The clients live one county over',
    impact:
      'Distance counts. For a search made across the line, an office near the searcher starts ahead of yours, whatever your record in that courthouse.',
    solution:
      'A county page that competes in the results below the map. We will not rent a mailbox for you. Google does not accept addresses where nobody works, and the profile can be suspended.',
  },
  {
    challenge: 'Each attorney has a profile',
    impact: 'Reviews and calls scatter over four entries. Two of them belong to lawyers who left.',
    solution:
      'Practitioner profiles kept as Google’s guidelines describe them, former colleagues removed, and one firm profile that collects the reviews.',
  },
  {
    challenge: 'The firm moved and the internet did not',
    impact:
      'Directories disagree about the suite. A client with a hearing in an hour stands in the wrong lobby, and search engines cannot tell which address to trust.',
    solution: `One record, corrected at the source and then in ${claims.citations.directories} directories. We keep the list of where each copy lives.`,
  },
  {
    challenge: 'The firm across the street stuffed its name',
    impact:
      '“Best Divorce Lawyer Cheap Custody” is not on their door. Until someone reports it, the words can help them rank.',
    solution:
      'Your profile carries the name on your letterhead. We report theirs through Google’s form, with a photograph of the sign.',
  },
  {
    challenge: 'The calls come at nine in the evening',
    impact:
      'The profile says “Closed.” People who have waited until the children sleep call the next firm on the list.',
    solution:
      'If someone answers for you at night, the hours say so. If nobody does, the page offers a form that asks for little and says when you will call back.',
  },
];

/** What goes wrong locally, what it costs, and what we do. */
export function Challenges() {
  return (
    <Sheet folio="Challenges" labelledBy="challenges">
      <SectionHead
        id="challenges"
        heading="Five things that keep a good firm off the map"
        lede="The first cannot be repaired, only worked around. The other four can. What a county page has to hold differs by state: [Texas](/states/texas-divorce-lawyer-seo) has 254 counties, [Alaska](/states/alaska-divorce-lawyer-seo) has boroughs and no counties."
      />
      <ChallengeTable caption="Local challenges, their impact and our solution" rows={rows} />
    </Sheet>
  );
}
