import { StatisticSection } from '../../../sections/statistic-rows.tsx';
import { claims } from '../../../site/claims.ts';

/** Why the state of the website matters, in four counts. */
export function Why() {
  return (
    <StatisticSection
      heading="Good pages don’t rank when the site gets in their way"
      lede="The best custody page in the county can lose to a worse one that loads fast, that Google has indexed, and that people can use with one thumb. These problems are dull. They’re also cheap to fix compared with another year of writing."
      rows={[
        {
          value: `${claims.audit.points}`,
          label: 'points in the audit',
          detail:
            'Each gets one of three marks: pass, fix or not applicable. You get the whole list, so nothing hides behind a score.',
        },
        {
          value: '1',
          unit: ' line',
          label: 'of code is enough to hide a page',
          detail:
            'A noindex tag left over from a redesign takes a page out of Google, and visitors never notice. We look for it before anything else.',
        },
        {
          value: '75',
          unit: '%',
          label: 'of visits must meet Google’s speed limits',
          detail:
            'Google judges speed by real visits, separately for phones and desktops, and three in four have to pass. The office computer on fiber tells you little about them.',
        },
        {
          value: `${claims.daysToResults}`,
          unit: ' days',
          label: 'to first results for most clients',
          detail:
            'Technical fixes alone rarely get you there. They come first because pages and listings built on a broken site have to be done twice.',
        },
      ]}
    />
  );
}
