import { ServiceChallenges } from '../../../sections/service/challenges.tsx';
import { EthicsRules } from './ethics-rules.tsx';

export const Challenges = () => (
  <ServiceChallenges
    heading="Why most law firm blogs fail"
    caption="Content problems, what they cost you, and what we do"
    rows={[
      {
        challenge: 'No attorney has an evening to write',
        impact: 'The last post is two years old. Visitors wonder whether the firm still takes cases.',
        solution: 'We draft, you correct. Correcting takes a fraction of the time writing does.',
      },
      {
        challenge: 'Posts about the firm’s own news',
        impact: 'Nobody searches for an award dinner, and the posts push useful pages down the list.',
        solution: 'Every page starts with a question somebody typed. News goes in your newsletter.',
      },
      {
        challenge: 'Articles bought by the dozen',
        impact: 'Forty firms in forty states run the same text, and in most of those states it gets the law wrong.',
        solution: 'We write from your statute, your court’s practice, and your clerk’s forms.',
      },
      {
        challenge: 'AI drafts nobody checked',
        impact: 'On your website, a made-up citation is a misleading communication with your name on it.',
        solution: 'A person opens every source before you see the draft. If we can’t find a citation, it comes out.',
      },
    ]}
  >
    <EthicsRules />
  </ServiceChallenges>
);
