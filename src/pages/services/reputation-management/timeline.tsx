import { type Phase, PhaseList } from '../../../sections/phase-list.tsx';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

/** The labels are the specification's (section 2). */
const phases: readonly Phase[] = [
  {
    phase: 'Weeks 1-2',
    weeks: [0, 2],
    title: 'Reading what is there',
    description:
      'We collect every review of the firm and its attorneys, on every site, and sort them: answered, unanswered, false, fair.',
    activities: [
      'Profiles claimed',
      'Your state’s rules on testimonials read',
      'Wording of the request agreed with you',
    ],
  },
  {
    phase: 'Weeks 3-6',
    weeks: [2, 6],
    title: 'The first requests',
    description:
      'Clients whose matters closed in the past year are asked first, a few each week. Old reviews get the answers that they never had.',
    activities: [
      'Replies drafted, released by you',
      'Policy violations reported',
      'Request added to your closing letter',
    ],
  },
  {
    phase: 'Months 2-3',
    weeks: [6, 13],
    title: 'The routine',
    description:
      'Each closed matter leads to one request without anybody remembering it. Recent reviews begin to stand above the old ones.',
    activities: [
      'Replies drafted as reviews come in',
      'Directory profiles filled in',
      'Released testimonials placed on your site',
    ],
  },
  {
    phase: 'Month 4+',
    weeks: [13, 26],
    title: 'Keeping it honest',
    description:
      'The rating settles where your clients put it. We go on watching, answering and telling you what they keep mentioning.',
    activities: [
      'What the reviews say, in the monthly report',
      'Platform policies and state rules watched',
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
        heading="One quarter of setup, then a habit"
        lede="How many requests go out depends on how many matters you close. Each bar marks the phase within the first 26 weeks."
      />
      <PhaseList phases={phases} />
    </Sheet>
  );
}
