import { type Challenge, ChallengeTable } from '../../../sections/challenge-table.tsx';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

const rows: readonly Challenge[] = [
  {
    challenge: 'The other spouse writes the review',
    impact:
      'You won, and the person across the table gives you one star. Readers cannot tell an opponent’s anger from a client’s.',
    solution:
      'We report it where the platform’s policy gives a ground. Otherwise a reply of two sentences, courteous, from which nobody can learn whose side you took.',
  },
  {
    challenge: 'Grateful clients want to be invisible',
    impact:
      'A person who got through a divorce will hug you and post nothing. Their name would stand beside the word “divorce” for their friends to read.',
    solution:
      'We say so in the request, and we never press. Some will write about the office rather than the case. That helps too.',
  },
  {
    challenge: 'One star and no words',
    impact: 'The average falls and there is nothing to answer.',
    solution:
      'A general reply that says how to reach you. Behind the scenes you check who it may be. In public you neither confirm nor deny.',
  },
  {
    challenge: 'The profile is thin and old',
    impact:
      'Seven reviews, the last from two winters ago. The firm beside you on [the map](/services/local-seo) has one from Tuesday.',
    solution:
      'A steady few each month, from every matter that closes. We do not send forty requests in one week, which looks staged and often gets filtered.',
  },
  {
    challenge: 'A former vendor bought reviews',
    impact: 'Praise from people who were never clients is now a legal risk to the firm, even if an agency ordered it.',
    solution:
      'We find them, you decide with counsel, and we help you ask for their removal. Losing fifteen false ones hurts less than explaining them.',
  },
];

/** What goes wrong with a family lawyer's reviews, what it costs, and what we do. */
export function Challenges() {
  return (
    <Sheet folio="Challenges" labelledBy="challenges">
      <SectionHead
        id="challenges"
        heading="Why reviews are harder in family law"
        lede="A restaurant’s angry guest was at least a guest. Yours may be the respondent."
      />
      <ChallengeTable caption="Challenges with reviews, their impact and our solution" rows={rows} />
    </Sheet>
  );
}
