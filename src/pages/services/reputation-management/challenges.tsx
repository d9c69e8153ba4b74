import { type Challenge, ChallengeTable } from '../../../sections/challenge-table.tsx';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

const rows: readonly Challenge[] = [
  {
    challenge: 'The other spouse writes the review',
    impact: 'You won, and the other side gives you one star. Readers can’t tell an opponent’s anger from a client’s.',
    solution:
      'We report it if the platform’s policy gives us grounds. If not, we draft a courteous two-sentence reply that doesn’t reveal whose side you were on.',
  },
  {
    challenge: 'Grateful clients want privacy',
    impact:
      'A client who got through a divorce will hug you and post nothing. Their name would sit next to the word “divorce” for their friends to see.',
    solution:
      'We say so in the request, and we never push. Some will write about the office instead of the case. That helps too.',
  },
  {
    challenge: 'One star and no words',
    impact: 'Your average drops, and there’s nothing to answer.',
    solution:
      'We draft a general reply that says how to reach you. You check privately who it may be. In public, you neither confirm nor deny.',
  },
  {
    challenge: 'Your reviews are few and old',
    impact:
      'You have seven reviews, the last from two winters ago. The firm next to you on [the map](/services/local-seo) has one from Tuesday.',
    solution:
      'We ask as each case closes, for a steady few a month. We don’t send forty requests in one week, which looks staged and can get reviews filtered.',
  },
  {
    challenge: 'A former vendor bought reviews',
    impact: 'Praise from people who were never clients is a legal risk to your firm, even if an agency ordered it.',
    solution:
      'We find them, you decide with counsel, and we help you get them taken down. Losing fifteen fake reviews hurts less than explaining them.',
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
      <ChallengeTable
        caption="Problems with reviews, what they cost you and what we do"
        columns={['Problem', 'What it costs you', 'What we do']}
        rows={rows}
      />
    </Sheet>
  );
}
