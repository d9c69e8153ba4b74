import { link } from '../../../copy/copy-text.ts';
import { ServiceChallenges } from '../../../sections/service/challenges.tsx';

export const Challenges = () => (
  <ServiceChallenges
    heading="Why reviews are harder in family law"
    caption="Problems with reviews, what they cost you, and what we do"
    rows={[
      {
        challenge: 'The other spouse writes the review',
        impact: 'Readers can’t tell an opponent’s anger from a client’s.',
        solution:
          'We report it if the platform’s policy gives us grounds. If not, we draft two courteous sentences that don’t show whose side you were on, and don’t ask the writer to call (Model Rule 4.2).',
      },
      {
        challenge: 'Grateful clients want privacy',
        impact: 'Their name would sit next to the word “divorce” for their friends to see.',
        solution: 'The request says so, and we never push. Some will write about the office instead of the case.',
      },
      {
        challenge: 'One star and no words',
        impact: 'Your average drops, and there’s nothing to answer.',
        solution:
          'We draft a general reply. You check privately who it may be. In public, you neither confirm nor deny.',
      },
      {
        challenge: 'Your reviews are few and old',
        impact: `The last is from two winters ago. The firm next to you on ${link('/services/local-seo', 'the map')} has one from Tuesday.`,
        solution: 'We ask as each case closes, a few clients a month. Forty requests in one week would look staged.',
      },
      {
        challenge: 'A former vendor bought reviews',
        impact: 'They are a legal risk to your firm, even if an agency ordered them.',
        solution: 'We look for them, you decide with counsel, and we help you get them taken down.',
      },
    ]}
  />
);
