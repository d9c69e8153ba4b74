import { link } from '../../../copy/copy-text.ts';
import { ServiceChallenges } from '../../../sections/service/challenges.tsx';

export const Challenges = () => (
  <ServiceChallenges
    heading="Five website problems we expect to find"
    caption="Website problems, what they cost you, and what we do"
    rows={[
      {
        challenge: 'A redesign without redirects',
        impact: 'The new site looks better and the phone rings less. Old URLs lead to error pages.',
        solution:
          'We rebuild the list of old URLs from Search Console and web archives. Each one redirects to the closest live page.',
      },
      {
        challenge: 'A theme that loads everything',
        impact: 'Sliders, maps, and form builders load on every page. By the first sentence, the visitor is gone.',
        solution: 'We take off what a page doesn’t use. If the theme itself is the problem, we tell you in week 1.',
      },
      {
        challenge: 'Twenty city pages with the same text',
        impact:
          'Under Google’s spam policies, they can count as doorways and drag down the pages that deserve to rank.',
        solution: `We merge them into a few county pages, each written from what your attorneys know about that courthouse. ${link('/services/local-seo', 'Local SEO')} says what goes on them.`,
      },
      {
        challenge: 'Custody is four clicks deep',
        impact: 'It sits under “Practice areas,” “Family,” and an accordion, as if it didn’t matter.',
        solution: 'We put custody, support, property, and cost in the menu, and link the guides to them.',
      },
      {
        challenge: 'A chat box on every page',
        impact:
          'It slows the first tap. It also invites people to tell a chat vendor about the marriage before you’ve run a conflict check.',
        solution:
          'The box loads only when a visitor asks for it, under a line on what not to write. Or your phone number replaces it.',
      },
    ]}
  />
);
