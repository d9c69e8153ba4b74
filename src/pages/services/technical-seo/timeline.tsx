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
      'We read your site the way Google does and the way a client does. Before we change anything, we record today’s numbers, so there is something to compare with.',
    activities: [
      `All ${claims.audit.points} points: pass, fix or not applicable`,
      'Access to Search Console, analytics and hosting',
      'Speed on real visits, if Google has enough of them',
    ],
  },
  {
    phase: 'Weeks 2-4',
    weeks: [1, 4],
    title: 'Fixing whatever loses you clients today',
    description:
      'Blocked pages, dead links, forms that reach nobody. These repairs take hours and matter more than anything that follows.',
    activities: ['Indexing errors cleared', 'Redirects in place', 'Every form and phone link tested on a phone'],
  },
  {
    phase: 'Months 2-3',
    weeks: [4, 13],
    title: 'Speed and structure',
    description:
      'The slower work, done template by template instead of page by page. Your developer can do it from our list, or we do it ourselves.',
    activities: [
      'Core Web Vitals brought within Google’s limits',
      'Menu, headings and internal links rebuilt',
      'Structured data for the firm and its attorneys',
    ],
  },
  {
    phase: 'Month 4+',
    weeks: [13, 26],
    title: 'Monthly checks',
    description:
      'A plugin update can undo a month of repairs overnight. We look again every month, and we check new pages from [content marketing](/services/content-marketing) before they go live.',
    activities: [
      'Points that failed, tested again',
      'New pages, new scripts, new third parties',
      'Every change noted in your monthly report',
    ],
  },
];

/** The phases of the work, and when each one happens. */
export function Timeline() {
  return (
    <Sheet folio="Timeline" labelledBy="timeline">
      <SectionHead
        id="timeline"
        heading="How long the repairs take: most are done by month three"
        lede="The bar under each label shows where that phase falls in the first six months. After that we keep the site up, the way you keep a docket."
      />
      <PhaseList phases={phases} />
    </Sheet>
  );
}
