import { type Phase, PhaseList } from '../../../sections/phase-list.tsx';
import { claims } from '../../../site/claims.ts';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

const steps: readonly Phase[] = [
  {
    phase: '1',
    title: 'We look',
    description: `Your site against ${claims.audit.points} points, your profile, your reviews, and the firms that stand above you in each county. You get what we found, in order of harm.`,
    activities: ['Audit of the site', 'Search results in your counties', 'Your intake: who calls, and from where'],
  },
  {
    phase: '2',
    title: 'You choose',
    description:
      'Which counties. Which cases you want more of, and which you would rather refer. The plan is one page, and you can strike lines from it.',
    activities: ['Counties, most wanted first', 'Searches to be found for', 'Subjects for the first pages'],
  },
  {
    phase: '3',
    title: 'We work',
    description: `Repairs and directories first, then ${claims.plan.contentPages} pages a month and steady requests for reviews. Nothing goes out under your name until you have approved it.`,
    activities: ['Repairs in order of harm', 'Drafts for your approval', 'Requests for reviews'],
  },
  {
    phase: '4',
    title: 'We read the numbers together',
    description:
      'Calls and consultations are counted before rankings. What works gets more of the next month’s hours. What does not is dropped, and the report says so.',
    activities: ['Report each month', 'Next month’s plan', 'A call, when the figures need one'],
  },
];

/** The four-step process. */
export function Process() {
  return (
    <Sheet folio="Process" tone="card" id="process" labelledBy="process-h">
      <SectionHead
        id="process-h"
        heading="Four steps, and the last one repeats"
        lede="You are needed in step 2, and for an hour or two of reading in each month after that. [Five people](/about) do the rest."
      />
      <PhaseList phases={steps} />
    </Sheet>
  );
}
