import { link } from '../../../copy/copy-text.ts';
import { audit } from '../../../offer/plan.ts';
import { ServiceTimeline } from '../../../sections/service/timeline.tsx';

export const Timeline = () => (
  <ServiceTimeline
    heading="Most repairs are done by month three"
    phases={[
      {
        phase: 'Week 1',
        weeks: [0, 1],
        title: 'The audit',
        description: 'We record today’s numbers before we change anything.',
        activities: [
          `All ${audit.points} points: pass, fix, or not applicable`,
          'Access to Search Console, analytics, and hosting',
          'Speed as real visitors see it',
        ],
      },
      {
        phase: 'Weeks 2–4',
        weeks: [1, 4],
        title: 'What costs you clients today',
        description: 'Each of these takes hours, not weeks, and matters more than anything that comes later.',
        activities: ['Indexing errors cleared', 'Redirects in place', 'Every form and phone link tested on a phone'],
      },
      {
        phase: 'Months 2–3',
        weeks: [4, 13],
        title: 'Speed and structure',
        description: 'Your developer works from our list, or we do it ourselves.',
        activities: [
          'Core Web Vitals brought within Google’s limits',
          'Menu, headings, and internal links rebuilt',
          'Structured data for the firm and its attorneys',
        ],
      },
      {
        phase: 'Month 4+',
        weeks: [13, 26],
        title: 'Monthly checks',
        description: 'A plugin update can undo a month of repairs overnight, so we look again every month.',
        activities: [
          'Points that failed, tested again',
          `New pages from ${link('/services/content-marketing', 'content marketing')} and new scripts checked`,
          'Every change noted in your monthly report',
        ],
      },
    ]}
  />
);
