import { atLeast } from '../../../lib/format.ts';
import { citations } from '../../../offer/plan.ts';
import { ServiceChallenges } from '../../../sections/service/challenges.tsx';

export const Challenges = () => (
  <ServiceChallenges
    heading="Five problems that cost a good firm calls from the map"
    caption="Local SEO problems, what they cost you, and what we do"
    rows={[
      {
        challenge: 'Your clients live one county over',
        impact: 'An office closer to them starts ahead of yours, however well you know that courthouse.',
        solution:
          'We write a county page that competes below the map. We won’t rent you a mailbox: Google can suspend a profile for an address where nobody works.',
      },
      {
        challenge: 'Every attorney has a separate profile',
        impact: 'Your reviews and calls are spread over four listings, and two belong to lawyers who left.',
        solution:
          'We build up the reviews on one firm profile, set up attorney profiles by Google’s guidelines, and ask former colleagues to take your address off theirs.',
      },
      {
        challenge: 'The firm moved and the internet didn’t',
        impact: 'A new client is standing in the wrong lobby, and Google can’t tell which address to trust.',
        solution: `We correct your details at the source, then in ${atLeast(citations.directories)} directories, and keep a list of every copy.`,
      },
      {
        challenge: 'A competitor stuffed its name with keywords',
        impact: '“Best Divorce Lawyer Cheap Custody” isn’t the name on their door, but those words can help them rank.',
        solution: 'If you approve, we report it through Google’s form, with a photo of their sign.',
      },
      {
        challenge: 'The calls come at 9 p.m.',
        impact: 'Your profile says “Closed.” People who waited until the kids were asleep call the next firm.',
        solution:
          'If your staff takes calls in the evening, your hours say so. If not, a short form asks when it’s safe to call.',
      },
    ]}
  />
);
