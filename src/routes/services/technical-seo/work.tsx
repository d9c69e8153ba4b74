import type { ReactNode } from 'react';
import { auditGroups, pointNumber } from '../../../content/audit-list.ts';
import { Paragraph } from '../../../copy/copy.tsx';
import { audit } from '../../../offer/plan.ts';
import { ServiceWork, WorkCard } from '../../../sections/service/work.tsx';
import { AuditPoints } from './audit-points.tsx';
import { Vitals } from './vitals.tsx';

/** What we do about each group of the audit. */
const repairs: Record<
  (typeof auditGroups)[number]['name'],
  { description: string; features: readonly string[]; details?: ReactNode }
> = {
  'Crawling and indexing': {
    description: 'We find out which of your pages Google has, which it skipped, and why.',
    features: [
      'Every old URL redirects in one step',
      'One URL for each page',
      'A sitemap of live pages only',
      'Server responses and Search Console checked page by page',
    ],
  },
  Speed: {
    description: 'People read about divorce in a parked car with two bars of signal.',
    features: [
      'Tested on a phone with a weak signal',
      'Images sized to fit the screen',
      'Tracking and chat scripts loaded late or dropped',
      'Text that shows before its font loads',
      'Buttons that stay put while the page loads',
    ],
  },
  'Mobile use and accessibility': {
    description: 'Some of your clients use a keyboard, a screen reader, or large type.',
    features: [
      'Contrast and text size',
      'Form labels that screen readers can read aloud',
      'A phone number that dials when you tap it',
      'Menus that work without a mouse',
    ],
  },
  'Page structure': {
    description: 'Titles, headings, and links that work for people who skim.',
    features: [
      'A title and description for every page',
      'Guides that link to the right practice page',
      'No page left without a link to it',
      'Headings that make sense on their own',
    ],
  },
  'Your firm’s identity': {
    description: 'Labels in the code say which firm this is, and who practices there.',
    features: [
      'The firm, its office, and its attorneys in structured data',
      'Breadcrumbs, and questions visitors can see',
      'No star ratings: Google doesn’t show them for a firm’s own site',
      'AI crawlers allowed, if you want them',
    ],
  },
  'Security and tracking': {
    description: 'We follow what people type into your form, from the button to your inbox.',
    features: [
      'HTTPS on every URL',
      'No names or facts in URLs',
      'Nothing from a form in your analytics',
      'A list of every outside company whose code runs on your site, for your approval',
    ],
    details: (
      <Paragraph
        className="mt-4 text-ink-2 text-small"
        text={`Third-party scripts (${pointNumber('Third-party scripts')}), form entries (${pointNumber('Where form entries go')}), and case details in analytics (${pointNumber('Case details leaking into analytics')}) touch your duty of confidentiality. Model Rule 1.6(c) asks for reasonable efforts against unauthorized disclosure, and Rule 1.18 protects people who consult you and never hire you.`}
      />
    ),
  },
};

export const Work = () => (
  <ServiceWork
    heading={`The ${audit.points}-point audit, in six groups of repairs`}
    lede="The audit and the repairs are both in the monthly fee. Open a group to read its points."
    campaign="technical-seo"
    more={<Vitals />}
  >
    {auditGroups.map(({ name, points }) => {
      const { description, features, details } = repairs[name];
      return (
        <WorkCard key={name} title={name} description={description} features={features}>
          <AuditPoints points={points} />
          {details}
        </WorkCard>
      );
    })}
  </ServiceWork>
);
