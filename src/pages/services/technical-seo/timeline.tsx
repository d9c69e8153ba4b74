import { type Phase, PhaseList } from '../../../sections/phase-list.tsx';
import { claims } from '../../../site/claims.ts';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

/** The labels are the specification's (section 2). */
const phases: readonly Phase[] = [
  {
    phase: 'Week 1',
    weeks: [0, 1],
    title: 'The audit',
    description:
      'We read the site as Google does and as a client does. Before anything is changed, today’s figures are written down, so that later ones mean something.',
    activities: [
      `All ${claims.audit.points} points, each with its mark`,
      'Access to Search Console, analytics and hosting',
      'Speed of real visits, where Google has enough of them',
    ],
  },
  {
    phase: 'Weeks 2-4',
    weeks: [1, 4],
    title: 'Whatever hides or loses clients today',
    description:
      'Blocked pages, dead addresses, forms that reach nobody. These repairs take hours and matter more than anything that follows.',
    activities: ['Indexing faults cleared', 'Redirects in place', 'Each form and phone link tested from a phone'],
  },
  {
    phase: 'Months 2-3',
    weeks: [4, 13],
    title: 'Speed and structure',
    description:
      'The slower work, done template by template rather than page by page. Your developer can do it from our list, or we do it ourselves.',
    activities: [
      'Core Web Vitals brought under their limits',
      'Menu, headings and internal links rebuilt',
      'Structured data for the firm and its attorneys',
    ],
  },
  {
    phase: 'Month 4+',
    weeks: [13, 26],
    title: 'Watching',
    description:
      'A plugin update can undo a month of repairs overnight. We look again every month, and new pages from [content marketing](/services/content-marketing) are checked before they go live.',
    activities: [
      'The audit’s failed points, tested again',
      'New pages, new scripts, new third parties',
      'A line in the monthly report for each change',
    ],
  },
];

/** The phases of the work, and when each one happens. */
export function Timeline() {
  return (
    <Sheet folio="Timeline" labelledBy="timeline">
      <SectionHead
        id="timeline"
        heading="Most of the repairs are done by month three"
        lede="The bar under each label shows where the phase lies in the first half year. After that the site is kept, much like a docket."
      />
      <PhaseList phases={phases} />
    </Sheet>
  );
}
