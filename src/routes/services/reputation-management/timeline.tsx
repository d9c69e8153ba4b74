import { ServiceTimeline } from '../../../sections/service/timeline.tsx';

export const Timeline = () => (
  <ServiceTimeline
    heading="The first requests go out in week three"
    phases={[
      {
        phase: 'Weeks 1–2',
        weeks: [0, 2],
        title: 'We read what’s already there',
        description: 'Every review of the firm and its attorneys, on every site.',
        activities: [
          'Reviews sorted: answered, unanswered, fake, fair',
          'Profiles claimed',
          'Your state’s rules on testimonials checked',
          'Wording of the request approved by you',
        ],
      },
      {
        phase: 'Weeks 3–6',
        weeks: [2, 6],
        title: 'We send the first requests',
        description: 'A few each week, to clients of the past year who have agreed.',
        activities: [
          'Replies drafted to old reviews that never got one',
          'Policy violations reported',
          'A request added to your closing letter',
        ],
      },
      {
        phase: 'Months 2–3',
        weeks: [6, 13],
        title: 'Requests become routine',
        description: 'You give us the names of clients who said yes, and we do the rest.',
        activities: [
          'Replies drafted as reviews come in',
          'Directory profiles filled in',
          'Approved testimonials added to your site',
        ],
      },
      {
        phase: 'Month 4+',
        weeks: [13, 26],
        title: 'We keep watch',
        description: 'Recent reviews outnumber the old ones, and new ones keep coming.',
        activities: [
          'What reviews say, in your monthly report',
          'Platform policies and state rules tracked',
          'Replies drafted as before',
        ],
      },
    ]}
  />
);
