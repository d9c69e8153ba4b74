import { type Phase, PhaseList } from '../../../sections/phase-list.tsx';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

/** The labels are the specification's (section 2). */
const phases: readonly Phase[] = [
  {
    phase: 'Weeks 1-2',
    weeks: [0, 2],
    title: 'We read what’s already there',
    description:
      'We collect every review of the firm and its attorneys, on every site, and sort them: answered, unanswered, fake, fair.',
    activities: [
      'Profiles claimed',
      'Your state’s rules on testimonials checked',
      'Wording of the request approved by you',
    ],
  },
  {
    phase: 'Weeks 3-6',
    weeks: [2, 6],
    title: 'We send the first requests',
    description:
      'We start with clients whose cases closed in the past year, a few each week. Old reviews get the replies they never had.',
    activities: [
      'Replies drafted for your approval',
      'Policy violations reported',
      'A request added to your closing letter',
    ],
  },
  {
    phase: 'Months 2-3',
    weeks: [6, 13],
    title: 'Requests become routine',
    description:
      'Every closed case leads to a request, and nobody has to remember it. Recent reviews start to outnumber the old ones.',
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
    description:
      'Your rating settles where your clients put it. We keep monitoring, replying and telling you what clients keep mentioning.',
    activities: [
      'What reviews say, in your monthly report',
      'Platform policies and state rules tracked',
      'Replies drafted as before',
    ],
  },
];

/** The phases of the work, and when each one happens. */
export function Timeline() {
  return (
    <Sheet folio="Timeline" labelledBy="timeline">
      <SectionHead
        id="timeline"
        heading="How long it takes: three months of setup, then a routine"
        lede="How many requests go out depends on how many cases you close. Each bar shows where the phase falls in the first six months."
      />
      <PhaseList phases={phases} />
    </Sheet>
  );
}
