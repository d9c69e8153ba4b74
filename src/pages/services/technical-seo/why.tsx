import { StatisticSection } from '../../../sections/statistic-rows.tsx';
import { claims } from '../../../site/claims.ts';

/** Why the state of the website matters, in four counts. */
export function Why() {
  return (
    <StatisticSection
      heading="Good pages go unread when the site gets in their way"
      lede="A firm can have the best custody page in the county and lose to a worse one that loads, that Google has indexed, and that a thumb can use. These faults are dull. They are also cheap to repair compared with another year of writing."
      rows={[
        {
          value: `${claims.audit.points}`,
          label: 'points in the audit',
          detail:
            'Each gets one of three marks: sound, repair, does not apply. You get the list with the marks, so that nothing hides behind a score.',
        },
        {
          value: '1',
          unit: ' line',
          label: 'is enough to hide a page',
          detail:
            'A noindex tag left over from a redesign takes a page out of Google without any sign to a visitor. We look for it before anything else.',
        },
        {
          value: '75',
          unit: '%',
          label: 'of visits have to be good ones',
          detail:
            'Google judges speed by real visits, and three in four must meet its thresholds.[^vitals] The office computer on fiber says little about them.',
        },
        {
          value: `${claims.daysToResults}`,
          unit: ' days',
          label: 'to results for most clients',
          detail:
            'The repairs come first in that period, because pages and listings built on a broken site have to be done twice.[^days]',
        },
      ]}
    />
  );
}
