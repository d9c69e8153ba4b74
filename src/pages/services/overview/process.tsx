import { type Phase, PhaseList } from '../../../sections/phase-list.tsx';
import { claims } from '../../../site/claims.ts';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

const steps: readonly Phase[] = [
  {
    phase: '1',
    title: 'We audit your firm’s presence in search',
    description: `We check your site against ${claims.audit.points} points, then your Google profile, your reviews and the firms that outrank you in each county. You get what we found, worst first.`,
    activities: ['Website audit', 'Search results in your counties', 'Your intake: who calls, and how they found you'],
  },
  {
    phase: '2',
    title: 'You choose the counties and the cases',
    description:
      'You tell us where you want to be found, which cases you want more of, and which you’d rather refer out. The work plan is one page, and you can cross out anything on it.',
    activities: [
      'Counties, in the order you want them',
      'Searches you should show up for',
      'Topics for the first pages',
    ],
  },
  {
    phase: '3',
    title: 'We do the work',
    description: `Repairs and directory listings come first. Then you get ${claims.plan.contentPages} pages a month and steady review requests. Nothing goes out under your name until you approve it.`,
    activities: ['Repairs, worst first', 'Drafts for your approval', 'Review requests'],
  },
  {
    phase: '4',
    title: 'We go over the numbers together',
    description:
      'We look at calls and consultations first and rankings second. What works gets more hours next month. What doesn’t gets dropped, and the report says so.',
    activities: ['Monthly report', 'Plan for next month', 'A phone call when the numbers need one'],
  },
];

/** The four-step process. */
export function Process() {
  return (
    <Sheet folio="Process" tone="card" id="process" labelledBy="process-h">
      <SectionHead
        id="process-h"
        heading="How it works: four steps, from audit to monthly report"
        lede="We need you in step 2, and then for an hour or two of reading a month. [Our team of five](/about) does the rest."
      />
      <PhaseList phases={steps} />
    </Sheet>
  );
}
