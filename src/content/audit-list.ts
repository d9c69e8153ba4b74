/** The audit’s points in working order. A test compares their number with the claim. */
export const auditGroups = [
  {
    name: 'Crawling and indexing',
    points: [
      'Pages that Google has indexed',
      'Pages it skipped, with the reason',
      'Stray noindex tags, which hide a page',
      'robots.txt rules',
      'XML sitemap, the list of your pages',
      'Canonical URLs: one official address for each page',
      'Redirects and redirect chains',
      'Broken links',
      'Server errors',
    ],
  },
  {
    name: 'Speed',
    points: [
      'Largest Contentful Paint: when the main part shows',
      'Interaction to Next Paint: how soon a tap works',
      'Cumulative Layout Shift: how much the page jumps',
      'Server response time',
      'Image file sizes',
      'Font loading',
      'Third-party scripts',
      'Caching and compression',
    ],
  },
  {
    name: 'Mobile use and accessibility',
    points: [
      'Layout at 360 pixels',
      'Tap target size',
      'Tap to call',
      'Keyboard use',
      'Color contrast',
      'Image descriptions',
      'Form labels',
    ],
  },
  {
    name: 'Page structure',
    points: [
      'Page titles',
      'Page descriptions',
      'One main heading',
      'Heading order',
      'Links to the practice pages',
      'Orphan pages, with no link to them',
      'Readable URLs',
      'Breadcrumbs',
      'Near-duplicate pages',
    ],
  },
  {
    name: 'Your firm’s identity',
    points: [
      'The firm in structured data',
      'Attorney profiles',
      'Markup that matches the visible text',
      'Name, address, and phone number',
      'The preview when a link is shared',
      'Access for AI crawlers',
      'Date and reviewer on legal pages',
    ],
  },
  {
    name: 'Security and tracking',
    points: [
      'HTTPS on every URL',
      'Mixed content: insecure files on a secure page',
      'Software updates',
      'Where form entries go',
      'Case details leaking into analytics',
      'Call and form tracking',
      'Search Console access',
    ],
  },
] as const;

export type AuditPoint = (typeof auditGroups)[number]['points'][number];

/** All points, numbered through from 1 on the page. */
export const auditPoints: readonly AuditPoint[] = auditGroups.flatMap(({ points }): readonly AuditPoint[] => points);

/** The points to do first if there is time for only five. */
export const firstFive: readonly AuditPoint[] = [
  'Stray noindex tags, which hide a page',
  'Where form entries go',
  'Tap to call',
  'Near-duplicate pages',
  'Date and reviewer on legal pages',
];

/** A point’s number on the page. */
export const pointNumber = (point: AuditPoint): number => auditPoints.indexOf(point) + 1;
